import { FIRST_NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH, PIN_LENGTH } from './auth/limits.ts';
import { COMMENT_MAX_LENGTH } from './comment/limits.ts';
import { EVENT_WINDOW_MAX_DAYS } from './event/limits.ts';
import { IMPORT_ENTRIES_MAX, IMPORT_MAX_BYTES } from './import/limits.ts';
import { FILE_MAX_BYTES, IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, NOTE_MEDIA_MAX } from './media/limits.ts';
import { NOTE_CONTENT_MAX_BYTES, NOTE_TITLE_MAX_LENGTH, OUTBOX_WAIT_DAYS, RECENT_DAYS } from './note/limits.ts';
import { SNOOZE_MINUTES } from './notification/limits.ts';
import { PASSKEYS_MAX } from './passkey/limits.ts';
import { NOTE_REMINDERS_MAX, QUICK_REMINDER_MINUTES } from './reminder/limits.ts';
import { ACCESS_TOKENS_MAX } from './session/limits.ts';
import { PASSPHRASE_MIN_LENGTH } from './share/limits.ts';
import { ABOUT_MAX_LENGTH, INTERESTS_MIN_COUNT } from './user/limits.ts';
import { WEBHOOKS_MAX } from './webhook/limits.ts';

const MB = 1024 * 1024;

/** Limits that sentences mention, in all languages: a `{placeholder}` of this name is filled with the limit. */
export const sentenceLimits = {
  aboutMax: ABOUT_MAX_LENGTH,
  accessTokensMax: ACCESS_TOKENS_MAX,
  commentMax: COMMENT_MAX_LENGTH,
  fileMaxMb: FILE_MAX_BYTES / MB,
  firstNameMin: FIRST_NAME_MIN_LENGTH,
  imageMaxMb: IMAGE_MAX_BYTES / MB,
  imageMaxMegapixels: IMAGE_MAX_PIXELS / 1_000_000,
  importEntriesMax: IMPORT_ENTRIES_MAX,
  importMaxGb: IMPORT_MAX_BYTES / (1024 * MB),
  interestsMin: INTERESTS_MIN_COUNT,
  noteMaxMb: NOTE_CONTENT_MAX_BYTES / MB,
  noteMediaMax: NOTE_MEDIA_MAX,
  noteRemindersMax: NOTE_REMINDERS_MAX,
  outboxWaitDays: OUTBOX_WAIT_DAYS,
  passkeysMax: PASSKEYS_MAX,
  passphraseMin: PASSPHRASE_MIN_LENGTH,
  passwordMin: PASSWORD_MIN_LENGTH,
  pinDigits: PIN_LENGTH,
  quickMinutes: QUICK_REMINDER_MINUTES,
  recentDays: RECENT_DAYS,
  snoozeMinutes: SNOOZE_MINUTES,
  /** The first length that is too long. */
  titleBound: NOTE_TITLE_MAX_LENGTH + 1,
  webhooksMax: WEBHOOKS_MAX,
  windowMaxDays: EVENT_WINDOW_MAX_DAYS,
} as const;

export type SentenceLimit = keyof typeof sentenceLimits;

export const isSentenceLimit = (name: string): name is SentenceLimit => Object.hasOwn(sentenceLimits, name);
