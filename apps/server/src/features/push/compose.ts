import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createPushDeliveries } from '../../views/push-delivery.ts';
import type { JobQueue } from '../job/service.ts';
import type { MailService } from '../mail/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { createPushPlanner } from './delivery/planner.ts';
import { createPushJobHandlers, type UnreadNotifications } from './jobs.ts';
import type { PushRepo } from './repo.ts';
import { pushRoutes } from './routes.ts';
import { createPushService } from './service.ts';
import { createPushTokenRepo } from './token-repo.ts';

type Others = {
  devices: PushRepo;
  users: UserService;
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  notifications: UnreadNotifications;
  mail: MailService;
};

export const composePush = ({ database, push: sender, clock }: SliceDependencies, others: Others) => {
  const { devices, users, sessions, throttle, jobs, notifications, mail } = others;
  const parts = { database, repo: devices, tokens: createPushTokenRepo(database), sender, jobs, clock };
  const service = createPushService({ ...parts, sessions, throttle });
  const deliveries = createPushDeliveries(database);
  return {
    handlers: pushRoutes(service),
    jobs: createPushJobHandlers({ ...parts, deliveries, notifications, users, mail }),
    sweep: service.sweep,
    findBearer: service.findBearer,
    releaseBrowser: service.releaseBrowser,
    planner: createPushPlanner({ jobs }),
  };
};
