import { DAY_SECONDS, HOUR_SECONDS } from '@pinlife/contract/durations';
import {
  PASSPHRASE_FRESH_TRIES,
  PASSPHRASE_TRIES_AT_MOST,
  PASSPHRASE_TRIES_PER_DAY,
  PASSPHRASE_TRIES_PER_HOUR,
} from '@pinlife/contract/share/limits';
import type { Limit } from '../throttle/service.ts';

/** Each new passphrase costs a hash. */
export const passphraseChangePerPerson: Limit = {
  name: 'passphrase-change',
  limit: 60,
  windowSeconds: 15 * 60,
  refusal: 'too_many_attempts',
};

const tries = (name: string, limit: number, windowSeconds: number): Limit => ({
  name,
  limit,
  windowSeconds,
  refusal: 'too_many_attempts',
});

/** Limits wrong passphrases of one address for one share, and of all addresses: a link holder could guess from many. */
export const passphrasePerAddress = tries('passphrase-address', PASSPHRASE_TRIES_PER_HOUR, HOUR_SECONDS);
export const passphrasePerShare = tries('passphrase-share', PASSPHRASE_TRIES_PER_DAY, DAY_SECONDS);
/**
 * When the limit of the share is reached, new addresses still have these tries. Otherwise a few guessers could lock out
 * everybody.
 */
export const passphraseOfFreshAddress = tries('passphrase-fresh', PASSPHRASE_FRESH_TRIES, DAY_SECONDS);
export const passphraseAtMost = tries('passphrase-most', PASSPHRASE_TRIES_AT_MOST, DAY_SECONDS);

/** How many lists of profile notes are read at once. */
export const CARD_PAGES_AT_ONCE = 4;
