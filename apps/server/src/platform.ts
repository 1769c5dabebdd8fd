import type { Database } from './db/pool.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mailer.ts';
import type { PushSender } from './platform/push.ts';
import type { HashCost, PasswordHasher } from './platform/secret/password.ts';
import type { Secrets } from './platform/secret/secrets.ts';
import type { Storage } from './platform/storage.ts';

/** What the slices are built on. Tests bring their own. */
export type Platform = {
  database: Database;
  /** The same one, for what rings. */
  ringing: Database;
  secrets: Secrets;
  mailer: Mailer;
  storage: Storage;
  /** For what lies there only while it is worked on. */
  workFolder: string;
  push: PushSender;
  clock: Clock;
  log: Logger;
  /** Which PinLife this is. */
  build: { version: string; commit: string | null };
  publicUrl: string;
  /** Where people find help. */
  supportEmail: string | null;
  hashCost?: HashCost;
  /** How many times more often than usual each person may ask for what costs much. */
  paceFactor?: number | undefined;
  /** Puts something around the hasher, such as a pause at a chosen moment. */
  wrapHasher?: ((hasher: PasswordHasher) => PasswordHasher) | undefined;
  /** Where this is a part of the people: what it shares with the other parts. */
  spread?: Spread | undefined;
  /** Told how late each notification was written. */
  onRung?: ((lagSeconds: number) => void) | undefined;
};

type Spread = {
  /** Counts of attempts, and whose a name is. */
  database: Database;
  /** An id that belongs into this part. */
  newUserId(): string;
};
