/** In UTF-16 units, as JavaScript counts. A longer word is no tag. */
export const TAG_MAX_LENGTH = 100;
/** Of one note: the first in its title and text. */
export const NOTE_TAGS_MAX = 50;
/** So many `#` of a note are looked at for its tags. */
export const TAG_SIGNS_MAX = 5_000;
/** Of one person, those used last. */
export const TAGS_LISTED_MAX = 10_000;
/** How many tags one change renames, merges or removes. */
export const TAGS_CHANGED_MAX = 100;
/** How long a change of tags can be undone. */
export const TAG_UNDO_DAYS = 30;
