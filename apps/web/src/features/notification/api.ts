import type { Notification } from '@pinlife/contract/notification/schema';
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { submitChange, useOutboxEntries } from '../../entities/note/outbox/outbox.ts';
import type { Change } from '../../entities/note/outbox/queue/entry.ts';
import { type NotificationPages as Pages, showAsRead } from '../../entities/notification/cache.ts';
import { notificationKeys as keys } from '../../entities/notification/keys.ts';
import { call, callPage, type Page } from '../../lib/api/api-client.ts';
import { isReachableNow } from '../../lib/api/connection.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { sentenceFor, t } from '../../lib/i18n/i18n.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';
import { findKeptAnswer, keepAnswer } from '../../lib/kept/kept.ts';
import type { AnswerName } from '../../lib/kept/kept-store.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { showToast } from '../../ui/feedback/toast.ts';

/** Notifications that were marked as read in unsent entries. */
const useReadMarks = (): readonly string[] => {
  const waiting = useOutboxEntries();
  return useMemo(() => waiting.flatMap(({ change }) => listRead(change)), [waiting]);
};

const listRead = (change: Change): readonly string[] => {
  if (change.kind === 'snooze') return [change.notificationId];
  return change.kind === 'read' ? change.ids : [];
};

const readPage = (cursor: string | null, signal?: AbortSignal): Promise<Page<Notification[]>> =>
  callPage('listNotifications', { query: cursor === null ? {} : { cursor }, ...(signal && { signal }) });

const keepAs = <Data>(name: AnswerName, data: Data): Data => {
  keepAnswer(name, data);
  return data;
};

/** The newest ones, without a network those that are kept. */
const showFirstPage = (client: QueryClient, signal: AbortSignal): Promise<Page<Notification[]>> =>
  askOrKept({
    ask: async () => keepAs('notifications', await readPage(null, signal)),
    findKept: async () => {
      const kept = await findKeptAnswer<Page<Notification[]>>('notifications');
      // The kept answer has no further pages.
      return kept && { ...kept, next: null };
    },
    onLate: (page) => client.setQueryData<Pages>(keys.list, { pages: [page], pageParams: [null] }),
    onUnanswered: () => refetchOnReturn(keys.list),
  });

/** Live events keep the count fresh. */
export const useUnreadCount = (): number => {
  const { data = 0 } = useQuery({
    queryKey: keys.unread,
    queryFn: ({ client, signal }) =>
      askOrKept({
        ask: async () => keepAs('unread', await call('countUnreadNotifications', { signal })),
        findKept: () => findKeptAnswer<number>('unread'),
        onLate: (unread) => client.setQueryData<number>(keys.unread, unread),
        onUnanswered: () => refetchOnReturn(keys.unread),
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return Math.max(0, data - useReadMarks().length);
};

/** Newest first, page by page. */
export const useNotifications = () => {
  const marks = useReadMarks();
  const answer = useInfiniteQuery({
    queryKey: keys.list,
    queryFn: ({ client, pageParam, signal }) =>
      pageParam === null ? showFirstPage(client, signal) : readPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }: Pages) => [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values()],
    retry: false,
  });
  const { data } = answer;
  const shown = useMemo(
    () => data?.map((one) => (one.read || !marks.includes(one.id) ? one : { ...one, read: true })),
    [data, marks],
  );
  return { ...answer, data: shown };
};

export const refreshNotifications = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keys.all });

/** Marks some notifications as read at once; after a failure the list is read again. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => submitChange(client, { kind: 'read', ids }),
    onError: () => refreshNotifications(client),
  });
};

/** Marks all notifications as read, including those not loaded. */
export const useMarkAllRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (!isReachableNow()) return markKnownRead(client);
      let unread = 1;
      for (let cursor: string | null = null; unread > 0; ) {
        const { data, next }: Page<Notification[]> = await readPage(cursor);
        const ids = data.filter(({ read }) => !read).map(({ id }) => id);
        if (ids.length > 0) unread = await call('readNotifications', { body: { ids } });
        if (next === null) break;
        cursor = next;
      }
    },
    onMutate: () => {
      if (!isReachableNow()) return;
      showAsRead(client, () => true);
      client.setQueryData(keys.unread, 0);
    },
    onSettled: () => refreshNotifications(client),
  });
};

/** Without a network: all that the page has loaded. */
const markKnownRead = async (client: QueryClient): Promise<void> => {
  const known = client.getQueryData<Pages>(keys.list)?.pages.flatMap(({ data }) => data) ?? [];
  const ids = known.filter(({ read }) => !read).map(({ id }) => id);
  if (ids.length > 0) await submitChange(client, { kind: 'read', ids });
};

/** The newest notifications that fulfil a condition. */
export const findNotifications = async (isWanted: (notification: Notification) => boolean): Promise<Notification[]> =>
  (await readPage(null)).data.filter(isWanted);

/** Snoozes a notification; it counts as read until then. */
export const useSnooze = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, until }: { id: string; until: Date }) =>
      submitChange(client, { kind: 'snooze', notificationId: id, until: until.toISOString() }),
    onSuccess: (_outcome, { until }) => {
      showToast({ kind: 'success', text: t('notification.snoozed', { when: formatMoment(until.toISOString()) }) });
    },
    onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'notification.snoozeFailed') }),
  });
};
