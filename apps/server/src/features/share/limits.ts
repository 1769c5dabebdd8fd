import type { Pace } from '@pinlife/contract/rate-limits';
import {
  PASSPHRASE_TRIES_PER_DAY,
  PASSPHRASE_TRIES_PER_HOUR,
  UNKNOWN_ADDRESSES_PER_MINUTE,
} from '@pinlife/contract/share/limits';
import type { Limit } from '../throttle/service.ts';

/** Each new passphrase is hashed. */
export const passphraseChangePerPerson: Limit = {
  name: 'passphrase-change',
  limit: 60,
  windowSeconds: 15 * 60,
  refusal: 'too_many_attempts',
};

const HOUR = 60 * 60;
const tries = (name: string, limit: number, windowSeconds: number): Limit => ({
  name,
  limit,
  windowSeconds,
  refusal: 'too_many_attempts',
});

/** Wrong passphrases from one address for one share, and from everywhere: whoever has the link might guess from many. */
export const passphrasePerAddress = tries('passphrase-address', PASSPHRASE_TRIES_PER_HOUR, HOUR);
export const passphrasePerShare = tries('passphrase-share', PASSPHRASE_TRIES_PER_DAY, 24 * HOUR);

/** What leads nowhere, from one address. It is counted in memory: a guess costs no write. */
export const unknownPace: Pace = { atOnce: UNKNOWN_ADDRESSES_PER_MINUTE, perMinute: UNKNOWN_ADDRESSES_PER_MINUTE };
