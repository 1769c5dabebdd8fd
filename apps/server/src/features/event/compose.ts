import type { Platform } from '../../platform.ts';
import { createEventRepo } from './repo.ts';
import { eventRoutes } from './routes.ts';
import { createEventList } from './service.ts';

export const composeEvent = ({ database, clock }: Platform) => ({
  handlers: eventRoutes(createEventList({ repo: createEventRepo(database), clock })),
});
