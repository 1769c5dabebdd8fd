import { z } from 'zod';
import { failsWith, isoDateTimeSchema, optionalField } from '../validation.ts';

/** The private address at which calendar programs read the reminders of a person. */
export const calendarFeedSchema = z.object({
  url: z.string(),
  /** Whether the feed contains the titles of pinups; otherwise every entry is called “Pinup”. */
  titles: z.boolean(),
  /** The time of the last request of a calendar program; null: none yet. */
  lastAskedAt: isoDateTimeSchema.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

/** Creates or changes the feed: missing fields stay unchanged. */
export const calendarFeedUpdateSchema = z.object({
  titles: optionalField(z.boolean(failsWith('invalid'))),
  /** Creates a new address; the old one ends at once. */
  renew: optionalField(z.boolean(failsWith('invalid'))),
});
export type CalendarFeedUpdate = z.infer<typeof calendarFeedUpdateSchema>;
