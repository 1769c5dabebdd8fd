import type { RequestBody } from '@pinlife/contract/endpoints';
import { NOTE_PAGE_SIZE } from '@pinlife/contract/note/limits';
import type { Note, NoteUpdate } from '@pinlife/contract/note/schema';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, call, callPage } from '../../lib/api/api-client.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';
import { findKeptNote, keepNotes } from '../../lib/kept/kept.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { definePart } from '../../lib/loading/part.ts';
import { findCachedNote, findPlaceOf, putCachedNote, refreshCachedNotes, trashCachedNote } from './cache.ts';
import { isKeptCursor } from './kept-cursor.ts';
import { noteKeys } from './keys.ts';
import { markAsNew } from './new-notes.ts';
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

export const useNoteList = (filter: NoteFilter) => useInfiniteQuery(noteListQuery(filter));

const selectNotes = ({ pages }: { pages: NotePage[] }): Note[] => flattenPages(pages);

/** A note with all its comments; what a list knows of it is shown until it is there. */
export const useNote = (id: string, { isWanted = true } = {}) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: noteKeys.detail(id),
    queryFn: ({ signal }) => showNote(client, id, signal),
    enabled: isWanted,
    placeholderData: () => findCachedNote(client, id) ?? undefined,
  });
};

const showNote = (client: QueryClient, id: string, signal: AbortSignal): Promise<Note> =>
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

/** `_id` is made once per note (`createId`), so that sending it again after a failure makes no second one. */
export type NewNote = RequestBody<'createNote'> & { _id: string };

/** Answers the created note, which then stands on top of the feed. */
export const createNote = async (client: QueryClient, note: NewNote): Promise<Note> => {
  const created = await call('createNote', { body: note });
  markAsNew(created._id);
  putCachedNote(client, created);
  return created;
};

/** With `version`, a note that changed since answers with status 412 and stands in the error's `data`. */
type NoteEdit = { id: string; version?: number; changes: NoteUpdate };

export const updateNote = ({ id, version, changes }: NoteEdit): Promise<Note> =>
  call('updateNote', { params: { id }, body: changes, ...(version !== undefined && { ifMatch: version }) });

/** Answers the updated note and brings every copy in the page up to date. */
export const useUpdateNote = () => {
  const client = useQueryClient();
  return useMutation({ mutationFn: updateNote, onSuccess: (note) => putCachedNote(client, note) });
};

/** Takes a note out of the trash; whoever asks for it says what went wrong. */
export const restoreNote = async (client: QueryClient, id: string): Promise<void> => {
  putCachedNote(client, await call('restoreNote', { params: { id } }));
  client.invalidateQueries({ queryKey: noteKeys.memories });
};

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
