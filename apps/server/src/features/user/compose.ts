import type { PasswordHasher } from '../../platform/secret/password.ts';
import type { Platform } from '../../platform.ts';
import type { JobQueue } from '../job/service.ts';
import type { LiveBus } from '../live/bus.ts';
import type { MailService } from '../mail/service.ts';
import type { Pictures } from '../media/use/pictures.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import { createProfileEditor } from './edit.ts';
import { createUserJobHandlers } from './jobs.ts';
import { createNameRepo } from './name-repo.ts';
import { createUserRepo } from './repo.ts';
import { userRoutes } from './routes.ts';
import { createUserService } from './service.ts';

type Others = {
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  hasher: PasswordHasher;
  mail: MailService;
  live: LiveBus;
};

export const composeUser = ({ database, clock, spread }: Platform, { pictures }: { pictures: Pictures }) => {
  const repo = createUserRepo(database, spread ? createNameRepo(spread.database) : null);
  const service = createUserService({ users: repo, pictures });
  return {
    service,
    complete: ({ mail, ...others }: Others) => ({
      handlers: userRoutes(service, createProfileEditor({ ...others, database, users: repo, pictures, clock })),
      jobs: createUserJobHandlers({ users: service, mail }),
    }),
  };
};
