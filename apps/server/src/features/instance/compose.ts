import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createClockWatch } from './clock-watch.ts';
import { createInstanceRepo } from './repo.ts';
import { instanceRoutes } from './routes.ts';

export const composeInstance = ({ database, build, supportEmail, log, oidc }: SliceDependencies) => {
  const provider = oidc ? { name: oidc.name, isOnly: oidc.isOnly, isSignupOn: oidc.isSignupOn } : null;
  const repo = createInstanceRepo(database);
  return {
    handlers: instanceRoutes({ ...build, supportEmail, oidc: provider }),
    settings: repo,
    ping: repo.ping,
    watchClock: (onSetBack: () => Promise<void>) => createClockWatch({ database, repo, log, onSetBack }),
  };
};
