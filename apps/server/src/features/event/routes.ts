import type { Handlers } from '../../http/handler.ts';
import type { EventList } from './service.ts';

export const eventRoutes = (listEvents: EventList): Handlers<'listEvents'> => ({
  listEvents: ({ person, query }) => listEvents(person.userId, query),
});
