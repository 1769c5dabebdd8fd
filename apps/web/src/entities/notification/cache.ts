import type { Notification } from '@pinlife/contract/notification/schema';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../lib/api/api-client.ts';
import { notificationKeys } from './keys.ts';

export type NotificationPages = InfiniteData<Page<Notification[]>, string | null>;

/** Shows notifications of the page as read. */
export const showAsRead = (client: QueryClient, isRead: (notification: Notification) => boolean): void => {
  client.setQueryData<NotificationPages>(
    notificationKeys.list,
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
