/** Counted in UTF-16 units of the key. A longer word is no tag. */
export const TAG_MAX_LENGTH = 100;
/** The limit of tags of a note: the first in its title and text. */
export const NOTE_TAGS_MAX = 50;
/** The limit of `#` of a note that are checked for tags. */
export const TAG_SIGNS_MAX = 5_000;
/** The limit of listed tags of a person, those used last. */
export const TAGS_LISTED_MAX = 10_000;
/** The limit of tags that one change renames, merges or removes. */
export const TAGS_CHANGED_MAX = 100;
/** The time for which a change of tags can be undone. */
export const TAG_UNDO_DAYS = 30;
