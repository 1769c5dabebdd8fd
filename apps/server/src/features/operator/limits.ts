import type { Limit } from '../throttle/service.ts';

/** Each test mail calls the mail server at once. */
export const mailTestPerPerson: Limit = {
  name: 'mail-test',
  limit: 5,
  windowSeconds: 60,
  refusal: 'too_many_attempts',
};
