import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { noteChildParamsSchema } from '../note/schema.ts';
import type { RouteName } from '../routes.ts';
import { calendarFeedSchema, calendarFeedUpdateSchema } from './schema.ts';

/** Reminders in other calendars. The feed itself, `/ical/{token}.ics`, is not a call. */
export const calendarEndpoints = {
  getCalendarFeed: {
    summary: 'The calendar feed of the person; null if it is off',
    data: calendarFeedSchema.nullable(),
  },
  updateCalendarFeed: {
    summary: 'Turn the calendar feed on, or change it. Omitted fields stay unchanged',
    body: calendarFeedUpdateSchema,
    data: calendarFeedSchema,
  },
  deleteCalendarFeed: {
    summary: 'Turn the calendar feed off: its address ends for good. Succeeds if it is already off',
    data: z.null(),
  },
  exportReminder: {
    summary: 'A reminder as a file for calendar programs (RFC 5545)',
    params: noteChildParamsSchema,
    data: z.object({ ics: z.string() }),
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
