import type { ErrorCode } from '@pinlife/contract/errors';

/** The expected fields of a note. Missing ones are not compared, except faults and files: they must be empty then. */
export type Arrival = {
  title?: string;
  /** Abridged by the runner: tasks as `[x]words;`, links without their safety attributes, media by their names. */
  html?: string;
  labels?: readonly string[];
  files?: readonly string[];
  created?: string;
  updated?: string;
  remindsAt?: readonly string[];
  /** The rule of each reminder, abridged: `Custom 2 Week Mon,Thu -86400 Asia/Kolkata FIXED_NUMBER 5`. */
  repeats?: readonly string[];
  location?: string;
  done?: boolean;
  passion?: boolean;
  trashed?: boolean;
  archived?: boolean;
  color?: string;
};

/** A small file of a certain version of a program, with its content and the expected notes. */
export type CorpusCase = {
  says: string;
  /** The version, as users of the program know it. */
  version: string;
  filename: string;
  file: Buffer;
  /** Counted by hand, not by a reader; the default is one note and nothing else. */
  holds?: { notes?: number; files?: number; tasks?: number; reminders?: number; links?: number };
  arrives: readonly Arrival[];
  /** The further report lines: reason and count, for whole notes and parts of them. */
  lacks?: Partial<Record<ErrorCode, number>>;
};

/** The smallest possible picture. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
