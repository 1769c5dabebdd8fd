import type { Limit } from '../throttle/service.ts';

/** Each new pin is hashed, and told by mail. */
export const pinChangePerPerson: Limit = {
  name: 'pin-change-account',
  limit: 10,
  windowSeconds: 15 * 60,
  refusal: 'too_many_attempts',
};
