import type { Platform } from '../../platform.ts';
import { createClockWatch } from './clock-watch.ts';
import { createInstanceRepo } from './repo.ts';
import { instanceRoutes } from './routes.ts';

export const composeInstance = ({ database, supportEmail, log }: Platform) => {
  const repo = createInstanceRepo(database);
  return {
    handlers: instanceRoutes({ supportEmail }),
    settings: repo,
    ping: repo.ping,
    allowsRemoval: createClockWatch({ database, repo, log }).allowsRemoval,
  };
};
