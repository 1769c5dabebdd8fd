// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { refreshNotes } from '../../../entities/note/api.ts';
import { call } from '../../../lib/api/api-client.ts';
import { ApiError, unansweredError } from '../../../lib/api/api-error.ts';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { NoteDetail } from './note-detail.tsx';

vi.mock(import('../../../lib/api/api-client.ts'), async (original) => ({ ...(await original()), call: vi.fn() }));

const note = makeNovemberNote(14);

beforeAll(async () => {
  await initI18n();
  // jsdom has no width.
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
beforeEach(() => void vi.mocked(call).mockImplementation(async () => note as never));
afterEach(cleanup);

const open = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NoteDetail id={note._id} isOpen onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
};

/** Queries notify in a separate task. */
const drawWhatIsKnown = () => new Promise<void>((resolve) => void setTimeout(resolve));

it('shows that an open note was deleted while the live stream was down', async () => {
  const client = open();
  await screen.findByRole('heading', { name: note.title });
  vi.mocked(call).mockRejectedValue(new ApiError(404, 'not_found', 'Not found', { isOurs: true }));
  await act(() => refreshNotes(client));
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: note.title })).toBeNull());
  expect(screen.getByRole('heading', { name: 'This pinup is not here' })).toBeTruthy();
});

it.each([
  ['a note that is not there', new ApiError(404, 'not_found', 'Not found', { isOurs: true }), 'Close'],
  ['a note that a proxy has no page for', unansweredError(404), 'Load again'],
  ['a note that did not load', new ApiError(500, 'internal', 'Something went wrong'), 'Load again'],
])('leaves the button of %s in its place while it is asked for again', async (_name, error, name) => {
  vi.mocked(call).mockRejectedValue(error);
  const client = open();
  const pressed = await screen.findByRole('button', { name });
  const { promise, reject } = Promise.withResolvers<never>();
  vi.mocked(call).mockReturnValue(promise);
  const asking = refreshNotes(client);
  await vi.waitFor(() => expect(client.isFetching()).toBe(1));
  await act(drawWhatIsKnown);
  expect(pressed.isConnected).toBe(true);
  reject(error);
  await act(() => asking);
  expect(pressed.isConnected).toBe(true);
});
