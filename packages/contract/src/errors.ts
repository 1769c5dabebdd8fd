import { isSentenceLimit, sentenceLimits } from './sentence-limits.ts';

/**
 * Every sentence the API can answer a failure with: its status and its English words.
 * A code never changes its meaning; translations are looked up by code, with these words as fallback.
 * `{name}` is filled in by whoever shows the sentence.
 */
export const errors = {
  // Rules of the forms
  first_name_too_short: [400, 'First name should be minimum of {firstNameMin} characters'],
  last_name_required: [400, 'Last name should not be empty'],
  username_required: [400, 'Username should not be empty'],
  username_not_alphanumeric: [400, 'Username must be alpha numeric'],
  email_invalid: [400, 'Email is not valid'],
  email_required: [400, 'Enter a valid email'],
  password_required: [400, 'Passwords should not be empty'],
  password_too_short: [400, 'Password must contain at least {passwordMin} characters!'],
  password_needs_number: [400, 'Password must contain at least one number (0-9)!'],
  password_needs_lowercase: [400, 'Password must contain at least one lowercase letter (a-z)!'],
  password_needs_uppercase: [400, 'Password must contain at least one uppercase letter (A-Z)!'],
  password_needs_special: [400, 'Password must contain at least one special character!'],
  password_mismatch: [400, 'Passwords are not matching'],
  password_repeat_mismatch: [400, 'Passwords are not matching.'],
  pin_required: [400, 'No pin is set'],
  pin_not_four_digits: [400, 'Pin must be {pinDigits} digits'],
  terms_not_accepted: [400, 'Please accept the terms and conditions.'],
  secret_required: [400, 'Enter your password or pin'],
  current_password_required: [400, 'Enter current password'],
  current_password_wrong: [400, 'Current password is not correct'],
  exists_needs_value: [400, 'Send an email or a username'],
  too_long: [400, 'This is too long'],
  language_unknown: [400, 'This language is not known'],
  timezone_unknown: [400, 'This time zone is not known'],
  full_name_required: [400, 'Enter your full name'],
  nationality_required: [400, 'Select your nationality'],
  location_required: [400, 'Select your current location'],
  gender_required: [400, 'Select your gender'],
  relationship_unknown: [400, 'This relationship status is not known'],
  phone_invalid: [400, 'Invalid mobile number'],
  interests_required: [400, 'Please fill your interests.'],
  interests_too_few: [400, 'Please select atleast {interestsMin} interests'],
  too_many_choices: [400, 'These are too many choices'],
  website_invalid: [400, 'Enter an address such as http://example.com'],
  about_too_long: [400, 'Maximum of {aboutMax} characters are allowed'],
  invalid: [400, 'Something in this request is not valid'],

  reminder_invalid: [400, 'This reminder is not valid'],
  too_many_reminders: [400, 'A note carries at most {noteRemindersMax} reminders'],
  reminder_in_past: [400, 'Select a future time'],
  reminder_never: [400, 'This reminder would never ring'],
  repeat_count_invalid: [400, 'The number of occurrences must be above 0'],
  repeat_end_in_past: [400, 'The end date must not be before yesterday'],
  title_required: [400, 'Enter a title'],
  title_too_long: [400, 'The title must have fewer than {titleBound} characters'],
  color_unknown: [400, 'This colour is not known'],
  comment_required: [400, 'Write a comment first'],
  comment_too_long: [400, 'A comment can have at most {commentMax} characters'],
  page_invalid: [400, 'The page must be a number from 0'],
  limit_invalid: [400, 'The limit must be a number from 1'],
  type_unknown: [400, 'This type of note is not known'],
  cursor_invalid: [400, 'This cursor is not valid'],
  date_invalid: [400, 'This is not a date and time'],
  window_too_long: [400, 'Ask for at most {windowMaxDays} days at once'],
  push_token_invalid: [400, 'This browser cannot be reached by push'],
  snooze_invalid: [400, 'Choose a time within the next year'],

  // Accounts
  login_failed: [401, 'Unable to login. Check your credentials.'],
  email_unverified: [403, 'Please verify your email before logging in.'],
  already_exists: [409, '{value} already exists'],
  verification_failed: [400, 'Unable to verify Email. Try again.'],
  reset_link_invalid: [400, 'This reset link is no longer valid. Request a new one.'],
  too_many_attempts: [429, 'Too many attempts. Try again in {wait}.'],
  pin_missing: [403, 'No pin is set. Login with your password and set a new one in Settings.'],
  pin_login_closed: [429, 'Too many wrong pins. Login with your password instead.'],

  // Notes
  self_note_without_reminders: [409, 'A self note carries no reminders'],
  note_done: [409, 'This note is done already'],
  note_too_large: [413, 'This note is too long. Split it into two'],
  comments_too_large: [413, 'This note cannot hold more comments'],
  note_deleted: [404, 'This note was deleted. It lies in the trash'],
  note_changed: [412, 'This note was changed elsewhere in the meantime.'],

  // Sharing
  passphrase_too_short: [400, 'A passphrase has at least {passphraseMin} characters'],
  share_days_unknown: [400, 'Choose when the link ends'],
  share_passphrase_public: [400, 'A pinup that asks for a passphrase cannot stand on the public profile'],

  // Media
  filename_invalid: [400, 'This name cannot be the name of a file'],
  media_type_unknown: [400, 'This type of media is not known'],
  too_much_media: [400, 'A note holds at most {noteMediaMax} pictures, recordings and files'],
  upload_key_invalid: [400, 'This is not the key of an upload'],
  upload_key_foreign: [403, 'This is not the key of an upload of yours'],
  address_expired: [403, 'This address is no longer valid'],
  upload_missing: [404, 'Failed to upload media. Try again'],
  media_missing: [404, 'Something that was attached is no longer there. Add it again'],
  upload_timeout: [408, 'The upload came to a standstill. Try again'],
  upload_exists: [409, 'Something was uploaded under this key already'],
  image_too_big: [413, 'An image can have at most {imageMaxMb} MB'],
  file_too_big: [413, 'A file can have at most {fileMaxMb} MB'],
  image_format_invalid: [415, 'Invalid image format'],
  audio_format_invalid: [415, 'Invalid audio format'],
  upload_type_wrong: [415, 'The upload has another type than was said'],
  upload_size_wrong: [400, 'The upload has another size than was said'],
  image_too_many_pixels: [422, 'An image can have at most {imageMaxMegapixels} megapixels'],
  image_too_complex: [422, 'This image gets too large once it is unpacked. Save it anew and try again'],
  media_busy: [429, 'Too many pictures and recordings are being worked on. Try again shortly.'],

  // Imports
  import_empty: [400, 'This file is empty'],
  import_too_big: [413, 'A file with notes can have at most {importMaxGb} GB'],
  import_running: [409, 'Another import is still running'],
  import_step_wrong: [409, 'This import is at another step by now'],
  upload_offset_wrong: [409, 'The upload goes on at another place'],
  import_format_unknown: [415, 'This is none of the kinds of file that PinLife can read'],
  import_damaged: [422, 'This file is damaged, or it was not sent whole'],
  import_encrypted: [422, 'This file is locked with a password. Export it without one'],
  import_unsafe: [422, 'This file unpacks to far more than notes take. It was not opened'],
  import_too_many: [422, 'This file holds more than {importEntriesMax} items. Split it'],
  import_nothing: [422, 'There are no notes in this file'],
  import_stalled: [500, 'The import came to a standstill. Start it again'],
  // Lines of its report
  import_item_damaged: [422, 'It could not be read'],
  import_item_empty: [422, 'It is empty: no title, no text, no picture'],
  import_item_too_long: [422, 'It is too long for one note'],
  import_item_locked: [422, 'It is locked with a password'],
  import_item_unsafe: [422, 'Its name leads out of the archive'],
  import_file_missing: [422, 'It names a file that is missing in the archive'],
  import_file_damaged: [422, 'One of its files could not be read'],
  import_reminder_invalid: [422, 'Its reminder could not be read'],
  import_deleted_here: [422, 'You deleted it here. It was not brought back'],
  import_edited_here: [422, 'You changed or shared it here. It stays'],

  // Any call
  unauthorized: [401, 'Please login again.'],
  not_found: [404, 'Not found'],
  body_not_json: [400, 'The request is not valid JSON'],
  body_too_large: [413, 'This is too large'],
  content_type_unsupported: [415, 'Send this as JSON'],
  unavailable: [503, 'PinLife is not reachable right now. Try again shortly.'],
  storage_full: [507, 'The server has run out of space. Nothing was saved.'],
  internal: [500, 'Something went wrong. Try again'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errors, value);

export const errorStatus = (code: ErrorCode): number => errors[code][0];

/** The English sentence of a code, its `{placeholders}` filled in. */
export const errorSentence = (code: ErrorCode, values: Record<string, string> = {}): string =>
  errors[code][1].replace(/\{(\w+)\}/g, (whole, name: string) =>
    isSentenceLimit(name) ? String(sentenceLimits[name]) : (values[name] ?? whole),
  );

/** The body of every failure. */
export type Failure = {
  error: string;
  code: ErrorCode;
  field?: string;
  /** The current note of a 412. */
  data?: unknown;
};
