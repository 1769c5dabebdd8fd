import type { Limit } from '../throttle/service.ts';

/** Limits the question who may sign up, for one address; the screen asks once. */
export const questionPerAddress: Limit = {
  name: 'signup-question-address',
  limit: 60,
  windowSeconds: 60,
  refusal: 'too_many_attempts',
};
