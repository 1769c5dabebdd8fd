import type { BackupKeep, BackupTime } from '../../../config.ts';

/** The next time of that local time of day, in the time zone of the process. */
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

/** `pinlife-2026-11-18-0330.tar`, in local time; with a code (`folder-code.ts`) `pinlife-2026-11-18-0330-1f9a3c.tar`. */
export const formatBackupName = (at: Date, code = ''): string =>
  `pinlife-${dayOf(at)}-${two(at.getHours())}${two(at.getMinutes())}${code && `-${code}`}.tar`;

/** The time in the file name of a nightly backup with this code; null for other files. */
export const readBackupName = (name: string, code = ''): Date | null => {
  const nameParts = /^pinlife-(\d{4})-(\d\d)-(\d\d)-(\d\d)(\d\d)(?:-([\da-f]{6}))?\.tar$/.exec(name)?.slice(1);
  if (!nameParts || (nameParts[5] ?? '') !== code) return null;
  const parts = nameParts.slice(0, 5).map(Number);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  return new Date(year, month - 1, day, hour, minute);
};

const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

/** A week is named by its Monday. */
const weekOf = (at: Date): string => {
  const monday = new Date(at.getFullYear(), at.getMonth(), at.getDate() - ((at.getDay() + 6) % 7));
  return dayOf(monday);
};
const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

/** Selects the backups to keep: the newest of each of the last days, weeks and months that have one. */
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
