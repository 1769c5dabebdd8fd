import { z } from 'zod';
import type { Endpoint } from '../endpoints.ts';
import { eventMapSchema, eventsQuerySchema } from '../event/schema.ts';
import { notificationListQuerySchema, notificationReadSchema, notificationSchema } from '../notification/schema.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idSchema } from '../validation.ts';
import { reminderMetaSchema, reminderRefusals, reminderSchema } from './schema.ts';

const noteParamsSchema = z.object({ noteId: idSchema });
const reminderParamsSchema = z.object({ noteId: idSchema, id: idSchema });

/** The calls of reminders, what they lead to and what lies ahead. */
export const reminderEndpoints = {
  createReminder: {
    summary: 'Add a reminder to a note',
    params: noteParamsSchema,
    body: reminderMetaSchema,
    data: reminderSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: ['not_found', 'self_note_without_reminders', ...reminderRefusals],
  },
  updateReminder: {
    summary: 'Change a reminder',
    params: reminderParamsSchema,
    body: reminderMetaSchema,
    data: reminderSchema,
    status: 200,
    failures: ['not_found', ...reminderRefusals],
  },
  deleteReminder: {
    summary: 'Remove a reminder',
    params: reminderParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  listEvents: {
    summary:
      'What lies ahead, by local date: 30 days from today, or another window; where there is very much, `next` is the `from` of the rest',
    query: eventsQuerySchema,
    data: eventMapSchema,
    status: 200,
    failures: ['window_too_long'],
  },
  listNotifications: {
    summary: 'A page of notifications, newest first',
    query: notificationListQuerySchema,
    data: z.array(notificationSchema),
    status: 200,
    failures: ['cursor_invalid'],
  },
  countUnreadNotifications: {
    summary: 'How many notifications are unread',
    data: z.int(),
    status: 200,
    failures: [],
  },
  readNotifications: {
    summary: 'Mark notifications as read; answers how many are still unread',
    body: notificationReadSchema,
    data: z.int(),
    status: 200,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
