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

/** The dependencies of the slices. Tests replace some. */
export type SliceDependencies = {
  database: Database;
  /** The same database on separate connections, so that reminders ring even if the others are busy. */
  reminderDatabase: Database;
  secrets: Secrets;
  mailer: Mailer;
  storage: Storage;
  /** Whether text is recognised in pictures. */
  isOcrOn: boolean;
  dataDir: string;
  /** For temporary files. */
  workFolder: string;
  push: PushSender;
  /** Calls the addresses of webhooks. */
  outgoing: GuardedPost;
  clock: Clock;
  log: Logger;
  /** The version of PinLife. */
  build: { version: string; commit: string | null };
  publicUrl: string;
  /** Whether mails are sent; without a mail server they are written to a folder. */
  isMailSet: boolean;
  /** The rule for signing up, if the environment sets it. */
  signup?: SignupRule | undefined;
  /** The default quota, if the environment sets it. */
  quotaBytes?: number | undefined;
  /** Nightly backups of the worker. */
  backups?: BackupOptions | undefined;
  /** The OpenID Connect provider. */
  oidc?: OidcProvider | undefined;
  /** The address of the support link. */
  supportEmail: string | null;
  hashCost?: HashCost;
  /** Multiplies how often each person may make costly calls. Tests raise it. */
  paceFactor?: number | undefined;
  /** The time slice of an import while another person's import waits. */
  importTurnMs?: number | undefined;
  /** Wraps the hasher. Tests pause it at a chosen moment. */
  wrapHasher?: ((hasher: PasswordHasher) => PasswordHasher) | undefined;
  /** Set if the people are divided into shards: the objects that all shards share. */
  sharding?: Sharding | undefined;
  /** Called with the delay of each notification. */
  onRung?: ((lagSeconds: number) => void) | undefined;
};

type Sharding = {
  /** Contains the throttles and the owners of names. */
  database: Database;
  /** All shards in their order, for reads of all people. */
  readers: readonly Database[];
  /** An id that belongs to this shard. */
  newUserId(): string;
};
