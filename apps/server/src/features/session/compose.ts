import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { JobQueue } from '../job/service.ts';
import type { LiveBus } from '../live/bus.ts';
import type { RecordService } from '../record/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createGuards, TOUCH_AFTER_SECONDS } from './guard/guard.ts';
import { createGuardRepo } from './guard/repo.ts';
import { createSessionRepo } from './repo.ts';
import { sessionRoutes } from './routes.ts';
import { createSessionService, type DevicesOfSessions, type SessionUsers } from './service.ts';

type Others = {
  users: SessionUsers;
  devices: DevicesOfSessions;
  live: LiveBus;
  jobs: JobQueue;
  record: RecordService;
  throttle: ThrottleService;
};

export const composeSession = ({ database, clock, oidc }: SliceDependencies, others: Others) => {
  const { users, devices, live, jobs, record, throttle } = others;
  const sessions = createSessionRepo(database);
  const repo = createGuardRepo(database, { unseenSeconds: TOUCH_AFTER_SECONDS });
  const service = createSessionService({
    database,
    sessions,
    people: users,
    devices,
    live,
    provider: oidc,
    clock,
  });
  const createGuard = createGuards({ database, repo, sessions, people: users, clock });
  const tokens = createAccessTokens({ sessions, service, live, jobs, record, throttle, clock });
  return { service, createGuard, handlers: sessionRoutes(service, tokens), sweep: service.sweep };
};
