import type { BackupKeep, BackupTime } from '../../../config.ts';

/** The next time at which the clock on the wall shows this, in the zone of the process. */
export const findNextBackup = (now: Date, { hour, minute }: BackupTime): Date => {
  const next = new Date(now);
  next.setHours(hour, minute, 0, 0);
  if (next <= now) {
    next.setDate(next.getDate() + 1);
    next.setHours(hour, minute, 0, 0);
  }
  return next;
};

const two = (number: number): string => String(number).padStart(2, '0');

/** `pinlife-2026-11-18-0330.tar`, by the clock on the wall. */
export const formatBackupName = (at: Date): string =>
  `pinlife-${dayOf(at)}-${two(at.getHours())}${two(at.getMinutes())}.tar`;

/** When a file was made by its name, or null where it is no backup that was made by itself. */
export const readBackupName = (name: string): Date | null => {
  const parts = /^pinlife-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)\.tar$/.exec(name)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  return new Date(year, month - 1, day, hour, minute);
};

const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** Named by its Monday. */
const weekOf = (at: Date): string => {
  const monday = new Date(at.getFullYear(), at.getMonth(), at.getDate() - ((at.getDay() + 6) % 7));
  return dayOf(monday);
};
const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

/** Of those times the ones that are kept: the newest of each of the last days, weeks and months that have one. */
export const chooseKept = (times: readonly Date[], { days, weeks, months }: BackupKeep): Set<Date> => {
  const newestFirst = [...times].sort((one, other) => other.getTime() - one.getTime());
  const newestOf = (nameOf: (at: Date) => string, count: number): Date[] =>
    [...Map.groupBy(newestFirst, nameOf).values()].slice(0, count).flatMap(([newest]) => newest ?? []);
  return new Set([
    ...newestFirst.slice(0, 1),
    ...newestOf(dayOf, days),
    ...newestOf(weekOf, weeks),
    ...newestOf(monthOf, months),
  ]);
};
