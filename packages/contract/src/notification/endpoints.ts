import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { idParamsSchema } from '../validation.ts';
import {
  notificationActionSchema,
  notificationListQuerySchema,
  notificationOutcomeSchema,
  notificationReadSchema,
  notificationSchema,
} from './schema.ts';

/** The notifications: one for each ring of a reminder. */
export const notificationEndpoints = {
  listNotifications: {
    summary: 'A page of notifications, newest first',
    query: notificationListQuerySchema,
    data: z.array(notificationSchema),
    failures: ['cursor_invalid'],
  },
  countUnreadNotifications: {
    summary: 'How many notifications are unread',
    data: z.int(),
  },
  readNotifications: {
    summary: 'Mark notifications as read, and return the number of unread ones',
    body: notificationReadSchema,
    data: z.int(),
    failures: ['not_found'],
  },
  actOnNotification: {
    summary:
      'Act on a notification: mark its note as done, snooze it, or mark it as read. The token of the notification may replace a session',
    params: idParamsSchema,
    body: notificationActionSchema,
    data: notificationOutcomeSchema,
    failures: ['not_found', 'snooze_invalid', 'note_done'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
