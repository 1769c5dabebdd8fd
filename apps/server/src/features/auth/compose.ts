import { newId } from '../../platform/secret/id.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import type { Platform } from '../../platform.ts';
import type { JobQueue } from '../job/service.ts';
import type { MailService } from '../mail/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { createKnownDevices } from './device/known-devices.ts';
import { createKnownDeviceRepo } from './device/repo.ts';
import { createAuthJobHandlers } from './jobs.ts';
import { createLogin } from './login.ts';
import { authRoutes } from './routes.ts';
import { createAuthService } from './service.ts';
import { createMailedTokenRepo } from './token-repo.ts';

type Others = {
  users: UserService;
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  hasher: PasswordHasher;
  mail: MailService;
};

export const composeAuth = ({ database, clock, spread }: Platform, { mail, jobs, ...others }: Others) => {
  const parts = {
    ...others,
    database,
    tokens: createMailedTokenRepo(database),
    devices: createKnownDeviceRepo(database),
    clock,
    newUserId: spread?.newUserId ?? newId,
  };
  const service = createAuthService({ ...parts, jobs });
  return {
    service,
    handlers: authRoutes(service, createLogin(parts), createKnownDevices(parts)),
    jobs: createAuthJobHandlers({ ...parts, mail }),
  };
};
