import type { ImportCounts, ImportLine } from '@pinlife/contract/import/schema';
import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { ImportsTable } from '../../db/schema.ts';

export type ImportRow = Selectable<ImportsTable>;
type Changes = Updateable<ImportsTable>;
type Key = { userId: string; id: string };

/** An import that this worker works on: once another one has taken it over, the lease no longer matches. */
export type Lease = Key & { lease: string };

/** What one batch of the worker adds. */
type ImportStep = {
  position: number;
  added: ImportCounts;
  lines: readonly ImportLine[];
  leaseEndsAt: Date;
};

export type ImportRepo = ReturnType<typeof createImportRepo>;

export const createImportRepo = (reader: Reader) => ({
  async insert(
    tx: Tx,
    row: Pick<ImportRow, 'user_id' | 'id' | 'filename' | 'created_at' | 'expires_at'>,
    size: number,
  ) {
    await tx.run(build.insertInto('imports').values({ ...row, size, state: 'uploading' }));
  },

  find: (userId: string, id: string): Promise<ImportRow | undefined> => reader.first(selectOf({ userId, id })),

  list: (userId: string, limit: number): Promise<ImportRow[]> =>
    reader.all(
      build
        .selectFrom('imports')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    ),

  /** Locks it until the transaction ends, as the next one. */
  lock: (tx: Tx, userId: string, id: string): Promise<ImportRow | undefined> =>
    tx.first(selectOf({ userId, id }).forUpdate()),

  /** Those of a person that have not come to an end. */
  lockOpen: (tx: Tx, userId: string): Promise<ImportRow[]> =>
    tx.all(
      build
        .selectFrom('imports')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', 'in', ['uploading', 'reading', 'ready', 'importing'])
        .forUpdate(),
    ),

  async change(tx: Tx, userId: string, id: string, changes: Changes): Promise<void> {
    await tx.run(build.updateTable('imports').set(changes).where('user_id', '=', userId).where('id', '=', id));
  },

  /** Answers whether the upload was at this place, and is there no longer. */
  async addPart(tx: Tx, { userId, id }: Key, part: { name: string; offset: number; size: number; expiresAt: Date }) {
    const changed = await tx.run(
      write(
        `update imports set received = received + $4, parts = array_append(parts, $5), expires_at = $6
         where user_id = $1 and id = $2 and received = $3 and state = 'uploading'`,
        [userId, id, part.offset, part.size, part.name, part.expiresAt],
      ),
    );
    return changed > 0;
  },

  /** Of those that have not come to an end. Of all people of a part. */
  async countByState(): Promise<Record<string, number>> {
    const open = ['uploading', 'reading', 'ready', 'importing'];
    const rows = await reader.all(
      read<{ state: string; count: number }>(
        'select state, count(*)::int as count from imports where state = any($1) and expires_at is not null group by state',
        [open],
      ),
    );
    const counts = new Map(rows.map(({ state, count }) => [state, count]));
    return Object.fromEntries(open.map((state) => [state, counts.get(state) ?? 0]));
  },

  /** Of all people of a part. */
  async nextDueAt(): Promise<Date | null> {
    const row = await reader.first(
      read<{ due_at: Date }>('select due_at from imports where due_at is not null order by due_at limit 1'),
    );
    return row?.due_at ?? null;
  },

  /** The one that has waited longest. It falls due again when the lease ends, unless that is renewed. Of all people of a part. */
  takeDue: (tx: Tx, now: Date, lease: string, leaseEndsAt: Date): Promise<ImportRow | undefined> =>
    tx.first(
      write<ImportRow>(
        `update imports set due_at = $3, lease = $2 where (user_id, id) = (
           select user_id, id from imports where due_at <= $1 order by due_at limit 1 for update skip locked)
         returning *`,
        [now, lease, leaseEndsAt],
      ),
    ),

  /** Whether somebody else waits for a worker. Of all people of a part. */
  async isAnyWaiting(now: Date): Promise<boolean> {
    return (await reader.first(read('select 1 from imports where due_at <= $1 limit 1', [now]))) !== undefined;
  },

  /** Answers whether it is still this worker's, as the next ones. */
  renew: (tx: Tx, lease: Lease, leaseEndsAt: Date): Promise<boolean> =>
    changeLeased(tx, lease, { due_at: leaseEndsAt }),
  changeLeased,

  async saveStep(tx: Tx, { userId, id, lease }: Lease, step: ImportStep, maxLines: number): Promise<boolean> {
    const changed = await tx.run(
      write(
        `update imports set position = $4, added = $5, due_at = $6,
           skipped = case when $7::jsonb = '[]' or jsonb_array_length(skipped) >= $8 then skipped else skipped || $7::jsonb end
         where user_id = $1 and id = $2 and lease = $3 and state = 'importing'`,
        [
          userId,
          id,
          lease,
          step.position,
          JSON.stringify(step.added),
          step.leaseEndsAt,
          JSON.stringify(step.lines),
          maxLines,
        ],
      ),
    );
    return changed > 0;
  },

  /** What nobody came back for. Of all people of a part. */
  takeExpired: (tx: Tx, now: Date, limit: number): Promise<Pick<ImportRow, 'user_id' | 'id'>[]> =>
    tx.all(
      write<Pick<ImportRow, 'user_id' | 'id'>>(
        `update imports set expires_at = null, due_at = null, lease = null, has_file = false,
           error = case when state in ('reading', 'importing') then 'import_stalled' else error end,
           ended_at = coalesce(ended_at, $1),
           state = case when state in ('uploading', 'ready') then 'cancelled'
                        when state in ('reading', 'importing') then 'failed' else state end
         where (user_id, id) in (
           select user_id, id from imports where expires_at <= $1 order by expires_at limit $2 for update skip locked)
         returning user_id, id`,
        [now, limit],
      ),
    ),
});

const selectOf = ({ userId, id }: Key) =>
  build.selectFrom('imports').selectAll().where('user_id', '=', userId).where('id', '=', id);

const changeLeased = async (tx: Tx, { userId, id, lease }: Lease, changes: Changes): Promise<boolean> => {
  const changed = await tx.run(
    build
      .updateTable('imports')
      .set(changes)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('lease', '=', lease),
  );
  return changed > 0;
};
