import type { Note } from '@pinlife/contract/note/schema';
import type { NoteVersion } from '@pinlife/contract/note/version';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { pullNote } from '../../../entities/note/api.ts';
import { putCachedNote } from '../../../entities/note/cache.ts';
import { noteKeys } from '../../../entities/note/keys.ts';
import { call, callPage } from '../../../lib/api/api-client.ts';
import { keepNotes } from '../../../lib/kept/kept.ts';

/** What edits of a note replaced, newest first. Each version of the note has another answer. */
export const useVersions = ({ _id: id, version }: Pick<Note, '_id' | 'version'>) =>
  useInfiniteQuery({
    queryKey: noteKeys.versions(id, version),
    queryFn: ({ pageParam, signal }) =>
      callPage('listVersions', {
        params: { id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): NoteVersion[] => pages.flatMap(({ data }) => data),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** `ifMatch`: the version of the note that the person has seen. */
type Restored = { id: string; v: number; ifMatch: number };

export const useRestoreVersion = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, v, ifMatch }: Restored): Promise<Note> =>
      call('restoreVersion', { params: { id, v: String(v) }, ifMatch }),
    onSuccess: (note) => {
      keepNotes([note]);
      putCachedNote(client, note);
    },
    // It may have been done all the same, and this tab hears nothing of what it does itself.
    onError: (_error, { id }) => pullNote(client, id),
  });
};
