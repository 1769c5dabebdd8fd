import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import { nobodyId } from '../../platform/secret/id.ts';

type JobDraft = {
  userId: string | null;
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  runAt: Date;
};

/** One attempt of a job. If another worker has claimed the job since, the attempt number differs. */
type Claim = { userId: string | null; id: string; attempt: number };
export type ClaimedJob = Claim & { kind: string; payload: unknown; enqueuedAt: Date; lastError: string | null };

type ClaimOptions = {
  now: Date;
  leaseEndsAt: Date;
  limit: number;
  /** Jobs that are not claimed. */
  except: readonly string[];
  /** People whose jobs are not claimed. */
  skippedUsers: readonly string[];
};
type ClaimedRow = {
  user_id: string;
  id: string;
  kind: string;
  payload: unknown;
  attempts: number;
  last_error: string | null;
  created_at: Date;
};

export type JobRepo = ReturnType<typeof createJobRepo>;

export const createJobRepo = (reader: Reader) => ({
  async insert(tx: Tx, jobs: readonly JobDraft[], now: Date): Promise<void> {
    const rows = jobs.map(({ userId, id, kind, payload, runAt }) => ({
      user_id: userId ?? nobodyId,
      id,
      kind,
      payload: JSON.stringify(payload),
      run_at: runAt,
      created_at: now,
    }));
    await tx.run(build.insertInto('jobs').values(rows));
  },

  /** The time at which the next job is due. Across all people of the shard. */
  async nextDueAt(except: readonly string[]): Promise<Date | null> {
    const row = await reader.first(
      read<{ run_at: Date }>(
        'select run_at from jobs where failed_at is null and id <> all($1::uuid[]) order by run_at limit 1',
        [except],
        'job-next-due',
      ),
    );
    return row?.run_at ?? null;
  },

  /** Running jobs count as waiting, until the end of their lease. Across all people of the shard. */
  async countByState(now: Date): Promise<{ due: number; waiting: number; failed: number }> {
    const row = await reader.first(
      read<{ due: number; waiting: number; failed: number }>(
        `select count(*) filter (where failed_at is null and run_at <= $1)::int as due,
           count(*) filter (where failed_at is null and run_at > $1)::int as waiting,
           count(*) filter (where failed_at is not null)::int as failed from jobs`,
        [now],
      ),
    );
    return row ?? { due: 0, waiting: 0, failed: 0 };
  },

  /** Claims due jobs. They fall due again when the lease ends, unless it is renewed. Across all people of the shard. */
  async claimDue(tx: Tx, { now, leaseEndsAt, limit, except, skippedUsers }: ClaimOptions): Promise<ClaimedJob[]> {
    // If a crash loses the claim, the job is due again, so the commit need not wait for the disk.
    await tx.run(write('set local synchronous_commit = off'));
    const rows = await tx.all(
      write<ClaimedRow>(
        `with due as materialized (
           select user_id, id from jobs
           where failed_at is null and run_at <= $1 and id <> all($4::uuid[]) and user_id <> all($5::uuid[])
           order by run_at limit $3 for update skip locked
         )
         update jobs set run_at = $2, attempts = attempts + 1 from due
         where jobs.user_id = due.user_id and jobs.id = due.id
         returning jobs.user_id, jobs.id, kind, payload, attempts, last_error, created_at`,
        [now, leaseEndsAt, limit, except, skippedUsers],
        'job-claim',
      ),
    );
    return rows.map(toClaimedJob);
  },

  /** Returns the ids whose claims are still valid. */
  async renew(tx: Tx, claims: readonly Claim[], leaseEndsAt: Date): Promise<Set<string>> {
    const rows = await tx.all(
      write<{ id: string }>(
        `update jobs set run_at = $4
         from unnest($1::uuid[], $2::uuid[], $3::int[]) as claim (user_id, id, attempts)
         where jobs.user_id = claim.user_id and jobs.id = claim.id and jobs.attempts = claim.attempts
         returning jobs.id`,
        [claims.map(ownerOf), claims.map(({ id }) => id), claims.map(({ attempt }) => attempt), leaseEndsAt],
      ),
    );
    return new Set(rows.map(({ id }) => id));
  },

  async delete(tx: Tx, claim: Claim): Promise<void> {
    await tx.run(
      build
        .deleteFrom('jobs')
        .where('user_id', '=', ownerOf(claim))
        .where('id', '=', claim.id)
        .where('attempts', '=', claim.attempt),
    );
  },

  async deleteAll(tx: Tx, userId: string): Promise<void> {
    await tx.run(build.deleteFrom('jobs').where('user_id', '=', userId));
  },

  async retryAt(tx: Tx, claim: Claim, runAt: Date, error: string): Promise<void> {
    await tx.run(updateOf(claim).set({ run_at: runAt, last_error: error }));
  },

  /** Undoes the claim. */
  async giveBack(tx: Tx, claim: Claim, now: Date): Promise<void> {
    await tx.run(updateOf(claim).set({ run_at: now, attempts: claim.attempt - 1 }));
  },

  async setAside(tx: Tx, claim: Claim, failedAt: Date, error: string): Promise<void> {
    await tx.run(updateOf(claim).set({ failed_at: failedAt, last_error: error }));
  },

  /** Applies to claimed jobs only: the others wait for a time that was chosen. */
  limitWaits: (tx: Tx, { now, latest }: { now: Date; latest: Date }): Promise<number> =>
    tx.run(
      write('update jobs set run_at = $1 where failed_at is null and attempts > 0 and run_at > $2', [now, latest]),
    ),

  /** Deletes jobs that were set aside before then. Across all people of the shard. */
  deleteSetAside: (tx: Tx, before: Date): Promise<number> =>
    tx.run(build.deleteFrom('jobs').where('failed_at', '<', before)),
});

export const ownerOf = ({ userId }: Pick<Claim, 'userId'>): string => userId ?? nobodyId;

const updateOf = (claim: Claim) =>
  build
    .updateTable('jobs')
    .where('user_id', '=', ownerOf(claim))
    .where('id', '=', claim.id)
    .where('attempts', '=', claim.attempt);

const toClaimedJob = (row: ClaimedRow): ClaimedJob => ({
  userId: row.user_id === nobodyId ? null : row.user_id,
  id: row.id,
  kind: row.kind,
  payload: row.payload,
  attempt: row.attempts,
  enqueuedAt: row.created_at,
  lastError: row.last_error,
});
