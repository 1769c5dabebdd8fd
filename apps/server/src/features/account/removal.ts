import type { AccountDeletion } from '@pinlife/contract/account/schema';
import { z } from 'zod';
import type { Transactor } from '../../db/pool.ts';
import type { Person } from '../../platform/person.ts';
import type { AuthService } from '../auth/service.ts';
import { defineJob, type JobHandler } from '../job/define-job.ts';
import type { JobQueue } from '../job/service.ts';
import type { MediaRemoval } from '../media/removal.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { SessionService } from '../session/service.ts';
import type { UserService } from '../user/service.ts';

const REMOVE_BYTES = 'account.remove-bytes';

type Dependencies = {
  database: Transactor;
  accounts: Pick<AuthService, 'checkPassword'>;
  sessions: Pick<SessionService, 'endOthers'>;
  notes: Pick<NoteWriter, 'deleteAll'>;
  users: Pick<UserService, 'delete'>;
  jobs: Pick<JobQueue, 'enqueue' | 'deleteAll'>;
};

export type AccountRemoval = ReturnType<typeof createAccountRemoval>;

/**
 * Deletes an account for good, all of it or nothing. Its bytes follow at once, by a job that is tried until it succeeds.
 */
export const createAccountRemoval =
  ({ database, accounts, sessions, notes, users, jobs }: Dependencies) =>
  async (person: Person, { password }: AccountDeletion): Promise<void> => {
    const { userId } = person;
    const proof = await accounts.checkPassword(person, password);
    await database.transaction(async (tx) => {
      await proof.confirm(tx);
      await notes.deleteAll(tx, userId);
      // Those that wait belong to nobody else.
      await jobs.deleteAll(tx, userId);
      // With what is left: sessions, devices, links.
      await users.delete(tx, userId);
      // Whoever asked learns it from the answer; their session goes with the person.
      await sessions.endOthers(tx, person);
      await jobs.enqueue(tx, { kind: REMOVE_BYTES, payload: { userId } });
    });
  };

export const createAccountJobHandlers = (media: MediaRemoval): Record<string, JobHandler> => ({
  [REMOVE_BYTES]: defineJob(z.object({ userId: z.uuid() }), ({ userId }) => media.removeAll(userId)),
});
