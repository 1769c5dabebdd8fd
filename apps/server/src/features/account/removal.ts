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
/** Further accounts are deleted an hour later. */
const DELETED_AT_ONCE = 100;

type Dependencies = {
  database: Transactor;
  accounts: Pick<AuthService, 'checkPassword'>;
  sessions: Pick<SessionService, 'endOthers'>;
  notes: Pick<NoteWriter, 'deleteAll'>;
  users: Pick<UserService, 'delete' | 'lock' | 'listDeletable'>;
  jobs: Pick<JobQueue, 'enqueue' | 'deleteAll'>;
  record: Pick<RecordService, 'add'>;
  /** Removes the link to the identity provider. */
  disconnectAll(tx: Tx, userId: string): Promise<boolean>;
  clock: Clock;
};

export type AccountRemoval = ReturnType<typeof createAccountRemoval>;

/** Deletes an account in one transaction. A job deletes its bytes, and is retried until it succeeds. */
export const createAccountRemoval = (dependencies: Dependencies) => {
  const { database, accounts, sessions, notes, users, jobs, record, disconnectAll, clock } = dependencies;

  const remove = async (tx: Tx, userId: string): Promise<void> => {
    await notes.deleteAll(tx, userId);
    // Deletes the waiting jobs of this person.
    await jobs.deleteAll(tx, userId);
    await disconnectAll(tx, userId);
    // Deletes the user with all remaining rows: sessions, devices, links.
    await users.delete(tx, userId);
    await jobs.enqueue(tx, { kind: REMOVE_BYTES, payload: { userId } });
  };

  /** Returns whether the account was due: the deletion may have been cancelled. */
  const removeDue = (userId: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      const account = await users.lock(tx, userId);
      if (!account?.deletes_at || account.deletes_at > clock.now()) return false;
      await record.add(tx, { act: 'deleted', by: null, about: account });
      await remove(tx, userId);
      return true;
    });

  return {
    async removeOwn(person: Person, { password }: AccountDeletion): Promise<void> {
      const proof = await accounts.checkPassword(person, password);
      await database.transaction(async (tx) => {
        await proof.confirm(tx);
        await remove(tx, person.userId);
        // Notifies the other sessions. The asking one gets the answer; its session is deleted with the user.
        await sessions.endOthers(tx, person);
      });
    },

    /** Deletes accounts whose deletion an operator has scheduled. Across all people of the shard. */
    async sweep(): Promise<number> {
      let removed = 0;
      const failures: unknown[] = [];
      for (const { id } of await users.listDeletable(clock.now(), DELETED_AT_ONCE)) {
        try {
          if (await removeDue(id)) removed += 1;
        } catch (error) {
          // The others are deleted all the same.
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
      return removed;
    },
  };
};

export const createAccountJobHandlers = (media: MediaRemoval): Record<string, JobHandler> => ({
  [REMOVE_BYTES]: defineJob(z.object({ userId: z.uuid() }), ({ userId }) => media.removeAll(userId)),
});
