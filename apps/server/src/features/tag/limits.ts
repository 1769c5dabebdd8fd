import type { Limit } from '../throttle/service.ts';

/** Each change edits all notes with its tags, and is kept for a month. */
export const changesPerPerson: Limit = {
  name: 'tag-changes',
  limit: 300,
  windowSeconds: 60 * 60,
  refusal: 'too_many_attempts',
};
