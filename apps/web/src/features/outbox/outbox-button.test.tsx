// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { makeEntry } from '../../../test/make-entry.ts';
import { entryStore } from '../../entities/note/outbox/display/entry-store.ts';
import { toastSent } from '../../entities/note/outbox/display/report.ts';
import { loadOutboxTexts } from '../../entities/note/outbox/display/texts.ts';
import { keepFile } from '../../entities/note/outbox/files/blob-store.ts';
import { openOutbox, submitChange } from '../../entities/note/outbox/outbox.ts';
import { call } from '../../lib/api/api-client.ts';
import { reportReachable } from '../../lib/api/connection.ts';
import { sendFile } from '../../lib/api/send-file.ts';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { endSession, getSession, type Session, startSession } from '../../lib/session/session.ts';
import { listToasts } from '../../ui/feedback/toast.ts';
import { OutboxButton } from './outbox-button.tsx';

vi.mock(import('../../lib/api/api-client.ts'), async (original) => {
  const call = vi.fn();
  return { ...(await original()), call, createCaller: () => call };
});
vi.mock(import('../../lib/api/send-file.ts'), () => ({ sendFile: vi.fn() }) as never);
vi.mock(import('../../lib/live/live.ts'), () => ({ onLiveEvent: () => () => undefined }));

const show = (client: QueryClient) =>
  render(<OutboxButton />, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MemoryRouter>
    ),
  });

afterEach(() => {
  cleanup();
  endSession('expired');
});

it('shows a note as being sent from the first byte of its picture on', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  await initI18n();
  await loadOutboxTexts();
  URL.createObjectURL = () => 'blob:fern';
  URL.revokeObjectURL = () => undefined;
  const client = new QueryClient();
  startSession({ token: 'secret', id: 'me', lastLogin: null }, { keep: false });
  await openOutbox(client, getSession() as Session, new AbortController().signal);
  reportReachable(false);
  const file = await new Response(new Uint8Array(3)).blob();
  const fern = await keepFile('me', { s3Key: 'me/f.png', type: 'image', filename: 'f.png', sound: null, file });
  const pin = (title: string, media: string[]) =>
    submitChange(client, { kind: 'create', note: { _id: title, title, content: '', media } }, { title, content: '' });
  await pin('Fern', [fern._id]);
  const line = Promise.withResolvers<void>();
  vi.mocked(sendFile).mockReturnValue(line.promise);
  vi.mocked(call).mockImplementation((async () => ({ _id: 'Fern' })) as never);

  show(client);
  fireEvent.click(screen.getByRole('button', { name: '1 waiting to be sent' }));
  expect(screen.getByRole('listitem').textContent).toContain('New pinup');
  await act(async () => reportReachable(true));
  await vi.waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('Sending…'));
  expect(call).not.toHaveBeenCalledWith('createNote', expect.anything());
  line.resolve();
  await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

it('shows no refused change once its list is empty', async () => {
  await initI18n();
  const refusal = { status: 404, code: 'not_found', message: 'Gone', data: null } as const;
  entryStore.set([makeEntry({ kind: 'done', id: 'fern', done: true }, { refusal })]);
  show(new QueryClient());
  await toastSent({ sent: 0, refused: 1 });
  const texts = () => listToasts().map(({ text }) => text);
  expect(texts()).toContain('1 change was not taken');
  act(() => entryStore.set([]));
  expect(texts()).not.toContain('1 change was not taken');
});
