import { DAY_MS } from '@pinlife/contract/durations';

const DAYS = 30;

/** The next month as a range of events. */
export const comingMonth = (): { from: string; to: string } => {
  const now = Date.now();
  return { from: new Date(now).toISOString(), to: new Date(now + DAYS * DAY_MS).toISOString() };
};

/** The time of the reminder of a note on the mixed day. */
export const remindsAt = (): string => new Date(Date.now() + (DAYS / 2) * DAY_MS).toISOString();
