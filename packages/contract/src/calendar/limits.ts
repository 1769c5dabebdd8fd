import type { Pace } from '../rate-limits.ts';

/** Limits of the calendar feed. */
export const CALENDAR_FEED_PATH = '/ical';

/** The limit of reminders in one feed, the coming ones first. */
export const FEED_REMINDERS_MAX = 10_000;
/** The limit of the size of one feed. */
export const FEED_MAX_BYTES = 8 * 1024 * 1024;
/** The time for which a calendar program may cache the feed. */
export const FEED_MAX_AGE_SECONDS = 5 * 60;
/** The interval of requests that the feed proposes to programs. */
export const FEED_REFRESH_HOURS = 1;
/** The pace of requests for one feed at one server: calendar programs ask a few times an hour. */
export const feedPace: Pace = { atOnce: 60, perMinute: 30 };
