import { z } from 'zod';
import { timezoneSchema } from './auth.ts';
import type { ErrorCode } from './errors.ts';
import {
  nthWeekdays,
  OCCURRENCE_COUNT_MAX,
  REPEAT_FREQUENCY_MAX,
  remindBeforeSeconds,
  repeatEndTypes,
  repeatTypes,
  repeatUnits,
  weekdayNames,
} from './reminder-choices.ts';
import { isoDateTimeSchema, says } from './validation.ts';

const dateText = z.iso.date(says('reminder_invalid'));
const timeText = z.string(says('reminder_invalid')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('reminder_invalid'));
const wholeNumber = (max: number) => z.int(says('reminder_invalid')).max(max, says('reminder_invalid'));

/**
 * A reminder as the person set it. `selectedDateTime` in `timezone` decides when it is; `selectedDate` and
 * `selectedTime` are for show.
 */
export const reminderMetaSchema = z.object({
  selectedDateTime: z.iso.datetime({ offset: true, ...says('reminder_invalid') }),
  selectedDate: dateText.optional(),
  selectedTime: timeText.optional(),
  timezone: timezoneSchema.optional(),
  remindBefore: z.literal([...remindBeforeSeconds], says('reminder_invalid')).default(0),
  repeatType: z.enum(repeatTypes, says('reminder_invalid')).default('Never'),
  isRepeating: z.boolean(says('reminder_invalid')).default(false),
  repeatEndType: z.enum(repeatEndTypes, says('reminder_invalid')).default('NONE'),
  repeatEndCount: wholeNumber(OCCURRENCE_COUNT_MAX).default(0),
  repeatEndDate: z.union([dateText, z.literal('')], says('reminder_invalid')).default(''),
  /** Below 1 is stored as 0, and a stored 0 counts as 1. */
  repeatEveryFrequency: wholeNumber(REPEAT_FREQUENCY_MAX)
    .default(1)
    .transform((frequency) => Math.max(0, frequency)),
  repeatEveryType: z.enum(repeatUnits, says('reminder_invalid')).default('Day'),
  repeatEveryWeekdays: z
    .array(z.enum(weekdayNames, says('reminder_invalid')))
    .max(7)
    .default([]),
  repeatEveryMonth: z.enum(['', ...nthWeekdays], says('reminder_invalid')).default(''),
});
export type ReminderMetaInput = z.input<typeof reminderMetaSchema>;

/** As it is kept: the zone is known from the first save on. */
export type ReminderMeta = z.output<typeof reminderMetaSchema> & { timezone: string };

/** For which no reminder is set, beyond its shape. */
export const reminderRefusals = [
  'reminder_invalid',
  'reminder_in_past',
  'reminder_never',
  'repeat_count_invalid',
  'repeat_end_in_past',
] as const satisfies readonly ErrorCode[];

export const reminderSchema = z.object({
  _id: z.uuid(),
  meta: reminderMetaSchema.extend({ id: z.uuid() }),
  /** The next occurrence itself, not its lead; null when the reminder has ended. */
  nextAt: isoDateTimeSchema.nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;
