import type { Tx } from '../db/pool.ts';
import type { JobQueue } from '../features/job/service.ts';
import type { LiveBus } from '../features/live/bus.ts';
import type { MailService } from '../features/mail/service.ts';
import type { NoteWriter } from '../features/note/writer/writer.ts';
import type { RecordService } from '../features/record/service.ts';
import type { SessionService } from '../features/session/service.ts';
import type { ThrottleService } from '../features/throttle/service.ts';
import type { UserService } from '../features/user/service.ts';
import type { PasswordHasher } from '../platform/secret/password.ts';

/** The services that most slices use. */
export type Base = {
  users: UserService;
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  hasher: PasswordHasher;
  mail: MailService;
  live: LiveBus;
  notes: NoteWriter;
  wake(tx: Tx): Promise<void>;
  record: RecordService;
};
