import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@pinlife/contract/durations';
import type { Count, Limit } from '../throttle/service.ts';

const LOGIN_WINDOW_SECONDS = 15 * MINUTE_SECONDS;
/** Many people may share one address. Successful logins are not counted. */
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
 * A PIN has 10,000 values. Five wrong ones from unknown devices close the PIN until a login that is not by PIN. The
 * refusal is decided by the typed name, whose count expires after 30 days; the account's count does not expire.
 */
export const pinPerAccount = closing('pin-account', 5, null);
export const pinPerName = closing('pin-name', 5, 30 * DAY_SECONDS);
export const pinPerAddress = limit('pin-address', 20, HOUR_SECONDS);
export const pinPerInstance = limit('pin-instance', 500, HOUR_SECONDS);
/** The wrong PINs in a row after which a known device is forgotten. */
export const KNOWN_DEVICE_WRONG_PINS = 10;
/**
 * The known devices of an account share 20 wrong PINs until a login that is not by PIN. After that each device is
 * forgotten at its next wrong PIN. A device that makes no mistake stays known.
 */
export const pinOnKnownDevices = closing('pin-devices', 20, null);
export const KNOWN_DEVICE_WRONG_PINS_AT_LAST = 1;

/** Failed logins from unknown devices, by password or PIN, over all names. */
export const loginPerAddress = limit('login-address', LOGIN_FAILURES_PER_ADDRESS, LOGIN_WINDOW_SECONDS);

export const passwordPerAccount = limit('password-account', 10, LOGIN_WINDOW_SECONDS);
export const passwordPerName = limit('password-name', 10, LOGIN_WINDOW_SECONDS);
/** More failed logins of an account than this go into the record of operators, once an hour. */
export const failedLoginsPerAccount = limit('failed-logins-account', 10, HOUR_SECONDS);
export const failedLoginsTold = limit('failed-logins-told', 1, HOUR_SECONDS);
/** Wrong passwords in a session. */
export const passwordChangePerAccount = limit('password-change-account', 10, 15 * MINUTE_SECONDS);
/** Successful changes: each costs a hash and a mail. */
export const passwordChangedPerAccount = limit('password-changed-account', 10, 15 * MINUTE_SECONDS);
/** Passkey challenges: each visit of the login page requests one. */
export const challengesPerAddress = limit('challenges-address', 60, MINUTE_SECONDS);
/** Logins that are sent to the provider. */
export const oidcPerAddress = limit('oidc-address', 60, MINUTE_SECONDS);
export const existsPerAddress = limit('exists-address', 60, MINUTE_SECONDS);
export const signupPerAddress = limit('signup-address', 20, MINUTE_SECONDS);
/** Verify and reset mails to one recipient. Security notices are exempt. */
export const mailPerRecipient = limit('mail-recipient', 5, HOUR_SECONDS);
/** Keeps one caller from filling the job queue with requests for mails. */
export const mailRequestPerAddress = limit('mail-request-address', 60, MINUTE_SECONDS);

type Names = { id: string; username: string; email: string };

/** The PIN counts of an account: its own, and those of its username and e-mail. */
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
