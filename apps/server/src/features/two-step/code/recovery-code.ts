import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES_COUNT } from '@pinlife/contract/two-step/limits';

/** Without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF_LENGTH = 5;

/** `k7rmq-2xqdz`: 49 random bits; 20 tries an hour. */
export const makeRecoveryCodes = (): string[] => {
  const makeHalf = () => Array.from({ length: HALF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES_COUNT) codes.add(`${makeHalf()}-${makeHalf()}`);
  return [...codes];
};

/** An HMAC, because so short a secret could be guessed from a plain hash in a stolen database. */
export const hashRecoveryCode = (key: Buffer, userId: string, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`${userId} ${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest();
