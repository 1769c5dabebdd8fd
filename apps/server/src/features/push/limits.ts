import type { Limit } from '../throttle/service.ts';

/** Each test push calls addresses from browsers. */
export const trialPerPerson: Limit = {
  name: 'push-trial',
  limit: 5,
  windowSeconds: 60,
  refusal: 'too_many_attempts',
};
