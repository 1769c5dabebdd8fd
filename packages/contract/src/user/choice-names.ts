import type { defaultInterests, hobbies, interestCategories, knownLanguages, relationshipStatuses } from './choices.ts';

type Offered =
  | typeof defaultInterests
  | typeof hobbies
  | typeof interestCategories
  | typeof knownLanguages
  | typeof relationshipStatuses;

/**
 * The choices of the profile by their English name, as stored. A language may be stored by its code too, so all with a
 * code are named.
 */
export type Choice = Offered[number] | 'Filipino' | 'German';

/** The choices in another language. */
export type ChoiceNames = Readonly<Record<Choice, string>>;
