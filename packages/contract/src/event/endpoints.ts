import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { eventMapSchema, eventsQuerySchema } from './schema.ts';

/** The coming occurrences of reminders. */
export const eventEndpoints = {
  listEvents: {
    summary:
      'What lies ahead, by local date: 30 days from today, or another window, with `done=true` also of done notes; where there is very much, `next` is the `from` of the rest',
    query: eventsQuerySchema,
    data: eventMapSchema,
    status: 200,
    failures: ['window_too_long', 'too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
