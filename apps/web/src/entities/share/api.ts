import { DAY_MS } from '@pinlife/contract/durations';
import type { RequestBody } from '@pinlife/contract/endpoints';
import type { PublicNote, Share } from '@pinlife/contract/share/schema';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage } from '../../lib/api/api-client.ts';
import { findServerTime } from '../../lib/time/server-clock.ts';
import { changeCachedNote } from '../note/cache.ts';
import { shareKeys } from './keys.ts';

export type ShareUpdate = RequestBody<'updateShare'>;

/** The share of a note, null if it has none. Always read again, for the number of visits. */
export const shareQuery = (noteId: string) =>
  queryOptions({
    queryKey: shareKeys.ofNote(noteId),
    queryFn: ({ signal }) => call('getShare', { params: { id: noteId }, signal }),
    staleTime: 0,
    retry: false,
  });

/** Cards show whether a note is shared. */
const cacheShare = (client: QueryClient, noteId: string, share: Share | null): void => {
  client.setQueryData(shareQuery(noteId).queryKey, share);
  const mark = share && { expiresAt: share.expiresAt, onProfile: share.onProfile };
  changeCachedNote(client, noteId, (note) => ({ ...note, share: mark }));
};

/** Makes the share of a note or changes it. A change is shown at once and undone if the server refuses it. */
export const useUpdateShare = (noteId: string) => {
  const client = useQueryClient();
  const { queryKey } = shareQuery(noteId);
  const mutationKey = [...queryKey, 'change'];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (body: ShareUpdate) => call('updateShare', { params: { id: noteId }, body }),
    onMutate: async (update) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey) ?? null;
      if (before) cacheShare(client, noteId, showUpdate(before, update));
      return before;
    },
    onSuccess: (share) => {
      // Later updates are already shown, so only the last answer is applied.
      if (client.isMutating({ mutationKey }) === 1) cacheShare(client, noteId, share);
      client.invalidateQueries({ queryKey: shareKeys.publicNotes });
    },
    onError: (_error, _update, before) => {
      if (before) cacheShare(client, noteId, before);
      client.invalidateQueries({ queryKey });
    },
  });
};

/** The share after the update. The server makes the address of a new link. */
const showUpdate = (share: Share, update: ShareUpdate): Share => {
  const { expiresInDays, passphrase, showComments, onProfile } = update;
  return {
    ...share,
    ...(expiresInDays !== undefined && { expiresAt: endAfter(expiresInDays) }),
    ...(passphrase !== undefined && { hasPassphrase: passphrase !== null }),
    showComments: showComments ?? share.showComments,
    onProfile: onProfile ?? share.onProfile,
  };
};

const endAfter = (days: number | null): string | null =>
  days === null ? null : new Date((findServerTime() ?? Date.now()) + days * DAY_MS).toISOString();

/** Deletes the share: its link no longer opens the note. */
export const useStopSharing = (noteId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('deleteShare', { params: { id: noteId } }),
    onSuccess: () => {
      cacheShare(client, noteId, null);
      client.invalidateQueries({ queryKey: shareKeys.publicNotes });
    },
  });
};

type PublicPage = { data: { total: number; notes: PublicNote[] }; next: string | null };

/** The notes on the public profile, newest first. */
export const publicNotesQuery = infiniteQueryOptions({
  queryKey: shareKeys.publicNotes,
  queryFn: ({ pageParam, signal }): Promise<PublicPage> =>
    callPage('listPublicNotes', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => ({ total: pages[0]?.data.total ?? 0, notes: pages.flatMap(({ data }) => data.notes) }),
  retry: false,
});

/** Removes a note from the cached list. */
export const dropPublicNote = (client: QueryClient, noteId: string): void => {
  const drop = ({ total, notes }: PublicPage['data']) => ({
    total: total - 1,
    notes: notes.filter(({ _id }) => _id !== noteId),
  });
  client.setQueryData<InfiniteData<PublicPage, string | null>>(
    publicNotesQuery.queryKey,
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, data: drop(page.data) })) },
  );
};

/** Puts a note on the public profile or takes it off; its link stays as it is. */
export const setOnProfile = async (client: QueryClient, noteId: string, onProfile: boolean): Promise<void> => {
  cacheShare(client, noteId, await call('updateShare', { params: { id: noteId }, body: { onProfile } }));
  await client.invalidateQueries({ queryKey: shareKeys.publicNotes });
};
