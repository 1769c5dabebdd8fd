import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { changeCachedNote, findCachedNote, putCachedNote, refreshCachedNotes, trashCachedNote } from './cache.ts';
import { noteKeys } from './keys.ts';
import { flattenPages, type NoteFilter, type NotePage, type NotePages } from './pages.ts';

const page = (days: number[], next: string | null = null): NotePage => ({
  data: days.map((day) => makeNovemberNote(day)),
  next,
  fetchedAt: 1000,
});
const listQuery = (filter: NoteFilter, queryFn: () => Promise<NotePage>) => ({
  queryKey: noteKeys.list(filter),
  queryFn,
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: NotePage) => next,
});

const createClient = async (days: number[], filter: NoteFilter = {}) => {
  const client = new QueryClient();
  await client.fetchInfiniteQuery(listQuery(filter, async () => page(days)));
  return client;
};
const titles = (client: QueryClient, filter: NoteFilter = {}) =>
  flattenPages(client.getQueryData<NotePages>(noteKeys.list(filter))?.pages ?? []).map(({ title }) => title);

test('a new note is at the top of the feed', async () => {
  const client = await createClient([5, 4]);
  putCachedNote(client, makeNovemberNote(6));
  expect(titles(client)).toEqual(['Note 6', 'Note 5', 'Note 4']);
});

test('every copy of a note is changed', async () => {
  const client = await createClient([5, 4]);
  client.setQueryData(noteKeys.detail(makeNovemberNote(5)._id), makeNovemberNote(5));
  changeCachedNote(client, makeNovemberNote(5)._id, (note) => ({ ...note, title: 'New' }));
  expect(titles(client)).toEqual(['New', 'Note 4']);
  expect(findCachedNote(client, makeNovemberNote(5)._id)?.title).toBe('New');
});

test('an answer that arrives late does not undo a newer one', async () => {
  const client = await createClient([5]);
  putCachedNote(client, makeNovemberNote(5, { version: 3, title: 'Third' }));
  putCachedNote(client, makeNovemberNote(5, { version: 2, title: 'Second' }));
  expect(titles(client)).toEqual(['Third']);
});

test('a note leaves the passions when its heart is taken away', async () => {
  const client = await createClient([5], { type: 'passion' });
  putCachedNote(client, makeNovemberNote(5, { version: 2 }));
  expect(titles(client, { type: 'passion' })).toEqual([]);
});

test('a deleted note moves to the trash and back to its place', async () => {
  const client = await createClient([6, 5, 4]);
  await client.fetchInfiniteQuery(listQuery({ type: 'trash' }, async () => page([])));
  trashCachedNote(client, makeNovemberNote(5)._id);
  expect([titles(client), titles(client, { type: 'trash' })]).toEqual([['Note 6', 'Note 4'], ['Note 5']]);
  putCachedNote(client, makeNovemberNote(5));
  expect([titles(client), titles(client, { type: 'trash' })]).toEqual([['Note 6', 'Note 5', 'Note 4'], []]);
});

test('a page that arrives late does not undo changes made in between', async () => {
  const client = new QueryClient();
  const more = Promise.withResolvers<NotePage>();
  const answers = [Promise.resolve(page([5], 'next')), more.promise];
  const query = listQuery({}, () => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await client.fetchInfiniteQuery(query);
  const observer = new InfiniteQueryObserver(client, { ...query, staleTime: Number.POSITIVE_INFINITY });
  const stop = observer.subscribe(() => undefined);

  const fetching = observer.fetchNextPage();
  putCachedNote(client, makeNovemberNote(6));
  changeCachedNote(client, makeNovemberNote(5)._id, (note) => ({ ...note, title: 'New' }));
  more.resolve(page([4]));
  await fetching;

  expect(titles(client)).toEqual(['Note 6', 'New', 'Note 4']);
  stop();
});

test('a refresh fetches missed notes and leaves fresh lists alone', async () => {
  const client = await createClient([5, 4]);
  const read: NoteFilter[] = [];
  const readList = (filter: NoteFilter) => async () => {
    read.push(filter);
    return { ...page([7, 5]), fetchedAt: 3000 };
  };
  await refreshCachedNotes(client, 2000, readList);
  expect(titles(client)).toEqual(['Note 7', 'Note 5']);
  await refreshCachedNotes(client, 2000, readList);
  expect(read).toHaveLength(1);
});

test('a first page that fails while the live stream begins is read again', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const first = Promise.withResolvers<NotePage>();
  const answers = [first.promise, Promise.resolve(page([5]))];
  const observer = new InfiniteQueryObserver(
    client,
    listQuery({}, () => answers.shift() ?? Promise.reject(new Error('asked too often'))),
  );
  const stop = observer.subscribe(() => undefined);
  const refreshing = refreshCachedNotes(client, 2000, () => () => Promise.reject(new Error('no first page')));
  first.reject(new Error('unanswered'));
  await refreshing;
  await vi.waitFor(() => expect(titles(client)).toEqual(['Note 5']));
  stop();
});

test('a note that is read again is shown even if a restored database has lower versions than the page', async () => {
  const client = await createClient([5]);
  const { _id } = makeNovemberNote(5);
  putCachedNote(client, makeNovemberNote(5, { version: 60, title: 'Lost by the restore' }));
  await refreshCachedNotes(client, 2000, () => async () => ({ ...page([5]), fetchedAt: 3000 }));
  expect(titles(client)).toEqual(['Note 5']);
  expect(findCachedNote(client, _id)).toMatchObject({ title: 'Note 5', version: 1 });
});

test('a refresh does not undo changes made while it is being read', async () => {
  const client = await createClient([5, 4]);
  const reading = Promise.withResolvers<NotePage>();
  const refreshing = refreshCachedNotes(client, 2000, () => () => reading.promise);
  putCachedNote(client, makeNovemberNote(6));
  changeCachedNote(client, makeNovemberNote(5)._id, (note) => ({ ...note, title: 'New' }));
  trashCachedNote(client, makeNovemberNote(4)._id);
  reading.resolve(page([7, 5, 4]));
  await refreshing;

  expect(titles(client)).toEqual(['Note 7', 'Note 6', 'New']);
});

test('a memory is changed with the note, and leaves with it; a year without notes leaves too', () => {
  const client = new QueryClient();
  const key = noteKeys.memoriesOf('2026-11-17', 'UTC');
  const [one, other] = [makeNovemberNote(1), makeNovemberNote(2)];
  client.setQueryData(key, [
    { year: 2025, notes: [one] },
    { year: 2023, notes: [other] },
  ]);
  changeCachedNote(client, one._id, (note) => ({ ...note, title: 'New' }));
  expect(findCachedNote(client, one._id)?.title).toBe('New');
  trashCachedNote(client, one._id);
  expect(client.getQueryData(key)).toEqual([{ year: 2023, notes: [other] }]);
});
