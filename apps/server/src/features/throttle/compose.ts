import type { Platform } from '../../platform.ts';
import { createThrottleRepo } from './repo.ts';
import { createThrottleService } from './service.ts';

export const composeThrottle = ({ database, spread, clock }: Platform) => {
  const shared = spread?.database ?? database;
  return createThrottleService({
    database: shared,
    repo: createThrottleRepo(shared, { owners: spread ? 'user_names' : 'users' }),
    clock,
  });
};
