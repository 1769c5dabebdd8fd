import type { Count, Limit } from '../throttle/service.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOGIN_WINDOW_SECONDS = 15 * MINUTE;
/** A whole office may stand behind one address; those who get in are given back. */
const LOGIN_FAILURES_PER_ADDRESS = 50;

const limit = (name: string, amount: number, windowSeconds: number): Limit => ({
  name,
  limit: amount,
  windowSeconds,
  refusal: 'too_many_attempts',
});

const closing = (name: string, amount: number, windowSeconds: number | null): Limit => ({
  name,
  limit: amount,
  windowSeconds,
  refusal: 'pin_login_closed',
});

/**
 * A pin has 10,000 values. From devices the account does not know, five wrong ones close the pin until a password login.
 * Whoever tries is told by the name they typed, which is forgotten after a month; behind it the account stays closed.
 */
export const pinPerAccount = closing('pin-account', 5, null);
export const pinPerName = closing('pin-name', 5, 30 * DAY);
export const pinPerAddress = limit('pin-address', 20, HOUR);
export const pinPerInstance = limit('pin-instance', 500, HOUR);
/** A known device becomes unknown after this many wrong pins in a row. */
export const KNOWN_DEVICE_WRONG_PINS = 10;
/**
 * All known devices of an account share so many wrong pins until a password login. Once they are used up no device is
 * refused, but the next mistake on it makes it unknown: an owner who makes none notices nothing.
 */
export const pinOnKnownDevices = closing('pin-devices', 20, null);
export const KNOWN_DEVICE_WRONG_PINS_AT_LAST = 1;

/** Failed logins of devices that no account knows, by password or pin, whatever the names. */
export const loginPerAddress = limit('login-address', LOGIN_FAILURES_PER_ADDRESS, LOGIN_WINDOW_SECONDS);

export const passwordPerAccount = limit('password-account', 10, LOGIN_WINDOW_SECONDS);
export const passwordPerName = limit('password-name', 10, LOGIN_WINDOW_SECONDS);
/** Wrong passwords of somebody who is logged in. */
export const passwordChangePerAccount = limit('password-change-account', 10, 15 * MINUTE);
/** Changes that succeed: each is hashed, and told by mail. */
export const passwordChangedPerAccount = limit('password-changed-account', 10, 15 * MINUTE);
export const existsPerAddress = limit('exists-address', 60, MINUTE);
export const signupPerAddress = limit('signup-address', 20, MINUTE);
/** Verify and reset mails to one recipient. Security notices are exempt. */
export const mailPerRecipient = limit('mail-recipient', 5, HOUR);
/** Keeps one caller from filling the queue with requests for mails. */
export const mailRequestPerAddress = limit('mail-request-address', 60, MINUTE);

type Names = { id: string; username: string; email: string };

/** What wrong pins have closed for an account, under both of its names. */
export const pinCountsOf = (account: Names): Count[] => [
  { limit: pinPerAccount, subject: account.id },
  { limit: pinOnKnownDevices, subject: account.id },
  ...namesOf(account).map((subject) => ({ limit: pinPerName, subject })),
];

export const passwordCountsOf = (account: Names): Count[] => [
  { limit: passwordPerAccount, subject: account.id },
  ...namesOf(account).map((subject) => ({ limit: passwordPerName, subject })),
];

const namesOf = ({ username, email }: Names) => [username.toLowerCase(), email.toLowerCase()];
