import type { Platform } from '../../slice-platform.ts';
import { createThrottleRepo } from './repo.ts';
import { createThrottleService } from './service.ts';

export const composeThrottle = ({ database, sharding, clock }: Platform) => {
  const shared = sharding?.database ?? database;
  return createThrottleService({
    database: shared,
    repo: createThrottleRepo(shared, { owners: sharding ? 'user_names' : 'users' }),
    clock,
  });
};
