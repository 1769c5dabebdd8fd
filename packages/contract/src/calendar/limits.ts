import type { Pace } from '../rate-limits.ts';

/** Figures of the calendar feed. */
export const CALENDAR_FEED_PATH = '/ical';

/** Reminders in one feed at most, the coming ones first. */
export const FEED_REMINDERS_MAX = 10_000;
/** Size of one feed at most. */
export const FEED_MAX_BYTES = 8 * 1024 * 1024;
/** How long a calendar program may use what it got without asking again. */
export const FEED_MAX_AGE_SECONDS = 5 * 60;
/** How often programs are told to ask. */
export const FEED_REFRESH_HOURS = 1;
/** How often one feed is answered by one server: calendar programs ask a few times an hour. */
export const feedPace: Pace = { atOnce: 60, perMinute: 30 };
