import { createFairQueue } from '../../platform/load/fair-queue.ts';
import { tooManyAttempts } from '../../platform/load/too-many.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createOpenReminders } from '../../views/events.ts';
import { eventRoutes } from './routes.ts';
import { createEventList } from './service.ts';

/** The events of many reminders take seconds to compute. */
const limits = {
  concurrency: 32,
  waitingOfOne: 64,
  waitingOfAll: 2_000,
  waitMs: 20_000,
  refuse: () => tooManyAttempts(1),
};

export const composeEvent = ({ database, clock }: SliceDependencies) => {
  const listEvents = createEventList({ reminders: createOpenReminders(database), clock });
  const inTurn = createFairQueue(limits);
  return { handlers: eventRoutes((userId, query) => inTurn(userId, () => listEvents(userId, query))) };
};
