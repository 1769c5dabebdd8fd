import { DAY_MS } from '@pinlife/contract/durations';

const DAYS = 30;

/** From now on, as long as the events of a month. */
export const comingMonth = (): { from: string; to: string } => {
  const now = Date.now();
  return { from: new Date(now).toISOString(), to: new Date(now + DAYS * DAY_MS).toISOString() };
};

/** When a note of the mixed day reminds. */
export const remindsAt = (): string => new Date(Date.now() + (DAYS / 2) * DAY_MS).toISOString();
