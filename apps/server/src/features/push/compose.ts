import type { Platform } from '../../platform.ts';
import { createPushDeliveries } from '../../views/push-delivery.ts';
import type { JobQueue } from '../job/service.ts';
import type { MailService } from '../mail/service.ts';
import type { NotificationService } from '../notification/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { createPushPlanner } from './delivery/planner.ts';
import { createPushJobHandlers } from './jobs.ts';
import { createPushRepo } from './repo.ts';
import { pushRoutes } from './routes.ts';
import { createPushService } from './service.ts';
import { createPushTokenRepo } from './token-repo.ts';

type Others = {
  users: UserService;
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  notifications: NotificationService;
  mail: MailService;
};

export const composePush = ({ database, push: sender, clock }: Platform) => {
  const repo = createPushRepo(database);
  return {
    /** What ends with the session that set it up. */
    devices: repo,
    complete: ({ users, notifications, mail, jobs, ...others }: Others) => {
      const parts = { database, repo, tokens: createPushTokenRepo(database), sender, jobs, clock };
      const service = createPushService({ ...others, ...parts, people: users });
      return {
        handlers: pushRoutes(service),
        jobs: createPushJobHandlers({
          ...parts,
          deliveries: createPushDeliveries(database),
          notifications,
          users,
          mail,
        }),
        sweep: service.sweep,
        findBearer: service.findBearer,
        releaseBrowser: service.releaseBrowser,
        planner: createPushPlanner({ jobs }),
      };
    },
  };
};
