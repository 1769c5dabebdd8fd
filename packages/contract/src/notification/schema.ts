import { z } from 'zod';
import { DAY_SECONDS } from '../durations.ts';
import { noteOptionsWireSchema } from '../note/schema.ts';
import { failsWith, idSchema, isoDateTimeSchema, optionalField } from '../validation.ts';
import { NOTIFICATION_READ_MAX, SNOOZE_MAX_DAYS } from './limits.ts';

export const notificationSchema = z.object({
  id: z.uuid(),
  read: z.boolean(),
  createdAt: isoDateTimeSchema,
  /** Whether it rang before the occurrence (the lead). */
  remindBefore: z.boolean(),
  /** The time of that occurrence. */
  occurrenceAt: isoDateTimeSchema,
  note: z.object({
    _id: z.uuid(),
    title: z.string(),
    /** Rich text as HTML; above 1 KB its first 1 KB as plain text. */
    content: z.string(),
    options: noteOptionsWireSchema,
  }),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationListQuerySchema = z.object({
  cursor: z.string(failsWith('cursor_invalid')).max(200, failsWith('cursor_invalid')).optional(),
});

export const notificationReadSchema = z.object({
  ids: z.array(idSchema, failsWith('invalid')).max(NOTIFICATION_READ_MAX),
});

const notificationActions = ['done', 'snooze', 'read'] as const;

export const notificationActionSchema = z.object({
  action: z.enum(notificationActions, failsWith('invalid')),
  /** The time at which it rings again. */
  until: optionalField(z.iso.datetime({ offset: true, ...failsWith('snooze_invalid') })),
  /**
   * Snooze duration in seconds, counted by the server's clock. If both are sent, it is used instead of `until`, which then
   * only recognizes a repeated request: a snooze that has already rung since does not ring again.
   */
  inSeconds: optionalField(
    z
      .int(failsWith('snooze_invalid'))
      .min(1, failsWith('snooze_invalid'))
      .max(SNOOZE_MAX_DAYS * DAY_SECONDS, failsWith('snooze_invalid')),
  ),
  /** The token in the push; stands in for a session. */
  token: optionalField(z.string(failsWith('invalid')).max(200, failsWith('invalid'))),
});
export type NotificationAction = z.output<typeof notificationActionSchema>;

export const notificationOutcomeSchema = z.object({
  id: z.uuid(),
  action: z.enum(notificationActions),
  /** The time at which it rings again; null: it does not. */
  until: isoDateTimeSchema.nullable(),
});
export type NotificationOutcome = z.infer<typeof notificationOutcomeSchema>;
