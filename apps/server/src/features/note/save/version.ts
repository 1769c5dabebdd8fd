import type { Note } from '@pinlife/contract/note/schema';
import type { JsonText } from '../../../platform/text/json-text.ts';

/** A note as sent to clients, with its version. */
export type WireNote<Json = Note> = { note: JsonText<Json>; version: number };
export type CreatedNote = Note & { id: string };

const VERSIONS_BEGIN_MS = Date.UTC(2025, 0, 1);
/** Leaves room below the end of the column's type, even if the clock is wrong. */
const CLOCK_MAX_SECONDS = 2_000_000_000;

/**
 * The least version that a save makes: the second of the save. A counter would repeat numbers after a backup, a snapshot or
 * a standby has reset the database, and a device that knows the lost version would overwrite the new one of the same number.
 */
export const versionAt = (now: Date): number =>
  Math.min(Math.floor((now.getTime() - VERSIONS_BEGIN_MS) / 1000), CLOCK_MAX_SECONDS);

export const formatEtag = (version: number): string => `"${version}"`;

/**
 * Whether an `If-Match` allows a change. Proxies that compress weaken entity tags, so a weak one counts as well; anything
 * that cannot be the version is stale, so that nothing is overwritten by mistake.
 */
export const isCurrent = (ifMatch: string | undefined, version: number): boolean => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => /^(?:W\/)?"?(\d+)"?$/.exec(tag.trim())?.[1] === String(version));
};

/** Whether `If-None-Match` contains the ETag. */
export const isNamedBy = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, ''))) ?? false;
