import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { failsWith, fieldOr, isoDateTimeSchema, optionalField, timezoneSchema } from '../validation.ts';
import { nthWeekdays, remindBeforeSeconds, repeatEndTypes, repeatTypes, repeatUnits, weekdayNames } from './choices.ts';
import { OCCURRENCE_COUNT_MAX, REPEAT_FREQUENCY_MAX } from './limits.ts';

const dateText = z.iso.date(failsWith('reminder_invalid'));
const timeText = z
  .string(failsWith('reminder_invalid'))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, failsWith('reminder_invalid'));
const wholeNumber = (max: number) => z.int(failsWith('reminder_invalid')).max(max, failsWith('reminder_invalid'));

const fields = {
  selectedDateTime: z.iso
    .datetime({ offset: true, ...failsWith('reminder_invalid') })
    // `Temporal` reads nanoseconds and refuses more digits.
    .refine((text) => !/\.\d{10}/.test(text), failsWith('reminder_invalid')),
  selectedDate: dateText,
  selectedTime: timeText,
  timezone: timezoneSchema,
  remindBefore: z.literal([...remindBeforeSeconds], failsWith('reminder_invalid')),
  repeatType: z.enum(repeatTypes, failsWith('reminder_invalid')),
  isRepeating: z.boolean(failsWith('reminder_invalid')),
  repeatEndType: z.enum(repeatEndTypes, failsWith('reminder_invalid')),
  repeatEndCount: wholeNumber(OCCURRENCE_COUNT_MAX),
  repeatEndDate: z.union([dateText, z.literal('')], failsWith('reminder_invalid')),
  repeatEveryFrequency: wholeNumber(REPEAT_FREQUENCY_MAX),
  repeatEveryType: z.enum(repeatUnits, failsWith('reminder_invalid')),
  repeatEveryWeekdays: z.array(z.enum(weekdayNames, failsWith('reminder_invalid'))).max(7),
  repeatEveryMonth: z.enum(['', ...nthWeekdays], failsWith('reminder_invalid')),
};

/**
 * A reminder as the person set it. `selectedDateTime` in `timezone` decides when it is; `selectedDate` and
 * `selectedTime` are for show.
 */
const sentMetaSchema = z.object({
  selectedDateTime: fields.selectedDateTime,
  selectedDate: optionalField(fields.selectedDate),
  selectedTime: optionalField(fields.selectedTime),
  timezone: optionalField(fields.timezone),
  remindBefore: fieldOr(fields.remindBefore, 0),
  repeatType: fieldOr(fields.repeatType, 'Never'),
  isRepeating: optionalField(fields.isRepeating).meta({
    description: 'Where it is missing, `repeatType` decides; true without a `repeatType` is refused',
  }),
  repeatEndType: fieldOr(fields.repeatEndType, 'NONE'),
  repeatEndCount: fieldOr(fields.repeatEndCount, 0),
  repeatEndDate: fieldOr(fields.repeatEndDate, ''),
  /** Below 1 is stored as 0, and a stored 0 counts as 1. */
  repeatEveryFrequency: fieldOr(fields.repeatEveryFrequency, 1).transform((frequency) => Math.max(0, frequency)),
  repeatEveryType: fieldOr(fields.repeatEveryType, 'Day'),
  repeatEveryWeekdays: fieldOr(fields.repeatEveryWeekdays, []),
  repeatEveryMonth: fieldOr(fields.repeatEveryMonth, ''),
});
export const reminderMetaSchema = sentMetaSchema
  .refine(({ isRepeating, repeatType }) => !isRepeating || repeatType !== 'Never', failsWith('reminder_invalid'))
  .transform(({ isRepeating, ...meta }) => ({ ...meta, isRepeating: isRepeating ?? meta.repeatType !== 'Never' }));
export type ReminderMetaInput = z.input<typeof reminderMetaSchema>;

/** The stored form: the server adds the zone at the first save. */
export type ReminderMeta = z.output<typeof reminderMetaSchema> & { timezone: string };

/** Failures of every call that sets reminders. */
export const reminderRefusals = [
  'reminder_invalid',
  'too_many_reminders',
  'reminder_in_past',
  'reminder_never',
  'repeat_count_invalid',
  'repeat_end_in_past',
] as const satisfies readonly ErrorCode[];

export const reminderSchema = z.object({
  _id: z.uuid(),
  meta: z.object(fields).partial({ selectedDate: true, selectedTime: true }).extend({ id: z.uuid() }),
  /** The next occurrence itself, not its lead; null when the reminder has ended. */
  nextAt: isoDateTimeSchema.nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;
