import { authorOf, type Handlers } from '../../http/handler.ts';
import { refuseStranger } from '../session/guard/guard.ts';
import type { NotificationActions } from './actions.ts';
import type { NotificationService } from './service.ts';

type Names = 'listNotifications' | 'countUnreadNotifications' | 'readNotifications' | 'actOnNotification';

/** Finds the person of a notification by the token that came with its push. */
type FindBearer = (token: string, notificationId: string) => Promise<string | null>;

export const notificationRoutes = (
  notifications: NotificationService,
  act: NotificationActions,
  findBearer: FindBearer,
): Handlers<Names> => ({
  listNotifications: async ({ person, query }) => {
    const { page, next } = await notifications.list(person.userId, query.cursor);
    return { data: page, next };
  },
  countUnreadNotifications: async ({ person }) => ({ data: await notifications.countUnread(person.userId) }),
  actOnNotification: async ({ person, params, body, caller }) => {
    const { token, ...wish } = body;
    const bearer = person ? null : token && (await findBearer(token, params.id));
    const author = person
      ? authorOf({ person, caller })
      : { userId: bearer || refuseStranger(), sessionId: null, tab: undefined };
    return { data: await act(author, params.id, wish) };
  },
  readNotifications: async ({ person, body }) => ({ data: await notifications.markRead(person.userId, body.ids) }),
});
