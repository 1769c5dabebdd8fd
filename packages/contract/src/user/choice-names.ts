import type { defaultInterests, hobbies, interestCategories, knownLanguages, relationshipStatuses } from './choices.ts';

type Offered =
  | typeof defaultInterests
  | typeof hobbies
  | typeof interestCategories
  | typeof knownLanguages
  | typeof relationshipStatuses;

/**
 * What the profile offers, by its English name: that is what the wire and the database keep. A known language may be
 * kept by its code as well, so all that have one are named.
 */
export type Choice = Offered[number] | 'Filipino' | 'German';

/** The choices in another language. */
export type ChoiceNames = Readonly<Record<Choice, string>>;
