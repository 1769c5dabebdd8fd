import { NOTE_PAGE_SIZE } from '@pinlife/contract/note/limits';
import type { Note } from '@pinlife/contract/note/schema';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, callPage } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';
import { findKeptNote, keepNotes } from '../../lib/kept/kept.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { definePart } from '../../lib/loading/part.ts';
import { findCachedNote, findPlaceOf, putCachedNote, refreshCachedNotes, trashCachedNote } from './cache.ts';
import { isKeptCursor } from './kept-cursor.ts';
import { noteKeys } from './keys.ts';
import { useWaiting } from './outbox/outbox.ts';
import { showList, showNote } from './outbox/show.ts';
import { flattenPages, type NoteFilter, type NotePage, type NotePages } from './pages.ts';

const keptList = definePart(() => import('./kept-list.ts'));

type PageRequest = { cursor: string | null; limit: number; signal?: AbortSignal };

export const readPage = async (filter: NoteFilter, { cursor, limit, signal }: PageRequest): Promise<NotePage> => {
  const fetchedAt = Date.now();
  const query = { ...filter, limit, ...(cursor !== null && { cursor }) };
  const page = await callPage('listNotes', { query, ...(signal && { signal }) });
  keepNotes(page.data);
  return { ...page, fetchedAt };
};

/** A page of what is kept; null where nothing is. */
export const readKeptPage = async (
  client: QueryClient,
  filter: NoteFilter,
  cursor: string | null,
): Promise<NotePage | null> => {
  const list = await keptList.tryLoad();
  const after = isKeptCursor(cursor) ? list?.placeOf(cursor) : cursor && findPlaceOf(client, filter, cursor);
  return (await list?.readKeptPage(filter, { after: after || null, limit: NOTE_PAGE_SIZE })) ?? null;
};

/** A page for somebody who waits for it: from the server, and without a network from what is kept. */
const showPage = async (client: QueryClient, filter: NoteFilter, cursor: string | null, signal: AbortSignal) => {
  const findKept = () => readKeptPage(client, filter, cursor);
  if (isKeptCursor(cursor)) return (await findKept()) ?? { data: [], next: null, fetchedAt: 0, isKept: true };
  return askOrKept({
    ask: () => readPage(filter, { cursor, limit: NOTE_PAGE_SIZE, signal }),
    findKept,
    // Further pages are read again with the first: their kept cursors mean nothing to the server.
    onLate: (page) => {
      if (cursor === null) client.setQueryData<NotePages>(noteKeys.list(filter), { pages: [page], pageParams: [null] });
    },
  });
};

/** The notes of a list, newest first, page by page. Live events keep them fresh, so they never go stale by themselves. */
export const noteListQuery = (filter: NoteFilter) =>
  infiniteQueryOptions({
    queryKey: noteKeys.list(filter),
    queryFn: ({ client, pageParam, signal }) => showPage(client, filter, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // What a search finds is not kept fresh that way.
    staleTime: filter.search === undefined ? Number.POSITIVE_INFINITY : 0,
    refetchOnWindowFocus: false,
    select: selectNotes,
    // A list that fails says so, with a way to try again; it does not keep the person waiting.
    retry: false,
  });

/** The list as the person has left it: with what waits to be sent. */
export const useNoteList = (filter: NoteFilter) => {
  const list = useInfiniteQuery(noteListQuery(filter));
  const waiting = useWaiting();
  const data = useMemo(() => list.data && showList(list.data, waiting, filter), [list.data, waiting, filter]);
  return { ...list, data };
};

const selectNotes = ({ pages }: { pages: NotePage[] }): Note[] => flattenPages(pages);

/** A note with all its comments; what a list knows of it is shown until it is there. */
export const useNote = (id: string, { isWanted = true } = {}) => {
  const client = useQueryClient();
  const waiting = useWaiting();
  const answer = useQuery({
    queryKey: noteKeys.detail(id),
    queryFn: ({ signal }) => readNote(client, id, signal),
    enabled: isWanted,
    placeholderData: () => findCachedNote(client, id) ?? undefined,
  });
  const data = useMemo(() => showNote(id, answer.data ?? null, waiting) ?? undefined, [id, answer.data, waiting]);
  return { ...answer, data };
};

const readNote = (client: QueryClient, id: string, signal: AbortSignal): Promise<Note> =>
  askOrKept({
    ask: async () => {
      const note = await call('getNote', { params: { id }, signal });
      keepNotes([note], { isOpened: true });
      return note;
    },
    findKept: () => findKeptNote(id),
    onLate: (note) => client.setQueryData<Note>(noteKeys.detail(id), note),
    onKept: () => refetchOnReturn(noteKeys.detail(id)),
  });

/** Takes in a note that changed elsewhere; one that cannot be read any more is gone. */
export const pullNote = async (client: QueryClient, id: string): Promise<void> => {
  try {
    putCachedNote(client, await call('getNote', { params: { id } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) trashCachedNote(client, id);
  }
};

/**
 * Catches up on whatever happened before `until` without being heard. A server that goes away meanwhile is no failure: its
 * return sets this off again.
 */
export const refreshNotes = async (client: QueryClient, until: number): Promise<void> => {
  try {
    await refreshCachedNotes(client, until, (filter) => (cursor, limit) => readPage(filter, { cursor, limit }));
  } catch (error) {
    if (!(error instanceof ApiError && error.isUnavailable)) throw error;
  }
};
