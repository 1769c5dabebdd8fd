// @vitest-environment jsdom
import type { Note } from '@pinlife/contract/note/schema';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { call, callPage, type Page } from '../../lib/api/api-client.ts';
import { ApiError, unansweredError } from '../../lib/api/api-error.ts';
import { reportReachable } from '../../lib/api/connection.ts';
import { findKeptNote, forgetMissing, keepNotes } from '../../lib/kept/kept.ts';
import { ensureNote, noteListQuery, noteQuery, pullNote, readKeptPage, readPage, refreshNotes } from './api.ts';
import { findCachedNote, putCachedNote, trashCachedNote } from './cache.ts';
import { noteKeys } from './keys.ts';
import { takeAnswer } from './outbox/sending/take-answer.ts';
import { flattenPages, type NotePages } from './pages.ts';

vi.mock('../../lib/api/api-client.ts', () => ({ call: vi.fn(), callPage: vi.fn() }));
vi.mock('../../lib/kept/kept-database.ts', () => ({ isKeptSession: () => true }));
vi.mock('../../lib/kept/kept.ts', () => ({
  findKeptNote: vi.fn(),
  keepNotes: vi.fn(),
  forgetMissing: vi.fn(),
  forgetKeptNote: vi.fn(),
}));
vi.mock('./kept-list.ts', () => ({ readKeptPage: async () => ({ data: [], next: null, fetchedAt: 0, isKept: true }) }));

const version = (number: number) => makeNovemberNote(5, { version: number });
const { _id: id } = version(1);

test('an edit begins with the note of a slow server, not with the stored one', async () => {
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

test('an edit begins with the stored note without a network', async () => {
  vi.mocked(findKeptNote).mockResolvedValue(version(1));
  vi.mocked(call).mockRejectedValue(new ApiError(0, 'unavailable', ''));
  expect((await ensureNote(new QueryClient(), id)).version).toBe(1);
});

test('the note to edit is read again if the live stream begins in between', async () => {
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

test('a note is gone if PinLife answers so, not if a proxy or a captive portal answers 404', async () => {
  const client = new QueryClient();
  client.setQueryData(noteKeys.detail(id), version(1));
  vi.mocked(call).mockRejectedValue(unansweredError(404));
  await pullNote(client, id);
  expect(findCachedNote(client, id)?.deletedAt).toBeNull();
  vi.mocked(call).mockRejectedValue(new ApiError(404, 'not_found', 'Not found', { isOurs: true }));
  await pullNote(client, id);
  expect(findCachedNote(client, id)?.deletedAt).not.toBeNull();
});

test('a list is read again after a silence, even if the clock was set back in between', async () => {
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

const comment = { _id: '01930000-0000-7000-8000-000000000001', content: 'Yes', createdAt: '', updatedAt: '' };
const commented = { ...version(1), comments: [comment], commentCount: 1 };

/** Answers the first read with the note as it was before, and later ones with another. */
const answerLate = (later: Promise<Note>) => {
  const first = Promise.withResolvers<Note>();
  vi.mocked(call).mockReturnValueOnce(first.promise).mockReturnValueOnce(later);
  return () => first.resolve(version(1));
};

test('a note that was read before a comment was answered is read again', async () => {
  const client = new QueryClient();
  const answer = answerLate(Promise.resolve(commented));
  const read = client.fetchQuery(noteQuery(client, id));
  const change = { kind: 'comment', id, commentId: comment._id, content: comment.content, isNew: true } as const;
  takeAnswer(client, change, { note: null, comment });
  answer();
  expect((await read).comments).toEqual([comment]);
});

test('a note that another device has changed keeps the tick that is answered while it is read', async () => {
  const client = new QueryClient();
  client.setQueryData(noteKeys.detail(id), version(1));
  const ticked = { ...version(1), done: true };
  const answer = answerLate(Promise.resolve(ticked));
  const pulling = pullNote(client, id);
  takeAnswer(client, { kind: 'done', id, done: true }, { note: ticked });
  answer();
  await pulling;
  expect(findCachedNote(client, id)?.done).toBe(true);
});

test('a note that is deleted while it is read does not come back', async () => {
  const client = new QueryClient();
  client.setQueryData(noteKeys.detail(id), version(1));
  const gone = Promise.reject(new ApiError(404, 'not_found', 'Not found', { isOurs: true }));
  gone.catch(() => undefined);
  const answer = answerLate(gone);
  const pulling = pullNote(client, id);
  trashCachedNote(client, id);
  answer();
  await pulling;
  expect(findCachedNote(client, id)?.deletedAt).not.toBeNull();
});

const titlesOf = (client: QueryClient) =>
  flattenPages(client.getQueryData<NotePages>(noteKeys.list({}))?.pages ?? []).map(({ title }) => title);
const pageOf = (...days: number[]): Page<Note[]> => ({ data: days.map((day) => makeNovemberNote(day)), next: null });

test('a page that was read before the answer to a change neither stores the old note nor deletes it', async () => {
  const answer = Promise.withResolvers<Page<Note[]>>();
  vi.mocked(callPage).mockReturnValueOnce(answer.promise);
  const reading = readPage({}, { cursor: null, limit: 10 });
  takeAnswer(new QueryClient(), { kind: 'delete', id }, { note: null });
  answer.resolve(pageOf(5, 4));
  await reading;
  expect(vi.mocked(keepNotes).mock.lastCall?.[0]).toEqual(pageOf(4).data);
  expect(vi.mocked(forgetMissing).mock.lastCall?.[0]).toEqual(pageOf(5, 4).data);
});

/** Opens the list on a slow line: the stored notes are shown, and the answer of the server comes later. */
const openSlowly = async (client: QueryClient) => {
  await readKeptPage(client, {}, null);
  vi.useFakeTimers();
  const answer = Promise.withResolvers<Page<Note[]>>();
  vi.mocked(callPage).mockReturnValueOnce(answer.promise);
  const shown = client.fetchInfiniteQuery(noteListQuery({}));
  await vi.advanceTimersByTimeAsync(1000);
  expect((await shown).pages[0]?.isKept).toBe(true);
  return async (page: Page<Note[]>) => {
    answer.resolve(page);
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
  };
};

test('a list that arrives after the stored one was shown does not undo changes made in between', async () => {
  const client = new QueryClient();
  const answer = await openSlowly(client);
  putCachedNote(client, makeNovemberNote(6));
  await answer(pageOf(5));
  expect(titlesOf(client)).toEqual(['Note 6', 'Note 5']);
});

test('a list that arrives after it was read again is not shown', async () => {
  const client = new QueryClient();
  const answer = await openSlowly(client);
  vi.mocked(callPage).mockResolvedValueOnce(pageOf(7, 5));
  await refreshNotes(client);
  await answer(pageOf(5));
  expect(titlesOf(client)).toEqual(['Note 7', 'Note 5']);
});

test('a list of stored notes is read again once the server answers, also without a greeting of the live stream', async () => {
  const client = new QueryClient();
  reportReachable(false);
  vi.mocked(callPage).mockReset().mockRejectedValue(unansweredError(502));
  const stop = new InfiniteQueryObserver(client, noteListQuery({})).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(noteKeys.list({}))).toMatchObject({ pages: [{ isKept: true }] }));
  reportReachable(true);
  await vi.waitFor(() => expect(callPage).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  reportReachable(false);
  vi.mocked(callPage).mockResolvedValue(pageOf(5));
  reportReachable(true);
  await vi.waitFor(() => expect(titlesOf(client)).toEqual(['Note 5']));
  stop();
});

test('a note whose change could not be read is read once the server answers', async () => {
  const client = new QueryClient();
  client.setQueryData(noteKeys.list({}), { pages: [{ ...pageOf(5), fetchedAt: 0 }], pageParams: [null] });
  reportReachable(false);
  vi.mocked(call).mockReset().mockRejectedValue(unansweredError(502));
  vi.mocked(callPage).mockResolvedValue(pageOf(6, 5));
  await pullNote(client, makeNovemberNote(6)._id);
  reportReachable(true);
  await vi.waitFor(() => expect(titlesOf(client)).toEqual(['Note 6', 'Note 5']));
});
