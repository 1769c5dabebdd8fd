import type { SignupRule } from '@pinlife/contract/operator/limits';
import type { BackupOptions } from './config.ts';
import type { Database } from './db/pool.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mailer.ts';
import type { OidcProvider } from './platform/oidc.ts';
import type { GuardedPost } from './platform/outgoing/guarded-post.ts';
import type { PushSender } from './platform/push.ts';
import type { HashCost, PasswordHasher } from './platform/secret/password.ts';
import type { Secrets } from './platform/secret/secrets.ts';
import type { Storage } from './platform/storage.ts';

/** What the slices are built on. Tests bring their own. */
export type Platform = {
  database: Database;
  /** The same database on connections of its own, so that reminders ring however busy the others are. */
  reminderDatabase: Database;
  secrets: Secrets;
  mailer: Mailer;
  storage: Storage;
  /** Whether words are looked for in pictures. */
  isOcrOn: boolean;
  dataDir: string;
  /** For temporary files. */
  workFolder: string;
  push: PushSender;
  /** Calls the addresses of webhooks. */
  outgoing: GuardedPost;
  clock: Clock;
  log: Logger;
  /** Which PinLife this is. */
  build: { version: string; commit: string | null };
  publicUrl: string;
  /** Whether mails leave this machine; without a mail server they are written to a folder. */
  isMailSet: boolean;
  /** Who may sign up, where that is decided where PinLife is started. */
  signup?: SignupRule | undefined;
  /** What each person may keep, where that is decided where PinLife is started. */
  quotaBytes?: number | undefined;
  /** Backups that the worker makes by itself. */
  backups?: BackupOptions | undefined;
  /** Another service by which people log in. */
  oidc?: OidcProvider | undefined;
  /** Where people find help. */
  supportEmail: string | null;
  hashCost?: HashCost;
  /** Multiplies how often each person may make costly calls. Tests raise it. */
  paceFactor?: number | undefined;
  /** How long one import runs before another person's import gets its turn. */
  importTurnMs?: number | undefined;
  /** Wraps the hasher. Tests pause it at a chosen moment. */
  wrapHasher?: ((hasher: PasswordHasher) => PasswordHasher) | undefined;
  /** Set where the people are divided into shards: what all shards share. */
  sharding?: Sharding | undefined;
  /** Called with the delay of each notification. */
  onRung?: ((lagSeconds: number) => void) | undefined;
};

type Sharding = {
  /** Holds the throttles and the owners of names. */
  database: Database;
  /** All shards in their order, for what concerns everybody. */
  readers: readonly Database[];
  /** An id that belongs to this shard. */
  newUserId(): string;
};
