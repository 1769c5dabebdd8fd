import type { Limit } from '../throttle/service.ts';

/** Each of these makes a call to an address that a person has entered. */
export const callsPerPerson: Limit = {
  name: 'webhook-calls',
  limit: 10,
  windowSeconds: 60,
  refusal: 'too_many_attempts',
};

/** Each new address sends a mail and writes a record: one person must not delay everybody's mail. */
export const addressesPerPerson: Limit = {
  name: 'webhook-addresses',
  limit: 60,
  windowSeconds: 60 * 60,
  refusal: 'too_many_attempts',
};
