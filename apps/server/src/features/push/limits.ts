import type { Limit } from '../throttle/service.ts';

/** Each trial is a call to addresses that browsers have named. */
export const trialPerPerson: Limit = {
  name: 'push-trial',
  limit: 5,
  windowSeconds: 60,
  refusal: 'too_many_attempts',
};
