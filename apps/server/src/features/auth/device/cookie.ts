import { createHash } from 'node:crypto';
import { DAY_SECONDS } from '@pinlife/contract/durations';
import type { Cookie } from '../../../http/handler.ts';
import type { Caller } from '../../../platform/person.ts';
import { createToken, parseToken, type Token } from '../../../platform/secret/token.ts';

const COOKIE_MAX_AGE_SECONDS = 400 * DAY_SECONDS;

/** One cookie per account, so that two people who share a browser are both known there. */
const cookieName = (userId: string) => `pl-device-${createHash('sha256').update(userId).digest('hex').slice(0, 12)}`;

/** The device token that the caller presents for this person, or null. */
export const readDeviceToken = (caller: Caller, userId: string): Token | null => {
  const token = parseToken(caller.cookies[cookieName(userId)] ?? '');
  return token?.userId === userId ? token : null;
};

/** Creates a secret that identifies this browser. It is kept through logout and only ever sent with a login. */
export const createDevice = (userId: string): { secretHash: Buffer; cookie: Cookie } => {
  const token = createToken(userId);
  return {
    secretHash: token.hash,
    cookie: {
      name: cookieName(userId),
      value: token.text,
      path: '/api/auth/login',
      maxAgeSeconds: COOKIE_MAX_AGE_SECONDS,
    },
  };
};
