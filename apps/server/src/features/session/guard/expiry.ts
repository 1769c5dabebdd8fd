import { HOUR_MS } from '@pinlife/contract/durations';

const KEPT_SESSION_MS = 30 * 24 * HOUR_MS;
const IDLE_SESSION_MS = 12 * HOUR_MS;

/** The end of a session if it is not used again. */
export const expiryFrom = (now: Date, isKept: boolean): Date =>
  new Date(now.getTime() + (isKept ? KEPT_SESSION_MS : IDLE_SESSION_MS));
