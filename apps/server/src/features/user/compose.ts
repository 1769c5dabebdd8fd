import type { PasswordHasher } from '../../platform/secret/password.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
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

type UserParts = ReturnType<typeof composeUserParts>;
type Others = UserParts & {
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  hasher: PasswordHasher;
  mail: MailService;
  live: LiveBus;
};

/** Needed by slices that are composed before sessions. */
export const composeUserParts = ({ database, sharding }: SliceDependencies, { pictures }: { pictures: Pictures }) => {
  const repo = createUserRepo(database, sharding ? createNameRepo(sharding.database) : null);
  return { repo, pictures, service: createUserService({ users: repo, pictures }) };
};

export const composeUser = ({ database, clock }: SliceDependencies, { repo, service, mail, ...others }: Others) => ({
  handlers: userRoutes(service, createProfileEditor({ ...others, database, users: repo, clock })),
  jobs: createUserJobHandlers({ users: service, mail }),
});
