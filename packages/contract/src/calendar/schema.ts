import { z } from 'zod';
import { isoDateTimeSchema, optionalField, says } from '../validation.ts';

/** The private address at which calendar programs read the reminders of a person. */
export const calendarFeedSchema = z.object({
  url: z.string(),
  /** Whether the feed has the titles of pinups; else every entry just says “Pinup”. */
  titles: z.boolean(),
  /** When a calendar program asked last; null: not yet. */
  lastAskedAt: isoDateTimeSchema.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** Makes the feed or changes it: what is left out stays as it is. */
export const calendarFeedUpdateSchema = z.object({
  titles: optionalField(z.boolean(says('invalid'))),
  /** A new address; the old one ends at once. */
  renew: optionalField(z.boolean(says('invalid'))),
});
export type CalendarFeedUpdate = z.infer<typeof calendarFeedUpdateSchema>;
