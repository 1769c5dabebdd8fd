import { DAY_MS } from '@pinlife/contract/durations';

const MB = 1024 * 1024;

export const KEPT_NOTES = 1000;
const OPENED_DAYS = 30;
/** Thumbnails; each is a few KB. */
export const KEPT_THUMBS = 1000;
export const THUMB_MAX_BYTES = 32 * 1024;
/** 100 MB, minus the thumbnails. */
export const KEPT_BYTES = 100 * MB - KEPT_THUMBS * THUMB_MAX_BYTES;

/** Decides whether a note stays stored. Times in milliseconds. */
export type KeptMark = {
  id: string;
  createdAt: number;
  /** The latest `nextAt` of its reminders; 0 without one. */
  comingAt: number;
  openedAt: number;
  usedAt: number;
  /** Missing in marks of older versions of the app. */
  isTrashed?: boolean;
  bytes: number;
};

type Limits = { notes: number; bytes: number };

/**
 * Chooses the notes to delete. It keeps the newest, those with a coming reminder and those opened lately. If these are
 * too many bytes, the least recently read are deleted too.
 */
export const chooseToForget = (
  marks: readonly KeptMark[],
  now: number,
  { notes, bytes }: Limits = { notes: KEPT_NOTES, bytes: KEPT_BYTES },
): string[] => {
  const newestFirst = marks.toSorted((one, other) => other.createdAt - one.createdAt);
  const isWanted = ({ comingAt, openedAt }: KeptMark, rank: number): boolean =>
    rank < notes || comingAt > now || openedAt > now - OPENED_DAYS * DAY_MS;
  const forgotten = newestFirst.filter((mark, rank) => !isWanted(mark, rank));
  const staying = newestFirst.filter(isWanted).toSorted((one, other) => other.usedAt - one.usedAt);
  let sum = 0;
  for (const mark of staying) {
    sum += mark.bytes;
    if (sum > bytes) forgotten.push(mark);
  }
  return forgotten.map(({ id }) => id);
};
