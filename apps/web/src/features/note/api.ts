import type { RequestBody } from '@pinlife/contract/endpoints';
import type { Note, NoteUpdate } from '@pinlife/contract/note';
import { NOTE_PAGE_MAX_SIZE, NOTE_PAGE_SIZE } from '@pinlife/contract/note-limits';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, callPage } from '../../lib/api-client.ts';
import { markAsNew } from './new-notes.ts';
import {
  changeCachedNote,
  findCachedNote,
  noteKeys,
  putCachedNote,
  refreshCachedNotes,
  setCachedDeletion,
} from './note-cache.ts';
import { flattenPages, type NoteFilter, type NotePage } from './note-pages.ts';

type PageRequest = { cursor: string | null; limit: number; signal?: AbortSignal };

const readPage = async (filter: NoteFilter, { cursor, limit, signal }: PageRequest): Promise<NotePage> => {
  const fetchedAt = Date.now();
  const query = { ...filter, limit, ...(cursor !== null && { cursor }) };
  return { ...(await callPage('listNotes', { query, ...(signal && { signal }) })), fetchedAt };
};

/** The notes of a list, newest first, page by page. Live events keep them fresh, so they never go stale by themselves. */
export const useNoteList = (filter: NoteFilter) =>
  useInfiniteQuery({
    queryKey: noteKeys.list(filter),
    queryFn: ({ pageParam, signal }) => readPage(filter, { cursor: pageParam, limit: NOTE_PAGE_SIZE, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    select: selectNotes,
    // A list that fails says so, with a way to try again; it does not keep the person waiting.
    retry: false,
  });

const selectNotes = ({ pages }: { pages: NotePage[] }): Note[] => flattenPages(pages);

/** A note with all its comments; what a list knows of it is shown until it is there. */
export const useNote = (id: string, { isWanted = true } = {}) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: noteKeys.detail(id),
    queryFn: ({ signal }) => call('getNote', { params: { id }, signal }),
    enabled: isWanted,
    placeholderData: () => findCachedNote(client, id) ?? undefined,
  });
};

/** `_id` is made once per note (`createId`), so that sending it again after a failure makes no second one. */
export type NewNote = RequestBody<'createNote'> & { _id: string };

/** Answers the created note, which then stands on top of the feed. */
export const useCreateNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: NewNote) => call('createNote', { body: note }),
    onSuccess: (note) => {
      markAsNew(note._id);
      putCachedNote(client, note);
    },
  });
};

/** With `version`, a note that changed since answers with status 412 and stands in the error's `data`. */
export type NoteEdit = { id: string; version?: number; changes: NoteUpdate };

const updateNote = ({ id, version, changes }: NoteEdit): Promise<Note> =>
  call('updateNote', { params: { id }, body: changes, ...(version !== undefined && { ifMatch: version }) });

/** Answers the updated note and brings every copy in the page up to date. */
export const useUpdateNote = () => {
  const client = useQueryClient();
  return useMutation({ mutationFn: updateNote, onSuccess: (note) => putCachedNote(client, note) });
};

/** A small change that shows at once, and is taken back when the server refuses it. */
type QuickChange = {
  show: (note: Note) => Note;
  takeBack: (note: Note) => Note;
  changes: NoteUpdate;
  /** Refuses to overwrite what was changed elsewhere. */
  isGuarded?: boolean;
};

/** Changes of one note are sent one after the other; the last answer is the one that counts. */
export const useQuickChange = (id: string) => {
  const client = useQueryClient();
  const mutationKey = noteKeys.change(id);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ changes, isGuarded = false }: QuickChange) => {
      const version = findCachedNote(client, id)?.version;
      return updateNote({ id, changes, ...(isGuarded && version !== undefined && { version }) });
    },
    onMutate: ({ show }) => changeCachedNote(client, id, show),
    onSuccess: (note) => {
      const isLast = client.isMutating({ mutationKey }) === 1;
      if (isLast) putCachedNote(client, note);
      else changeCachedNote(client, id, (shown) => ({ ...shown, version: note.version }));
    },
    onError: (error, { takeBack }) => {
      const current = findCurrentNote(error);
      if (current) putCachedNote(client, current);
      else changeCachedNote(client, id, takeBack);
    },
  });
};

/** The note that stood in the way of an outdated change. */
export const findCurrentNote = (error: unknown): Note | null =>
  error instanceof ApiError && error.code === 'note_changed' && error.data ? (error.data as Note) : null;

/** The note leaves the lists at once, and comes back when the server refuses. */
export const useDeleteNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteNote', { params: { id } }),
    onMutate: (id) => setCachedDeletion(client, id, new Date().toISOString()),
    onError: (_error, id) => setCachedDeletion(client, id, null),
  });
};

export const useRestoreNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('restoreNote', { params: { id } }),
    onSuccess: (note) => putCachedNote(client, note),
  });
};

/** Takes in a note that changed elsewhere; one that cannot be read any more is gone. */
export const pullNote = async (client: QueryClient, id: string): Promise<void> => {
  try {
    putCachedNote(client, await call('getNote', { params: { id } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) setCachedDeletion(client, id, new Date().toISOString());
  }
};

/** Catches up on whatever happened before `until` without being heard. */
export const refreshNotes = (client: QueryClient, until: number): Promise<void> =>
  refreshCachedNotes(client, until, (filter) => (cursor) => readPage(filter, { cursor, limit: NOTE_PAGE_MAX_SIZE }));
