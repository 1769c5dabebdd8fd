import type { Limit } from '../throttle/service.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const LOGIN_WINDOW_SECONDS = 15 * MINUTE;
/** A whole office may stand behind one address; those who get in are given back. */
const LOGIN_FAILURES_PER_ADDRESS = 50;

const limit = (name: string, amount: number, windowSeconds: number | null): Limit => ({
  name,
  limit: amount,
  windowSeconds,
  refusal: windowSeconds === null ? 'pin_login_closed' : 'too_many_attempts',
});

/** A pin has 10,000 values. From devices the account does not know, five wrong ones close the pin until a password login. */
export const pinPerAccount = limit('pin-account', 5, null);
export const pinPerAddress = limit('pin-address', 20, HOUR);
export const pinPerInstance = limit('pin-instance', 500, HOUR);
/** A known device becomes unknown after this many wrong pins in a row. */
export const KNOWN_DEVICE_WRONG_PINS = 10;

/** Failed logins of devices that no account knows, by password or pin, whatever the names. */
export const loginPerAddress = limit('login-address', LOGIN_FAILURES_PER_ADDRESS, LOGIN_WINDOW_SECONDS);

export const passwordPerAccount = limit('password-account', 10, LOGIN_WINDOW_SECONDS);
export const passwordChangePerAccount = limit('password-change-account', 10, 15 * MINUTE);
export const existsPerAddress = limit('exists-address', 60, MINUTE);
export const signupPerAddress = limit('signup-address', 20, MINUTE);
/** Verify and reset mails to one recipient. Security notices are exempt. */
export const mailPerRecipient = limit('mail-recipient', 5, HOUR);
/** Keeps one caller from filling the queue with requests for mails. */
export const mailRequestPerAddress = limit('mail-request-address', 60, MINUTE);
