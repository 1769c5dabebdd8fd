import type { Platform } from '../../platform.ts';
import { createClockWatch } from './clock-watch.ts';
import { createInstanceRepo } from './repo.ts';
import { instanceRoutes } from './routes.ts';

export const composeInstance = ({ database, build, supportEmail, log }: Platform) => {
  const repo = createInstanceRepo(database);
  return {
    handlers: instanceRoutes({ ...build, supportEmail }),
    settings: repo,
    ping: repo.ping,
    allowsRemoval: createClockWatch({ database, repo, log }).allowsRemoval,
  };
};
