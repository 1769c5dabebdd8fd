import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportSource, ImportState } from '@pinlife/contract/import/limits';
import type { ImportChoices, ImportCounts, ImportLine, ImportSample } from '@pinlife/contract/import/schema';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { PublicProfile } from '@pinlife/contract/user/public-profile';
import type { User, UserDetails } from '@pinlife/contract/user/schema';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;
type Instant = ColumnType<Date, Date, Date>;

export type UsersTable = {
  id: string;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  /** null: a reset took it, and no new one was set. */
  pin_hash: string | null;
  email_verified_at: Instant | null;
  last_login_at: Instant | null;
  language: string;
  timezone: string;
  /** What the profile screens edit; a field that is missing here is empty. */
  profile: JSONColumnType<Partial<UserDetails>>;
  profile_media_id: ColumnType<string | null, string | null | undefined, string | null>;
  cover_media_id: ColumnType<string | null, string | null | undefined, string | null>;
  preferences: JSONColumnType<Partial<User['preferences']>>;
  /** What strangers may see; a field that is missing here is as it is by default. */
  public_profile: ColumnType<Partial<PublicProfile>, string | undefined, string>;
  created_at: Instant;
  updated_at: Instant;
};

export type SessionsTable = {
  user_id: string;
  id: string;
  token_hash: Buffer;
  is_kept: boolean;
  user_agent: string;
  /** The known device that it was started on; it may be forgotten by now. */
  device_id: string | null;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
};

export type KnownDevicesTable = {
  user_id: string;
  id: string;
  secret_hash: Buffer;
  wrong_pins: Generated<number>;
  user_agent: string;
  created_at: Instant;
  last_seen_at: Instant;
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
  /** null: the count stays until it is cleared. */
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
  comment_count: Generated<number>;
  /** What its comments take on the wire. */
  comment_bytes: Generated<number>;
  media_count: Generated<number>;
  /** Whether strangers can see it. */
  shared: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** What a note is found by. */
type NoteKeysTable = {
  user_id: string;
  note_id: string;
  /** As PostgreSQL reads a tsvector. */
  keys: string;
};

/** Notes whose keys are still to be made; `-infinity` is as soon as possible, and searches wait for it. */
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
  /** The token, for its owner; the key is not in the database. */
  sealed_token: Buffer;
  /** null: it has no end. */
  expires_at: Instant | null;
  passphrase_hash: string | null;
  show_comments: boolean;
  /** Since when it stands on the public profile; null: it does not. */
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
  duration: number | null;
  peaks: number[] | null;
  created_at: Instant;
  /** null while a note or the profile holds it. */
  unclaimed_at: Instant | null;
};
/** `name` is the last part of its key. */
export type StoredThumb = { name: string; width: number; height: number };

/** Stored bytes that no media item vouches for. */
type UnclaimedObjectsTable = {
  user_id: string;
  key: string;
  content_type: string | null;
  due_at: Instant;
};

/** Notes from elsewhere, on their way in. */
export type ImportsTable = {
  user_id: string;
  id: string;
  filename: string;
  /** A bigint, which comes as its digits. */
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
};

/** The notes that imports have made, beyond their end. */
type ImportedNotesTable = {
  user_id: string;
  id: string;
  import_id: string;
  undone: Generated<boolean>;
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

type InstanceSettingsTable = {
  key: string;
  value: string;
};

export type Schema = {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  mailed_tokens: MailedTokensTable;
  throttles: ThrottlesTable;
  notes: NotesTable;
  comments: CommentsTable;
  hidden_memories: HiddenMemoriesTable;
  shares: SharesTable;
  search_words: SearchWordsTable;
  note_keys: NoteKeysTable;
  stale_searches: StaleSearchesTable;
  reminders: RemindersTable;
  push_devices: PushDevicesTable;
  push_tokens: PushTokensTable;
  snoozes: SnoozesTable;
  notifications: NotificationsTable;
  media: MediaTable;
  unclaimed_objects: UnclaimedObjectsTable;
  imports: ImportsTable;
  imported_notes: ImportedNotesTable;
  jobs: JobsTable;
  instance_settings: InstanceSettingsTable;
};
