import type { AccountDeletion } from '@pinlife/contract/account/schema';
import { z } from 'zod';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Person } from '../../platform/person.ts';
import type { AuthService } from '../auth/service.ts';
import { defineJob, type JobHandler } from '../job/queue/define-job.ts';
import type { JobQueue } from '../job/service.ts';
import type { MediaRemoval } from '../media/removal.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { RecordService } from '../record/service.ts';
import type { SessionService } from '../session/service.ts';
import type { UserService } from '../user/service.ts';

const REMOVE_BYTES = 'account.remove-bytes';
/** Whoever is left follows an hour later. */
const DELETED_AT_ONCE = 100;

type Dependencies = {
  database: Transactor;
  accounts: Pick<AuthService, 'checkPassword'>;
  sessions: Pick<SessionService, 'endOthers'>;
  notes: Pick<NoteWriter, 'deleteAll'>;
  users: Pick<UserService, 'delete' | 'lock' | 'listDeletable'>;
  jobs: Pick<JobQueue, 'enqueue' | 'deleteAll'>;
  record: Pick<RecordService, 'add'>;
  /** Who they are at the provider is no more known here. */
  disconnectAll(tx: Tx, userId: string): Promise<boolean>;
  clock: Clock;
};

export type AccountRemoval = ReturnType<typeof createAccountRemoval>;

/**
 * Deletes an account for good, all of it or nothing. Its bytes follow at once, by a job that is tried until it succeeds.
 */
export const createAccountRemoval = (dependencies: Dependencies) => {
  const { database, accounts, sessions, notes, users, jobs, record, disconnectAll, clock } = dependencies;

  const remove = async (tx: Tx, userId: string): Promise<void> => {
    await notes.deleteAll(tx, userId);
    // Those that wait belong to nobody else.
    await jobs.deleteAll(tx, userId);
    await disconnectAll(tx, userId);
    // With what is left: sessions, devices, links.
    await users.delete(tx, userId);
    await jobs.enqueue(tx, { kind: REMOVE_BYTES, payload: { userId } });
  };

  /** Answers whether the time had come: it may have been called back. */
  const removeDue = (userId: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      const account = await users.lock(tx, userId);
      if (!account?.deletes_at || account.deletes_at > clock.now()) return false;
      const name = `${account.first_name} ${account.last_name}`.trim();
      await record.add(tx, { act: 'deleted', by: null, about: { id: userId, name } });
      await remove(tx, userId);
      return true;
    });

  return {
    async removeOwn(person: Person, { password }: AccountDeletion): Promise<void> {
      const proof = await accounts.checkPassword(person, password);
      await database.transaction(async (tx) => {
        await proof.confirm(tx);
        await remove(tx, person.userId);
        // Whoever asked learns it from the answer; their session goes with the person.
        await sessions.endOthers(tx, person);
      });
    },

    /** What operators had deleted some days ago. Across all people of the shard. */
    async sweep(): Promise<number> {
      let removed = 0;
      for (const { id } of await users.listDeletable(clock.now(), DELETED_AT_ONCE)) {
        if (await removeDue(id)) removed += 1;
      }
      return removed;
    },
  };
};

export const createAccountJobHandlers = (media: MediaRemoval): Record<string, JobHandler> => ({
  [REMOVE_BYTES]: defineJob(z.object({ userId: z.uuid() }), ({ userId }) => media.removeAll(userId)),
});
