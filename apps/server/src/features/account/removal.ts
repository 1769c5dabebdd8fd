import type { AccountDeletion } from '@pinlife/contract/account/schema';
import { z } from 'zod';
import type { Transactor } from '../../db/pool.ts';
import type { Person } from '../../http/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Storage } from '../../platform/storage.ts';
import type { AuthService } from '../auth/service.ts';
import { defineJob, type JobHandler } from '../job/handler.ts';
import type { JobQueue } from '../job/service.ts';
import type { SessionService } from '../session/service.ts';
import type { AccountRepo } from './repo.ts';

const REMOVE_BYTES = 'account.remove-bytes';
const NOTES_AT_ONCE = 2000;

type Dependencies = {
  database: Transactor;
  accounts: Pick<AuthService, 'checkPassword'>;
  sessions: Pick<SessionService, 'endOthers'>;
  repo: AccountRepo;
  jobs: JobQueue;
};

export type AccountRemoval = ReturnType<typeof createAccountRemoval>;

/**
 * Deletes an account for good, all of it or nothing. Its bytes follow at once, by a job that is tried until it succeeds.
 */
export const createAccountRemoval =
  ({ database, accounts, sessions, repo, jobs }: Dependencies) =>
  async (person: Person, { password }: AccountDeletion): Promise<void> => {
    const { userId } = person;
    const proof = await accounts.checkPassword(person, password);
    await database.transaction(async (tx) => {
      await proof.confirm(tx);
      let deleted = NOTES_AT_ONCE;
      while (deleted === NOTES_AT_ONCE) deleted = await repo.deleteNotes(tx, userId, NOTES_AT_ONCE);
      await repo.delete(tx, userId);
      // Whoever asked learns it from the answer; their session goes with the person.
      await sessions.endOthers(tx, person);
      await jobs.enqueue(tx, { kind: REMOVE_BYTES, payload: { userId } });
    });
  };

type JobDependencies = { database: Transactor; repo: AccountRepo; storage: Storage; clock: Clock };

/** An upload that had begun, or may still begin by an address that was signed, is over by then. */
const LAST_LOOK_MS = 25 * 60 * 60 * 1000;

export const createAccountJobHandlers = ({
  database,
  repo,
  storage,
  clock,
}: JobDependencies): Record<string, JobHandler> => ({
  [REMOVE_BYTES]: defineJob(z.object({ userId: z.uuid() }), async ({ userId }) => {
    await storage.removeAll(`media/${userId}`);
    await storage.removeAll(`uploads/${userId}`);
    const lastLookAt = new Date(clock.now().getTime() + LAST_LOOK_MS);
    await database.transaction((tx) => repo.postponeObjects(tx, userId, lastLookAt));
  }),
});
