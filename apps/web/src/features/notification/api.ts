import type { Notification } from '@pinlife/contract/notification/schema';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, type Page } from '../../lib/api/api-client.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { sentenceFor, t } from '../../lib/i18n/i18n.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';
import { type AnswerName, findKeptAnswer, keepAnswer } from '../../lib/kept/kept.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const keys = { all: ['notification'], list: ['notification', 'list'], unread: ['notification', 'unread'] } as const;

type Pages = InfiniteData<Page<Notification[]>, string | null>;

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
      // The cursor is not asked for: it would fail.
      return kept && { ...kept, next: null };
    },
    onLate: (page) => client.setQueryData<Pages>(keys.list, { pages: [page], pageParams: [null] }),
    onKept: () => refetchOnReturn(keys.list),
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
        onKept: () => refetchOnReturn(keys.unread),
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
};

/** Newest first, page by page. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: keys.list,
    queryFn: ({ client, pageParam, signal }) =>
      pageParam === null ? showFirstPage(client, signal) : readPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }: Pages) => [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values()],
    retry: false,
  });

const showAsRead = (client: QueryClient, isRead: (notification: Notification) => boolean): void => {
  client.setQueryData<Pages>(
    keys.list,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: page.data.map((one) => (one.read || !isRead(one) ? one : { ...one, read: true })),
        })),
      },
  );
};

export const refreshNotifications = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: keys.all });

/** Marks some notifications as read, at once; should that fail, the truth is read again. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call('readNotifications', { body: { ids } }),
    onMutate: (ids) => showAsRead(client, ({ id }) => ids.includes(id)),
    onSuccess: (unread) => client.setQueryData(keys.unread, unread),
    onError: () => refreshNotifications(client),
  });
};

/** Marks everything as read, also what has not been loaded. */
export const useMarkAllRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
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
      showAsRead(client, () => true);
      client.setQueryData(keys.unread, 0);
    },
    onSettled: () => refreshNotifications(client),
  });
};

/** The newest notifications that fulfil a condition. */
export const findNotifications = async (isWanted: (notification: Notification) => boolean): Promise<Notification[]> =>
  (await readPage(null)).data.filter(isWanted);

/** Has it ring again at another time; it counts as read until then. */
export const useSnooze = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, until }: { id: string; until: Date }) =>
      call('actOnNotification', { params: { id }, body: { action: 'snooze', until: until.toISOString() } }),
    onSuccess: (_outcome, { until }) => {
      refreshNotifications(client);
      showToast({ kind: 'success', text: t('notification.snoozed', { when: formatMoment(until.toISOString()) }) });
    },
    onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'notification.snoozeFailed') }),
  });
};
