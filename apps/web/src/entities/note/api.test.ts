// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { call, callPage } from '../../lib/api/api-client.ts';
import { ApiError, unanswered } from '../../lib/api/api-error.ts';
import { findKeptNote } from '../../lib/kept/kept.ts';
import { ensureNote, noteQuery, pullNote, readPage, refreshNotes } from './api.ts';
import { findCachedNote, putCachedNote } from './cache.ts';
import { noteKeys } from './keys.ts';

vi.mock('../../lib/api/api-client.ts', () => ({ call: vi.fn(), callPage: vi.fn() }));
vi.mock('../../lib/kept/kept-database.ts', () => ({ isKeptSession: () => true }));
vi.mock('../../lib/kept/kept.ts', () => ({
  findKeptNote: vi.fn(),
  keepNotes: vi.fn(),
  keepPage: vi.fn(),
  forgetKeptNote: vi.fn(),
}));

const version = (number: number) => makeNovemberNote(5, { version: number });
const { _id: id } = version(1);

test('what is about to be changed is the note of the server, however slow that is, not the stored one', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  vi.mocked(findKeptNote).mockResolvedValue(version(1));
  const answer = Promise.withResolvers<ReturnType<typeof version>>();
  vi.mocked(call).mockReturnValue(answer.promise);
  const found = ensureNote(client, id);
  await vi.advanceTimersByTimeAsync(5000);
  answer.resolve(version(3));
  expect((await found).version).toBe(3);
  vi.useRealTimers();
});

test('without a network it is the stored one', async () => {
  vi.mocked(findKeptNote).mockResolvedValue(version(1));
  vi.mocked(call).mockRejectedValue(new ApiError(0, 'unavailable', ''));
  expect((await ensureNote(new QueryClient(), id)).version).toBe(1);
});

test('what is about to be changed is read again where the live stream begins meanwhile', async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<ReturnType<typeof version>>();
  vi.mocked(call).mockReturnValueOnce(answer.promise).mockResolvedValueOnce(version(2));
  const found = ensureNote(client, id);
  await refreshNotes(client);
  answer.resolve(version(1));
  expect((await found).version).toBe(2);
  expect(findCachedNote(client, id)?.version).toBe(2);
});

test('a note that was read before a change was answered does not undo the answer', async () => {
  const client = new QueryClient();
  client.setQueryData(noteKeys.detail(id), version(1));
  const answer = Promise.withResolvers<ReturnType<typeof version>>();
  vi.mocked(call).mockReturnValue(answer.promise);
  const read = client.fetchQuery({ ...noteQuery(client, id), staleTime: 0 });
  putCachedNote(client, version(2));
  answer.resolve(version(1));
  await read;
  expect(findCachedNote(client, id)?.version).toBe(2);
});

test('a note is gone where PinLife says so, not where a proxy or a captive portal answers 404', async () => {
  const client = new QueryClient();
  client.setQueryData(noteKeys.detail(id), version(1));
  vi.mocked(call).mockRejectedValue(unanswered(404));
  await pullNote(client, id);
  expect(findCachedNote(client, id)?.deletedAt).toBeNull();
  vi.mocked(call).mockRejectedValue(new ApiError(404, 'not_found', 'Not found', { isOurs: true }));
  await pullNote(client, id);
  expect(findCachedNote(client, id)?.deletedAt).not.toBeNull();
});

test('a list is read again after a silence, though the clock was set back meanwhile', async () => {
  const client = new QueryClient();
  vi.mocked(callPage).mockResolvedValue({ data: [], next: null });
  const device = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 18));
  client.setQueryData(noteKeys.list({}), {
    pages: [await readPage({}, { cursor: null, limit: 10 })],
    pageParams: [null],
  });
  device.mockReturnValue(Date.UTC(2026, 10, 17));
  vi.mocked(callPage).mockClear();
  await refreshNotes(client);
  device.mockRestore();
  expect(callPage).toHaveBeenCalledOnce();
});
