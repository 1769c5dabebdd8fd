import type { ErrorCode } from '@pinlife/contract/errors';

/** What must arrive of a note. What is left out is not looked at, except faults and files: there are none then. */
export type Arrival = {
  title?: string;
  /** As the runner abridges it: tasks as `[x]words;`, links without their safety attributes, media by their names. */
  html?: string;
  labels?: readonly string[];
  files?: readonly string[];
  created?: string;
  updated?: string;
  remindsAt?: readonly string[];
  /** Of each reminder its rule, abridged: `Custom 2 Week Mon,Thu -86400 Asia/Kolkata FIXED_NUMBER 5`. */
  repeats?: readonly string[];
  location?: string;
  done?: boolean;
  passion?: boolean;
  trashed?: boolean;
  archived?: boolean;
  color?: string;
};

/** A small file as a program of a certain version writes it, with what it holds and what must arrive of that. */
export type CorpusCase = {
  says: string;
  /** Of the program, as its users call it. */
  version: string;
  filename: string;
  file: Buffer;
  /** Counted by hand, not by a reader: one note and nothing else unless it says so. */
  holds?: { notes?: number; files?: number; tasks?: number; reminders?: number; links?: number };
  arrives: readonly Arrival[];
  /** What the report says beside that: reason and how often, whole notes and parts of them. */
  lacks?: Partial<Record<ErrorCode, number>>;
};

/** The smallest picture that there is. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
