import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createThrottleRepo } from './repo.ts';
import { createThrottleService } from './service.ts';

export const composeThrottle = ({ database, sharding, clock }: SliceDependencies) => {
  const shared = sharding?.database ?? database;
  return createThrottleService({
    database: shared,
    repo: createThrottleRepo(shared, { owners: sharding ? 'user_names' : 'users' }),
    clock,
  });
};
