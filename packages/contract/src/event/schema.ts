import { z } from 'zod';
import { noteOptionsWireSchema } from '../note/schema.ts';
import { failsWith, isoDateTimeSchema, timezoneSchema } from '../validation.ts';

const instant = z.iso
  .datetime({ offset: true, ...failsWith('date_invalid') })
  .transform((text) => new Date(text))
  .optional();

export const eventsQuerySchema = z.object({
  timezone: timezoneSchema,
  from: instant,
  to: instant,
  /** `true`: includes events of done notes. */
  done: z
    .enum(['true', 'false'], failsWith('invalid'))
    .transform((text) => text === 'true')
    .optional(),
});
export type EventsQuery = z.output<typeof eventsQuerySchema>;

const eventSchema = z.object({
  /** The reminder's id. */
  _id: z.uuid(),
  scheduledTime: isoDateTimeSchema,
  /** Whether the reminder has a rule to repeat by. */
  repeats: z.boolean(),
  note: z.object({ _id: z.uuid(), title: z.string(), options: noteOptionsWireSchema, done: z.boolean() }),
});
export type Event = z.infer<typeof eventSchema>;

/** Events by local date, ascending. */
export const eventMapSchema = z.record(z.iso.date(), z.array(eventSchema));
export type EventMap = Record<string, Event[]>;
