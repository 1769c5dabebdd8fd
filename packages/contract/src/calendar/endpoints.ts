import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { noteChildParamsSchema } from '../note/schema.ts';
import type { RouteName } from '../routes.ts';
import { calendarFeedSchema, calendarFeedUpdateSchema } from './schema.ts';

/** Reminders in other calendars. The feed itself, `/ical/{token}.ics`, is not a call. */
export const calendarEndpoints = {
  getCalendarFeed: {
    summary: 'The calendar feed of the person; null where it is off',
    data: calendarFeedSchema.nullable(),
    status: 200,
    failures: [],
  },
  updateCalendarFeed: {
    summary: 'Turn the calendar feed on, or change it; what is left out stays as it is',
    body: calendarFeedUpdateSchema,
    data: calendarFeedSchema,
    status: 200,
    failures: [],
  },
  deleteCalendarFeed: {
    summary: 'Turn the calendar feed off: its address leads nowhere from now on. Also where it is off',
    data: z.null(),
    status: 200,
    failures: [],
  },
  exportReminder: {
    summary: 'A reminder as a file for calendar programs (RFC 5545)',
    params: noteChildParamsSchema,
    data: z.object({ ics: z.string() }),
    status: 200,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
