import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportSource, ImportState } from '@pinlife/contract/import/limits';
import type { ImportChoices, ImportCounts, ImportLine, ImportSample } from '@pinlife/contract/import/schema';
import type { QuotaKind } from '@pinlife/contract/operator/limits';
import type { Passkey } from '@pinlife/contract/passkey/schema';
import type { RecordAct, RecordKind } from '@pinlife/contract/record/limits';
import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { TagChangeState } from '@pinlife/contract/tag/schema';
import type { Access } from '@pinlife/contract/token-access';
import type { PublicProfile } from '@pinlife/contract/user/public-profile';
import type { User, UserDetails } from '@pinlife/contract/user/schema';
import type { WebhookEvent } from '@pinlife/contract/webhook/limits';
import type { Webhook } from '@pinlife/contract/webhook/schema';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
type Instant = ColumnType<Date, Date, Date>;

export type UsersTable = {
  id: string;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  /** null: the account was created through a provider, and no password was set since. */
  password_hash: string | null;
  /** null: removed by a password reset. */
  pin_hash: string | null;
  email_verified_at: Instant | null;
  last_login_at: Instant | null;
  language: string;
  timezone: string;
  /** The fields of the profile screens; a missing field is empty. */
  profile: JSONColumnType<Partial<UserDetails>>;
  profile_media_id: ColumnType<string | null, string | null | undefined, string | null>;
  cover_media_id: ColumnType<string | null, string | null | undefined, string | null>;
  preferences: JSONColumnType<Partial<User['preferences']>>;
  /** The parts of the public profile; a missing field has its default. */
  public_profile: ColumnType<Partial<PublicProfile>, string | undefined, string>;
  is_operator: Generated<boolean>;
  /** The invitation with which the person signed up. */
  invitation_id: ColumnType<string | null, string | null | undefined, string | null>;
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The name of the operator; null: the command line. */
  suspended_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** The time at which the account is deleted, set by an operator. */
  deletes_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The day as `2026-11-18`, in UTC. */
  last_seen_date: ColumnType<Date | null, string | null | undefined, string>;
  quota_kind: ColumnType<QuotaKind, QuotaKind | undefined, QuotaKind>;
  /** The quota of the kind `own`. A bigint, which pg returns as text. */
  quota_bytes: ColumnType<string | null, number | null | undefined, number | null>;
  /** The storage that they use, as last added up; see `stale_kept_bytes`. A bigint, which pg returns as text. */
  kept_bytes: Generated<string>;
  /** Suspended or about to be deleted: no login, no public pages, no reminders. */
  is_shut: ColumnType<boolean, never, never>;
  /** Name, username and e-mail address in small letters. */
  found_by: ColumnType<string, never, never>;
  created_at: Instant;
  updated_at: Instant;
};

export type SessionsTable = {
  user_id: string;
  id: string;
  token_hash: Buffer;
  is_kept: boolean;
  user_agent: string;
  /** `session`: a login. Others are access tokens, with their access. */
  access: Access;
  /** The name of an access token. */
  name: string;
  /** The known device on which it was started; it may have been removed since. */
  device_id: string | null;
  /** Started through the OpenID Connect provider. */
  is_by_oidc: boolean;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
};

export type TwoStepsTable = {
  user_id: string;
  sealed_key: Buffer;
  /** null: no code has confirmed it yet. */
  confirmed_at: Instant | null;
  /** The newest time step whose code was accepted. */
  last_step: ColumnType<string, number, number>;
};

export type CalendarFeedsTable = {
  user_id: string;
  token_hash: Buffer;
  sealed_token: Buffer;
  titles: boolean;
  /** Increased by each change of the feed's content. */
  revision: Generated<number>;
  changed_at: Instant;
  last_asked_at: Instant | null;
};

type RecoveryCodesTable = {
  user_id: string;
  code_hash: Buffer;
  used_at: Instant | null;
};

export type PasskeysTable = {
  user_id: string;
  id: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** The use counter of the device; 0 if it does not count. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  kind: Passkey['kind'];
  name: string;
  /** The password was reset since the passkeys were last shown. */
  is_unreviewed: Generated<boolean>;
  created_at: Instant;
  last_used_at: Instant | null;
};

type PasskeyChallengesTable = {
  challenge_hash: Buffer;
  /** The session that adds a passkey; null: a login. */
  session_id: string | null;
  ends_at: Instant;
};

export type OidcIdentitiesTable = {
  issuer: string;
  subject: string;
  user_id: string;
  connected_at: Instant;
  last_used_at: Instant | null;
};

export type OidcLoginsTable = {
  secret_hash: Buffer;
  /** `asked`: the browser is at the provider. `answered`: it has come back. */
  step: 'asked' | 'answered';
  sealed: Buffer;
  ends_at: Instant;
};

export type KnownDevicesTable = {
  user_id: string;
  id: string;
  secret_hash: Buffer;
  wrong_pins: Generated<number>;
  user_agent: string;
  created_at: Instant;
  last_seen_at: Instant;
  /** Until then no code is required; null: a code is required. */
  trusted_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

type MailedTokensTable = {
  user_id: string;
  purpose: string;
  token_hash: Buffer;
  expires_at: Instant;
};

type ThrottlesTable = {
  bucket: string;
  count: number;
  /** null: counts until it is cleared. */
  ends_at: Instant | null;
};

export type NotesTable = {
  user_id: string;
  id: string;
  title: string;
  content: string;
  /** The content without its markup. */
  plain_text: string;
  color: string;
  passion: boolean;
  location: string;
  self_note: boolean;
  /** Whether the note carries reminders. */
  reminder: Generated<boolean>;
  done: Generated<boolean>;
  edited: Generated<boolean>;
  version: Generated<number>;
  /** The session of the newest edit, which may be joined with its next one; null: never joined. */
  edited_by: ColumnType<string | null, string | null | undefined, string | null>;
  comment_count: Generated<number>;
  /** The size of its comments in answers. */
  comment_bytes: Generated<number>;
  media_count: Generated<number>;
  /** Whether it has a share link. */
  shared: Generated<boolean>;
  /** As spelled, separated by blanks. null, as in `tag_keys`: a version before tags wrote the note. */
  tags: ColumnType<string | null, string | null | undefined, string>;
  /** As compared. */
  tag_keys: ColumnType<string | null, string | null | undefined, string>;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** The tags of notes that are not in the trash. A trigger writes them when the row of the note changes. */
type NoteTagsTable = {
  user_id: string;
  note_id: string;
  /** As compared. */
  tag: string;
  spelling: string;
  /** `created_at`, `reminder` and `passion` are copies of the note's columns. */
  created_at: Instant;
  reminder: boolean;
  passion: boolean;
  /** When the note got the tag. */
  used_at: Instant;
};

type TagChangesTable = {
  user_id: string;
  id: string;
  tags: string;
  to_tag: string | null;
  state: TagChangeState;
  after_id: string | null;
  changed: Generated<number>;
  left_out: Generated<number>;
  created_at: Instant;
};

/** The notes that a change of tags has edited. */
type TagChangedNotesTable = {
  user_id: string;
  change_id: string;
  note_id: string;
  version_before: number;
  version_after: number;
};

/** Notes of versions before tags whose tags are still to be read. */
type UntaggedNotesTable = { user_id: string; note_id: string };

/** The stamp of a person's pages consists of the values of all slots. Triggers write it. */
type PageStampsTable = { user_id: string; slot: string; stamp: string };

/** Older versions of notes, which edits replaced. */
export type NoteVersionsTable = {
  user_id: string;
  note_id: string;
  /** The version number that the note had. */
  version: number;
  title: string;
  content: string;
  color: string;
  passion: boolean;
  location: string;
  self_note: boolean;
  /** The ids of its grid, then those of its inline images. */
  media: string[];
  grid_count: number;
  reminders: JSONColumnType<Reminder[]>;
  replaced_at: Instant;
};

/** The search keys of a note. */
type NoteKeysTable = {
  user_id: string;
  note_id: string;
  /** The text form of a tsvector. */
  word_keys: string | null;
  /** The creation time of the note. */
  created_at: Instant | null;
  /** Keys in the form of older versions. If set, the other columns are ignored. */
  keys: string | null;
};

/** Notes whose search keys are out of date. `-infinity`: index at once, searches wait for it. */
type StaleSearchesTable = {
  user_id: string;
  note_id: string;
  due_at: Instant;
};

/** Every word that a person has used. */
type SearchWordsTable = {
  user_id: string;
  word: string;
};

type HiddenMemoriesTable = { user_id: string; note_id: string };

export type CommentsTable = {
  user_id: string;
  id: string;
  note_id: string;
  content: string;
  created_at: Instant;
  updated_at: Instant;
};

export type SharesTable = {
  user_id: string;
  note_id: string;
  token_hash: Buffer;
  /** The token, encrypted for its owner; the key is not in the database. */
  sealed_token: Buffer;
  /** null: does not expire. */
  expires_at: Instant | null;
  passphrase_hash: string | null;
  show_comments: boolean;
  /** The time since which it is listed on the public profile; null: not listed. */
  on_profile_at: Instant | null;
  opened: number;
  last_opened_at: Instant | null;
  created_at: Instant;
};

export type RemindersTable = {
  user_id: string;
  id: string;
  note_id: string;
  meta: JSONColumnType<ReminderMeta>;
  next_at: Instant | null;
  next_fire_at: Instant | null;
  created_at: Instant;
};

export type PushDevicesTable = {
  user_id: string;
  id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string;
  created_at: Instant;
};

type PushTokensTable = {
  user_id: string;
  notification_id: string;
  device_id: string;
  token_hash: Buffer;
  expires_at: Instant;
};

export type WebhooksTable = {
  user_id: string;
  id: string;
  url: string;
  events: WebhookEvent[];
  form: Webhook['form'];
  with_text: boolean;
  sealed_secret: Buffer;
  created_at: Instant;
  last_sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  resting_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  rest_reason: ColumnType<'asked' | 'failed' | null, undefined, 'asked' | 'failed' | null>;
  rest_status: ColumnType<number | null, undefined, number | null>;
  /** The end of the lease of a worker that sends to it; in the past: the end of the last lease. */
  turn_ends_at: ColumnType<Date, undefined, Date>;
};

export type WebhookDeliveriesTable = {
  user_id: string;
  webhook_id: string;
  id: string;
  event: WebhookEvent | 'test';
  note_id: ColumnType<string | null, undefined, never>;
  notification_id: ColumnType<string | null, undefined, never>;
  created_at: Instant;
  /** null: sent, or given up. */
  due_at: ColumnType<Date | null, Date | null, Date | null>;
  tries: number;
  is_sent: boolean;
  status: number | null;
  took_ms: number | null;
};

type SnoozesTable = {
  user_id: string;
  id: string;
  note_id: string;
  reminder_id: string;
  fire_at: Instant;
};

type NotificationsTable = {
  user_id: string;
  id: string;
  note_id: string;
  reminder_id: string;
  kind: string;
  occurrence_at: Instant;
  created_at: Instant;
  read_at: Instant | null;
};

type MediaTable = {
  user_id: string;
  id: string;
  note_id: string | null;
  position: Generated<number>;
  inline: Generated<boolean>;
  type: string;
  name: string;
  s3_key: string;
  object_key: string;
  size: number;
  content_type: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  thumbs: JSONColumnType<StoredThumb[]>;
  preview_bytes: Generated<number>;
  duration: number | null;
  peaks: number[] | null;
  created_at: Instant;
  /** Set if only older versions of this note show the item. */
  history_note_id: Generated<string | null>;
  /** null while a note, its versions or the profile use it. */
  unclaimed_at: Instant | null;
  /** It was used before, and its bytes do not count now. */
  is_released: Generated<boolean>;
  /** The recognised text of a picture; null while unknown. */
  text: Generated<string | null>;
  text_tries: Generated<number>;
  /** null: the text is known, or given up. */
  text_due_at: Generated<Date | null>;
};
/** `name` is the last segment of its key. */
export type StoredThumb = { name: string; width: number; height: number };

/** The people whose `kept_bytes` is out of date; a person may have several rows. */
type StaleKeptBytesTable = { user_id: string };

/** Stored bytes that no media item refers to. */
type UnclaimedObjectsTable = {
  user_id: string;
  key: string;
  content_type: string | null;
  due_at: Instant;
  /** -1: nothing had arrived when the address in a bucket ended. */
  bytes: Generated<string>;
};

/** The items that were found in the file so far. */
export type ImportPreview = {
  counts: ImportCounts;
  lines: ImportLine[];
  labels: string[];
  samples: ImportSample[];
  /** All items of the file, unreadable ones included. */
  total: number;
};

/** Imports that are uploaded, previewed or running. */
export type ImportsTable = {
  user_id: string;
  id: string;
  filename: string;
  /** A bigint, which pg returns as text. */
  size: ColumnType<string, number, number>;
  received: ColumnType<string, number | undefined, number>;
  parts: Generated<string[]>;
  has_file: Generated<boolean>;
  state: ImportState;
  source: ImportSource | null;
  counts: JSONColumnType<ImportCounts | null, string | null, string | null>;
  added: JSONColumnType<ImportCounts | null, string | null, string | null>;
  choices: JSONColumnType<ImportChoices | null, string | null, string | null>;
  position: Generated<number>;
  total: number | null;
  skipped: JsonWithDefault<ImportLine[]>;
  kept: JsonWithDefault<ImportLine[]>;
  labels: JsonWithDefault<string[]>;
  samples: JsonWithDefault<ImportSample[]>;
  error: ErrorCode | null;
  created_at: Instant;
  started_at: Instant | null;
  ended_at: Instant | null;
  due_at: Instant | null;
  lease: string | null;
  expires_at: Instant | null;
  tries: Generated<number>;
  reader_ms: Generated<number>;
  /** null: no reader has opened the file. */
  read_at: Instant | null;
  deaths: JsonWithDefault<Record<string, number>>;
  preview: JSONColumnType<ImportPreview | null, string | null, string | null>;
};

/** The notes that imports have created; kept after the import has ended. */
type ImportedNotesTable = {
  user_id: string;
  id: string;
  import_id: string;
  undone: Generated<boolean>;
  version: Generated<number>;
  digest: ColumnType<string | null, string | null | undefined, string | null>;
};

type JobsTable = {
  user_id: string;
  id: string;
  kind: string;
  payload: JSONColumnType<Record<string, unknown>>;
  run_at: Instant;
  attempts: Generated<number>;
  failed_at: Instant | null;
  last_error: string | null;
  created_at: Instant;
};

/** Settings of the instance that operators have changed. */
type OperatorSettingsTable = {
  key: string;
  value: string;
};

export type InvitationsTable = {
  id: string;
  token_hash: Buffer;
  places: number;
  taken: Generated<number>;
  /** The recipient of the mail: only this address can use it; null: a link for anybody. */
  email: string | null;
  created_at: Instant;
  ends_at: Instant;
};

export type RecordEntriesTable = {
  id: string;
  at: Instant;
  kind: RecordKind;
  act: RecordAct;
  /** Names at the time of the act; null: the command line, or an unknown person. */
  by_name: string | null;
  about_id: string | null;
  about_name: string | null;
  detail: JSONColumnType<Record<string, string>>;
};

type InstanceSettingsTable = {
  key: string;
  value: string;
};

export type Schema = {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  two_steps: TwoStepsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  oidc_identities: OidcIdentitiesTable;
  oidc_logins: OidcLoginsTable;
  mailed_tokens: MailedTokensTable;
  throttles: ThrottlesTable;
  notes: NotesTable;
  note_versions: NoteVersionsTable;
  note_tags: NoteTagsTable;
  page_stamps: PageStampsTable;
  untagged_notes: UntaggedNotesTable;
  tag_changes: TagChangesTable;
  tag_changed_notes: TagChangedNotesTable;
  comments: CommentsTable;
  hidden_memories: HiddenMemoriesTable;
  shares: SharesTable;
  calendar_feeds: CalendarFeedsTable;
  search_words: SearchWordsTable;
  note_keys: NoteKeysTable;
  stale_searches: StaleSearchesTable;
  reminders: RemindersTable;
  push_devices: PushDevicesTable;
  push_tokens: PushTokensTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  snoozes: SnoozesTable;
  notifications: NotificationsTable;
  media: MediaTable;
  unclaimed_objects: UnclaimedObjectsTable;
  stale_kept_bytes: StaleKeptBytesTable;
  imports: ImportsTable;
  imported_notes: ImportedNotesTable;
  jobs: JobsTable;
  instance_settings: InstanceSettingsTable;
  operator_settings: OperatorSettingsTable;
  invitations: InvitationsTable;
  record_entries: RecordEntriesTable;
};
