import type { Platform } from '../../platform.ts';
import type { LiveBus } from '../live/bus.ts';
import type { UserService } from '../user/service.ts';
import { createGuards, TOUCH_AFTER_SECONDS } from './guard.ts';
import { createGuardRepo } from './guard-repo.ts';
import { createSessionRepo } from './repo.ts';
import { sessionRoutes } from './routes.ts';
import { createSessionService, type DevicesOfSessions } from './service.ts';

type Others = { users: UserService; devices: DevicesOfSessions; live: LiveBus };

export const composeSession = ({ database, clock }: Platform, { users, devices, live }: Others) => {
  const sessions = createSessionRepo(database);
  const repo = createGuardRepo(database, { unseenSeconds: TOUCH_AFTER_SECONDS });
  const service = createSessionService({
    database,
    sessions,
    people: users,
    devices,
    live,
    clock,
  });
  const createGuard = createGuards({ database, repo, sessions, clock });
  return { service, createGuard, handlers: sessionRoutes(service), sweep: service.sweep };
};
