import { MINUTE_MS } from '@pinlife/contract/durations';
import { SNOOZE_MINUTES } from '@pinlife/contract/notification/limits';

const MORNING_HOUR = 9;

export const snoozeTimes = {
  snoozeShort: (now: Date): Date => new Date(now.getTime() + SNOOZE_MINUTES * MINUTE_MS),
  snoozeHour: (now: Date): Date => new Date(now.getTime() + 60 * MINUTE_MS),
  /** In local time. */
  snoozeTomorrow: (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, MORNING_HOUR),
};

export const snoozeNames = Object.keys(snoozeTimes) as (keyof typeof snoozeTimes)[];
