import type { Platform } from '../../platform.ts';
import { createOpenReminders } from '../../views/events.ts';
import { eventRoutes } from './routes.ts';
import { createEventList } from './service.ts';

export const composeEvent = ({ database, clock }: Platform) => ({
  handlers: eventRoutes(createEventList({ reminders: createOpenReminders(database), clock })),
});
