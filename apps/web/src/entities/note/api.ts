import { NOTE_PAGE_SIZE } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import {
  CancelledError,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { call, callPage, type Page } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';
import { findKeptNote, forgetMissing, keepNotes } from '../../lib/kept/kept.ts';
import type { KeptRange } from '../../lib/kept/kept-store.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { definePart } from '../../lib/loading/part.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';
import {
  findCachedNote,
  findPositionOf,
  putCachedNote,
  refreshCachedNotes,
  trashCachedNote,
  watchPageBeingRead,
} from './cache.ts';
import { isKeptCursor } from './kept-cursor.ts';
import { noteKeys } from './keys.ts';
import { readLatest, startRead } from './latest-read.ts';
import { showList, showNote } from './outbox/display/show.ts';
import { useOutboxEntries } from './outbox/outbox.ts';
import { flattenPages, type NoteFilter, type NotePage } from './pages.ts';

const keptList = definePart(() => import('./kept-list.ts'));

/** `after`: the last note before the cursor, if it is cached. */
type PageRequest = { cursor: string | null; limit: number; after?: Note | undefined; signal?: AbortSignal };

export const readPage = async (filter: NoteFilter, request: PageRequest): Promise<NotePage> => {
  const { cursor, limit, signal } = request;
  const [fetchedAt, askedAt] = [performance.now(), findKnownTime()];
  const { tag, ...asked } = filter;
  const query = { ...asked, ...(tag && { tag: [...tag] }), limit, ...(cursor !== null && { cursor }) };
  const isCurrent = startRead();
  const page = await callPage('listNotes', { query, ...(signal && { signal }) });
  const range = rangeOf(filter, request, page);
  keepNotes(page.data.filter(({ _id }) => isCurrent(_id)));
  if (range) forgetMissing(page.data, range, askedAt);
  return { ...page, fetchedAt };
};

/** The range in which the page has every note; null if there is none, as in a search. */
const rangeOf = (
  { type, from, to, search, tag }: NoteFilter,
  { cursor, after }: PageRequest,
  { data, next }: Page<Note[]>,
): KeptRange | null => {
  const isWhole =
    (type === undefined || type === 'reminder') && [from, to, search, tag].every((end) => end === undefined);
  if (!isWhole || (cursor !== null && !after)) return null;
  const last = next === null ? undefined : data.at(-1);
  return {
    newerThan: last ? Date.parse(last.createdAt) : null,
    olderThan: after ? Date.parse(after.createdAt) : null,
    isReminding: type === 'reminder',
  };
};

/** A page of the stored notes; null if nothing is stored. */
export const readKeptPage = async (
  client: QueryClient,
  filter: NoteFilter,
  cursor: string | null,
): Promise<NotePage | null> => {
  const list = await keptList.tryLoad();
  const after = isKeptCursor(cursor) ? list?.positionOf(cursor) : cursor && findPositionOf(client, filter, cursor);
  return (await list?.readKeptPage(filter, { after: after || null, limit: NOTE_PAGE_SIZE })) ?? null;
};

/** A page from the server, or from the stored notes if the server does not answer. */
const showPage = async (client: QueryClient, filter: NoteFilter, cursor: string | null, signal: AbortSignal) => {
  const findKept = () => readKeptPage(client, filter, cursor);
  if (isKeptCursor(cursor)) return (await findKept()) ?? { data: [], next: null, fetchedAt: 0, isKept: true };
  const late = watchPageBeingRead(client, filter, cursor);
  const read = async () => {
    try {
      return await readPage(filter, { cursor, limit: NOTE_PAGE_SIZE, signal });
    } catch (error) {
      late.end();
      throw error;
    }
  };
  const onUnanswered = () => refreshOnReturn(client);
  const page = await askOrKept({ ask: read, findKept, onLate: late.replace, onUnanswered });
  if (!page.isKept) late.end();
  return page;
};

/** The notes of a list, newest first, page by page. Live events keep them fresh, so they never go stale by themselves. */
export const noteListQuery = (filter: NoteFilter) =>
  infiniteQueryOptions({
    queryKey: noteKeys.list(filter),
    queryFn: ({ client, pageParam, signal }) => showPage(client, filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Live events do not update search results.
    staleTime: filter.search === undefined ? Number.POSITIVE_INFINITY : 0,
    refetchOnWindowFocus: false,
    select: selectNotes,
    // A failed list shows a button to try again, without waiting for retries.
    retry: false,
  });

/** The list with the changes that wait in the outbox. A press is answered before they are put into a long list. */
export const useNoteList = (filter: NoteFilter) => {
  const list = useInfiniteQuery(noteListQuery(filter));
  const entries = useDeferredValue(useOutboxEntries());
  const data = useMemo(() => list.data && showList(list.data, entries, filter), [list.data, entries, filter]);
  return { ...list, data };
};

const selectNotes = ({ pages }: { pages: NotePage[] }): Note[] => flattenPages(pages);

/** A note with all its comments; the cached copy of a list is shown until it is loaded. */
export const useNote = (id: string, { isWanted = true } = {}) => {
  const client = useQueryClient();
  const entries = useOutboxEntries();
  const answer = useQuery({
    ...noteQuery(client, id),
    enabled: isWanted,
    placeholderData: () => findCachedNote(client, id) ?? undefined,
  });
  const data = useMemo(() => showNote(id, answer.data ?? null, entries) ?? undefined, [id, answer.data, entries]);
  return { ...answer, data };
};

/** `isPatient`: the kept note is used only if the server is unreachable, not if it is slow. */
export const noteQuery = (client: QueryClient, id: string, { isPatient = false } = {}) => ({
  queryKey: noteKeys.detail(id),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Note> => readNote(client, id, signal, isPatient),
});

const readNote = async (client: QueryClient, id: string, signal: AbortSignal, isPatient: boolean): Promise<Note> => {
  const read = await askOrKept({
    ask: async () => {
      const note = newestOf(client, await readLatest(id, () => call('getNote', { params: { id }, signal })));
      keepNotes([note], { isOpened: true });
      return note;
    },
    findKept: () => findKeptNote(id),
    onLate: (note) => client.setQueryData<Note>(noteKeys.detail(id), newestOf(client, note)),
    onUnanswered: () => refetchOnReturn(noteKeys.detail(id)),
    isPatient,
  });
  return newestOf(client, read);
};

/** If a change was answered while the note was read, the cached note is newer. */
const newestOf = (client: QueryClient, note: Note): Note => {
  const known = client.getQueryData<Note>(noteKeys.detail(note._id));
  return known && known.version > note.version ? known : note;
};

/**
 * The cached note, else the server's: for a change of it. The stored copy may have an old version, and its change would be
 * refused, so it is used only without a network.
 */
export const ensureNote = async (client: QueryClient, id: string): Promise<Note> => {
  const read = () => client.ensureQueryData({ ...noteQuery(client, id, { isPatient: true }), retry: false });
  try {
    return findCachedNote(client, id) ?? (await read());
  } catch (error) {
    if (!(error instanceof CancelledError)) throw error;
    // The live stream was reconnected, and the cache dropped notes that may be outdated.
    return read();
  }
};

export const fetchNote = (id: string): Promise<Note> => call('getNote', { params: { id } });

/** Rereads a note that changed elsewhere; a 404 moves it to the trash, unless a proxy or a captive portal answers it. */
export const pullNote = async (client: QueryClient, id: string): Promise<void> => {
  try {
    putCachedNote(client, await readLatest(id, () => fetchNote(id)));
  } catch (error) {
    if (!(error instanceof ApiError)) return;
    if (error.isOurs && error.status === 404) trashCachedNote(client, id);
    if (error.isUnavailable) refreshOnReturn(client);
  }
};

/** Rereads what changed until now without a live event. An offline server is no failure: it runs again on return. */
export const refreshNotes = async (client: QueryClient): Promise<void> => {
  try {
    await refreshCachedNotes(
      client,
      performance.now(),
      (filter) => (cursor, limit) => readPage(filter, { cursor, limit }),
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.isUnavailable)) throw error;
    refreshOnReturn(client);
  }
};

/** The greeting of the live stream rereads lists, too, but a call can fail while the stream stays open. */
const refreshOnReturn = (client: QueryClient): void =>
  refetchOnReturn(noteKeys.lists, () => refreshNotes(client).catch(() => undefined));
