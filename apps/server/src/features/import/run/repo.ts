import { IMPORT_REPORT_MAX_BYTES, IMPORT_REPORT_MAX_LINES } from '@pinlife/contract/import/limits';
import type { ImportCounts, ImportLine } from '@pinlife/contract/import/schema';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../db/pool.ts';
import { build, read, write } from '../../../db/query.ts';
import type { ImportChanges, ImportKey, ImportRow } from '../repo.ts';

/** The import that this worker has claimed. Once another worker has claimed it, `lease` no longer matches its row. */
export type Lease = ImportKey & { lease: string };

/** The import was cancelled, or another worker has claimed it. */
export class LeaseLost extends Error {}

/** The progress of one batch. */
type ImportStep = {
  position: number;
  added: ImportCounts;
  lines: readonly ImportLine[];
  leaseEndsAt: Date;
};

/** Imports of suspended accounts are not claimed, and lose their lease. */
const IS_OPEN = 'not exists (select from users where users.id = imports.user_id and is_shut)';

type ReadSpan = { now: Date; since: Date };

export type ImportRunRepo = ReturnType<typeof createImportRunRepo>;

/** The statements of the workers: they claim an import, renew the lease and save their progress. */
export const createImportRunRepo = (reader: Reader) => ({
  /** When the next import is due. Across all people of the shard. */
  async nextDueAt(): Promise<Date | null> {
    const row = await reader.first(
      read<{ due_at: Date }>(
        `select due_at from imports where due_at is not null and ${IS_OPEN} order by due_at limit 1`,
      ),
    );
    return row?.due_at ?? null;
  },

  /**
   * Claims the import that has been due longest. It is due again when its lease ends without a renewal. Across all people of
   * the shard.
   */
  takeDue: (tx: Tx, now: Date, lease: string, leaseEndsAt: Date): Promise<ImportRow | undefined> =>
    tx.first(
      write<ImportRow>(
        `update imports set due_at = $3, lease = $2, tries = tries + 1 where (user_id, id) = (
           select user_id, id from imports where due_at <= $1 and ${IS_OPEN} order by due_at limit 1 for update skip locked)
         returning *`,
        [now, lease, leaseEndsAt],
      ),
    ),

  /** Whether an import waits for a worker. Across all people of the shard. */
  async isAnyWaiting(now: Date): Promise<boolean> {
    return (
      (await reader.first(read(`select 1 from imports where due_at <= $1 and ${IS_OPEN} limit 1`, [now]))) !== undefined
    );
  },

  /** Adds CPU time of the readers. The time before `since` is dropped. */
  async addReaderTime(tx: Tx, { userId, id }: ImportKey, spentMs: number, { now, since }: ReadSpan): Promise<void> {
    await tx.run(
      write(
        `update imports set reader_ms = case when read_at >= $5 then reader_ms else 0 end + $3, read_at = $4
         where user_id = $1 and id = $2`,
        [userId, id, Math.round(spentMs), now, since],
      ),
    );
  },

  /** CPU time of the readers of one person's imports since then. */
  async sumReaderTime(userId: string, since: Date): Promise<number> {
    const row = await reader.first(
      read<{ sum: number }>(
        'select coalesce(sum(reader_ms), 0)::int as sum from imports where user_id = $1 and read_at >= $2',
        [userId, since],
      ),
    );
    return row?.sum ?? 0;
  },

  /** Returns false if the lease is lost. */
  renew: (tx: Tx, lease: Lease, leaseEndsAt: Date): Promise<boolean> =>
    changeLeased(tx, lease, { due_at: leaseEndsAt }),
  changeLeased,

  async saveStep(tx: Tx, { userId, id, lease }: Lease, step: ImportStep): Promise<boolean> {
    const changed = await tx.run(
      write(
        `update imports set position = $4, added = $5, due_at = $6, tries = 0,
           skipped = case when $7::jsonb = '[]' or jsonb_array_length(skipped) >= $8 or octet_length(skipped::text) >= $9
             then skipped else skipped || $7::jsonb end
         where user_id = $1 and id = $2 and lease = $3 and state = 'importing' and ${IS_OPEN}`,
        [
          userId,
          id,
          lease,
          step.position,
          JSON.stringify(step.added),
          step.leaseEndsAt,
          JSON.stringify(step.lines),
          IMPORT_REPORT_MAX_LINES,
          IMPORT_REPORT_MAX_BYTES,
        ],
      ),
    );
    return changed > 0;
  },

  limitWaits: (tx: Tx, { now, latest }: { now: Date; latest: Date }): Promise<number> =>
    tx.run(write('update imports set due_at = $1 where due_at > $2', [now, latest])),
});

const changeLeased = async (tx: Tx, { userId, id, lease }: Lease, changes: ImportChanges): Promise<boolean> => {
  const changed = await tx.run(
    build
      .updateTable('imports')
      .set(changes)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('lease', '=', lease)
      .where(sql<boolean>`${sql.raw(IS_OPEN)}`),
  );
  return changed > 0;
};
