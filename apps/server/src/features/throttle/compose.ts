import type { Platform } from '../../platform.ts';
import { createThrottleRepo } from './repo.ts';
import { createThrottleService } from './service.ts';

export const composeThrottle = ({ database, clock }: Platform) =>
  createThrottleService({ database, repo: createThrottleRepo(database), clock });
