import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { eventMapSchema, eventsQuerySchema } from './schema.ts';

/** The coming occurrences of reminders. */
export const eventEndpoints = {
  listEvents: {
    summary:
      'Coming occurrences by local date, for 30 days from today or another window. With `done=true` also those of done notes. A long answer ends early: `next` is the `from` of the rest',
    query: eventsQuerySchema,
    data: eventMapSchema,
    failures: ['window_too_long', 'too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
