import type { Note } from '@pinlife/contract/note/schema';
import type { NoteVersion } from '@pinlife/contract/note/version';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { pullNote } from '../../../entities/note/api.ts';
import { putCachedNote } from '../../../entities/note/cache.ts';
import { noteKeys } from '../../../entities/note/keys.ts';
import { call, callPage } from '../../../lib/api/api-client.ts';
import { keepNotes } from '../../../lib/kept/kept.ts';

/** The replaced versions of a note, newest first; a query for each version of the note. */
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
    // The call may have succeeded, and a tab skips the live events of its own changes.
    onError: (_error, { id }) => pullNote(client, id),
  });
};
