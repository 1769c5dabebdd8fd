import { z } from 'zod';
import { timezoneSchema } from './auth.ts';
import { noteOptionsWireSchema } from './note.ts';
import { isoDateTimeSchema, says } from './validation.ts';

export const EVENT_DAYS = 30;
const EVENT_WINDOW_MAX_DAYS = 400;
export const EVENTS_PER_REMINDER_MAX = 500;

const DAY_MS = 24 * 60 * 60 * 1000;
const instant = z.iso
  // Without `abort` the rule about both would be asked about a text that is no date.
  .datetime({ offset: true, abort: true, ...says('date_invalid') })
  .transform((text) => new Date(text))
  .optional();

export const eventsQuerySchema = z
  .object({ timezone: timezoneSchema, from: instant, to: instant })
  .refine(({ from, to }) => !from || !to || to.getTime() - from.getTime() <= EVENT_WINDOW_MAX_DAYS * DAY_MS, {
    ...says('date_invalid'),
    path: ['to'],
  });
export type EventsQuery = z.output<typeof eventsQuerySchema>;

const eventSchema = z.object({
  /** The reminder's id. */
  _id: z.uuid(),
  scheduledTime: isoDateTimeSchema,
  note: z.object({ _id: z.uuid(), title: z.string(), options: noteOptionsWireSchema, done: z.boolean() }),
});
export type Event = z.infer<typeof eventSchema>;

/** Local dates, ascending, to what occurs on them. */
export const eventMapSchema = z.record(z.iso.date(), z.array(eventSchema));
export type EventMap = Record<string, Event[]>;
