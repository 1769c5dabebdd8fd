import { isSentenceLimit, sentenceLimits } from './sentence-limits.ts';

/**
 * Every error of the API: its status and its English sentence. A code never changes its meaning. Translations are looked up
 * by code and fall back to these sentences. Clients fill in `{name}`.
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
  name_required: [400, 'Enter a name'],
  too_many_tokens: [400, 'At most {accessTokensMax} tokens. Remove one first.'],
  webhook_address_refused: [400, 'Use an https address that is not inside this network'],
  webhook_topic_required: [400, 'An ntfy address ends with its topic, such as https://ntfy.sh/my-topic'],
  webhook_events_required: [400, 'Tick at least one thing'],
  too_many_webhooks: [400, 'At most {webhooksMax} webhooks. Remove one first.'],
  webhook_paused: [409, 'This webhook is resting. Start it again first'],
  too_many_passkeys: [400, 'At most {passkeysMax} passkeys. Remove one first.'],
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
  tag_invalid: [400, 'Letters, digits, - and _ only, no spaces'],
  date_invalid: [400, 'This is not a date and time'],
  window_too_long: [400, 'Ask for at most {windowMaxDays} days at once'],
  push_token_invalid: [400, 'This browser cannot be reached by push'],
  snooze_invalid: [400, 'Choose a time within the next year'],

  // Accounts
  login_failed: [401, 'Unable to login. Check your credentials.'],
  origin_foreign: [403, 'Pages of other sites may not ask for this'],
  token_forbidden: [403, 'This access token may not do that'],
  email_unverified: [403, 'Please verify your email before logging in.'],
  second_step_required: [403, 'Enter the code of your authenticator app.'],
  second_step_expired: [403, 'This took too long. Log in again.'],
  code_wrong: [400, 'That code is not right. Wait for the next one and try again'],
  recovery_code_wrong: [400, 'This recovery code is not right, or it was used already'],
  two_step_on: [409, 'Two-step login is on already'],
  two_step_off: [409, 'Two-step login is off'],
  passkey_failed: [401, 'That did not work. Try again, or log in with your password.'],
  passkey_refused: [400, 'The passkey was not added. Try again'],
  passkey_exists: [409, 'This device has a passkey for this account already'],
  oidc_away: [503, '{value} does not answer. Log in another way, or try again later.'],
  oidc_refused: [403, '{value} did not let you in. Try again, or log in another way.'],
  oidc_unknown: [
    409,
    'Nobody here is connected to that {value} account. If you have an account here, connect it below.',
  ],
  oidc_taken: [409, 'Another account here is connected to that {value} account'],
  oidc_only: [403, 'Log in with {value} here.'],
  oidc_only_login: [409, 'Your only way in. Set a password first.'],
  already_exists: [409, '{value} already exists'],
  verification_failed: [400, 'Unable to verify Email. Try again.'],
  reset_link_invalid: [400, 'This reset link is no longer valid. Request a new one.'],
  too_many_attempts: [429, 'Too many attempts. Try again in {wait}.'],
  pin_missing: [403, 'No pin is set. Login with your password and set a new one in Settings.'],
  pin_login_closed: [429, 'Too many wrong pins. Login with your password instead.'],
  account_suspended: [403, 'This account is suspended. Ask the person who runs this PinLife.'],
  signup_closed: [403, 'This PinLife takes no new people at the moment.'],
  signup_by_invitation: [403, 'This PinLife is open by invitation. Ask the person who runs it for one.'],
  invitation_invalid: [403, 'This invitation does not lead anywhere (any more). Ask for a new one.'],

  // Operators
  signup_pinned: [409, 'SIGNUP decides who may sign up'],
  quota_pinned: [409, 'QUOTA_GB decides how much each person may keep'],
  last_operator: [409, 'Another operator is needed for this'],

  // Notes
  self_note_without_reminders: [409, 'A self note carries no reminders'],
  note_done: [409, 'This note is done already'],
  note_too_large: [413, 'This note is too long. Split it into two'],
  comments_too_large: [413, 'This note cannot hold more comments'],
  comment_changed: [409, 'This comment was changed elsewhere in the meantime. Save again to replace it.'],
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
  space_full: [413, 'This file has {size}, and {left} of your {quota} are left'],
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
  import_nested: [422, 'The notes lie in a ZIP within this file. Unpack it, and choose the one inside'],
  import_too_many: [422, 'This file holds more than {importEntriesMax} items. Split it'],
  import_nothing: [422, 'There are no notes in this file'],
  import_harmful: [422, 'This file takes more time or memory than a file with notes may'],
  import_stalled: [500, 'The import came to a standstill. Start it again'],
  // Lines of its report
  import_item_damaged: [422, 'Could not be read'],
  import_item_empty: [422, 'Empty: no title, no text, no picture'],
  import_item_too_long: [422, 'Too long for one note'],
  import_item_locked: [422, 'Locked with a password'],
  import_part_locked: [422, 'Locked in part, and without that part'],
  import_item_harmful: [422, 'Takes more time or memory than a note may'],
  import_item_unsafe: [422, 'Has a name that leads out of the archive'],
  import_file_missing: [422, 'Without files that are missing in the archive'],
  import_file_damaged: [422, 'Without files that could not be read'],
  import_file_unfit: [422, 'Without files that did not fit into your space'],
  import_file_unused: [422, 'Belongs to no note in the file'],
  import_reminder_invalid: [422, 'Without a reminder that could not be read'],
  import_link_lost: [422, 'With links to notes that are not in the file'],
  import_deleted_here: [422, 'Deleted here by you, and not brought back'],
  import_edited_here: [422, 'Changed or shared here by you, and kept'],

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
  /** The current note of a 412; the numbers of `space_full`. */
  data?: unknown;
};
