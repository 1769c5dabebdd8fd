/** Limits of shares that screens use before any schema is loaded. */
export const SHARE_PATH = '/s';
export const PROFILE_PATH = '/u';

/** The choices for the days of a link; null: no end. */
export const shareDays = [1, 7, 30] as const;
export type ShareDays = (typeof shareDays)[number];
export const DEFAULT_SHARE_DAYS: ShareDays = 7;

export const PASSPHRASE_MIN_LENGTH = 8;
export const PASSPHRASE_MAX_LENGTH = 200;
/** The time for which a visitor can return without entering the passphrase again. */
export const PASSPHRASE_COOKIE_SECONDS = 60 * 60;
/** Limits of wrong passphrases: of one network address for one share, and of all addresses for one share. */
export const PASSPHRASE_TRIES_PER_HOUR = 10;
export const PASSPHRASE_TRIES_PER_DAY = 100;
/**
 * When the limit of a share is reached, each new address still has this number of tries, up to a total: otherwise guessers
 * could lock out everybody.
 */
export const PASSPHRASE_FRESH_TRIES = 3;
export const PASSPHRASE_TRIES_AT_MOST = 1000;
/** Limit of unknown links and profiles requested from one address. */
export const UNKNOWN_ADDRESSES_PER_MINUTE = 100;

/** Pinups on a public profile: those that were put there last. Every visit reads them. */
export const PUBLIC_NOTES_MAX = 2_000;
/** Pinups on a page of a public profile. */
export const PUBLIC_NOTES_PAGE_SIZE = 20;
/** Comments on a page of a shared note, the oldest first. */
export const PUBLIC_COMMENTS_PAGE_SIZE = 100;
/** The time for which a public page may be cached. */
export const PUBLIC_PAGE_MAX_AGE_SECONDS = 60;
/** The validity of a preview address of the own profile. */
export const PROFILE_PREVIEW_MINUTES = 10;
