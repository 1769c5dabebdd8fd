import type { Handlers } from '../../http/handler.ts';
import type { NotificationService } from './service.ts';

type Names = 'listNotifications' | 'countUnreadNotifications' | 'readNotifications';

export const notificationRoutes = (notifications: NotificationService): Handlers<Names> => ({
  listNotifications: async ({ person, query }) => {
    const { page, next } = await notifications.list(person.userId, query.cursor);
    return { data: page, next };
  },
  countUnreadNotifications: async ({ person }) => ({ data: await notifications.countUnread(person.userId) }),
  readNotifications: async ({ person, body }) => ({ data: await notifications.markRead(person.userId, body.ids) }),
});
