// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ourJson } from '../../../../../../testing/our-answer.ts';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { noteKeys } from '../../../entities/note/keys.ts';
import { findShownNote } from '../../../entities/note/outbox/display/find-shown-note.ts';
import { useDeleteNote } from './trash-api.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps a deleted note away even if the feed was read before the server had deleted it', async () => {
  const client = new QueryClient();
  const feed = noteKeys.list({});
  const note = makeNovemberNote(5);
  const read = { pages: [{ data: [note], next: null, fetchedAt: 1000 }], pageParams: [null] };
  client.setQueryData(feed, read);
  const { promise: answer, resolve: answerWith } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useDeleteNote(), { wrapper });

  await act(async () => {
    const deleted = result.current.mutateAsync(note._id);
    await vi.waitFor(() => expect(findShownNote(client, note._id)?.deletedAt).not.toBeNull());
    client.setQueryData(feed, read);
    answerWith(ourJson({ data: { deleted: true } }));
    await deleted;
  });
  expect(client.getQueryData(feed)).toMatchObject({ pages: [{ data: [] }] });
});
