import type { Note } from '@pinlife/contract/note/schema';
import type { JsonText } from '../../platform/text/json-text.ts';

/** A note as it goes out, and the version it has. */
export type WireNote<Spelled = Note> = { note: JsonText<Spelled>; version: number };
export type CreatedNote = Note & { id: string };

export const formatEtag = (version: number): string => `"${version}"`;

/**
 * Whether an `If-Match` allows a change. Proxies that compress weaken entity tags, so a weak one counts as well;
 * whatever cannot be the version is stale, as nothing may be overwritten by mistake.
 */
export const isCurrent = (ifMatch: string | undefined, version: number): boolean => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => /^(?:W\/)?"?(\d+)"?$/.exec(tag.trim())?.[1] === String(version));
};
