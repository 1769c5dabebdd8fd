import type { Limit } from '../throttle/service.ts';

/** Each new passphrase is hashed. */
export const passphraseChangePerPerson: Limit = {
  name: 'passphrase-change',
  limit: 60,
  windowSeconds: 15 * 60,
  refusal: 'too_many_attempts',
};
