import type { Platform } from '../../platform.ts';
import type { LiveBus } from '../live/bus.ts';
import type { UserService } from '../user/service.ts';
import { createSessionRepo } from './repo.ts';
import { sessionRoutes } from './routes.ts';
import { createSessionService, type DevicesOfSessions } from './service.ts';

type Others = { users: UserService; devices: DevicesOfSessions; live: LiveBus };

export const composeSession = ({ database, clock }: Platform, { users, devices, live }: Others) => {
  const service = createSessionService({
    database,
    sessions: createSessionRepo(database),
    people: users,
    devices,
    live,
    clock,
  });
  return { service, handlers: sessionRoutes(service), sweep: service.sweep };
};
