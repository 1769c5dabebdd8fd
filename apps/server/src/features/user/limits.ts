import type { Limit } from '../throttle/service.ts';

/** Each new PIN is hashed, and mailed as a notice. */
export const pinChangePerPerson: Limit = {
  name: 'pin-change-account',
  limit: 10,
  windowSeconds: 15 * 60,
  refusal: 'too_many_attempts',
};
