import { IMPORT_REPORT_MAX_BYTES, IMPORT_REPORT_MAX_LINES, IMPORTS_LISTED } from '@pinlife/contract/import/limits';
import type { ImportCounts, ImportLine } from '@pinlife/contract/import/schema';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { ImportsTable } from '../../db/schema.ts';

export type ImportRow = Selectable<ImportsTable>;
type Changes = Updateable<ImportsTable>;
type Key = { userId: string; id: string };

/** An import that this worker works on: once another one has taken it over, the lease no longer matches. */
export type Lease = Key & { lease: string };

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

export type ImportRepo = ReturnType<typeof createImportRepo>;

export const createImportRepo = (reader: Reader) => ({
  async insert(
    tx: Tx,
    row: Pick<ImportRow, 'user_id' | 'id' | 'filename' | 'created_at' | 'expires_at'>,
    size: number,
  ) {
    await tx.run(build.insertInto('imports').values({ ...row, size, state: 'uploading' }));
  },

  /** Reports are long: of imports that are in no list any more only the rest is kept. */
  async dropOldReports(tx: Tx, userId: string): Promise<void> {
    await tx.run(
      write(
        `update imports set skipped = '[]', kept = '[]', labels = '[]', samples = '[]', parts = '{}'
         where user_id = $1 and not has_file and due_at is null and (skipped, kept, samples) <> ('[]', '[]', '[]')
           and id in (select id from imports where user_id = $1 order by created_at desc, id desc
             offset ${IMPORTS_LISTED} limit ${IMPORTS_LISTED})`,
        [userId],
      ),
    );
  },

  find: (userId: string, id: string): Promise<ImportRow | undefined> => reader.first(selectOf({ userId, id })),

  /** Without their reports, which are long. */
  list: (userId: string, limit: number): Promise<SummaryRow[]> =>
    reader.all(
      build
        .selectFrom('imports')
        .select(summaryColumns)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit),
    ),

  /** Locks it until the transaction ends, as the next one. */
  lock: (tx: Tx, userId: string, id: string): Promise<ImportRow | undefined> =>
    tx.first(selectOf({ userId, id }).forUpdate()),

  /** Those of a person that have not come to an end, or whose file is still here. */
  lockOpen: (tx: Tx, userId: string): Promise<ImportRow[]> =>
    tx.all(
      build
        .selectFrom('imports')
        .selectAll()
        .where('user_id', '=', userId)
        .where((row) =>
          row.or([row('state', 'in', ['uploading', 'reading', 'ready', 'importing']), row('has_file', '=', true)]),
        )
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

  /** Of those that have not come to an end. Across all people of the shard. */
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

  /** Across all people of the shard. */
  async nextDueAt(): Promise<Date | null> {
    const row = await reader.first(
      read<{ due_at: Date }>(
        `select due_at from imports where due_at is not null and ${IS_OPEN} order by due_at limit 1`,
      ),
    );
    return row?.due_at ?? null;
  },

  /** The one that has waited longest. It falls due again when the lease ends, unless that is renewed. Across all people of the shard. */
  takeDue: (tx: Tx, now: Date, lease: string, leaseEndsAt: Date): Promise<ImportRow | undefined> =>
    tx.first(
      write<ImportRow>(
        `update imports set due_at = $3, lease = $2, tries = tries + 1 where (user_id, id) = (
           select user_id, id from imports where due_at <= $1 and ${IS_OPEN} order by due_at limit 1 for update skip locked)
         returning *`,
        [now, lease, leaseEndsAt],
      ),
    ),

  /** Whether somebody else waits for a worker. Across all people of the shard. */
  async isAnyWaiting(now: Date): Promise<boolean> {
    return (
      (await reader.first(read(`select 1 from imports where due_at <= $1 and ${IS_OPEN} limit 1`, [now]))) !== undefined
    );
  },

  /** What was taken before `since` is forgotten. */
  async addReaderTime(tx: Tx, { userId, id }: Key, spentMs: number, { now, since }: ReadSpan): Promise<void> {
    await tx.run(
      write(
        `update imports set reader_ms = case when read_at >= $5 then reader_ms else 0 end + $3, read_at = $4
         where user_id = $1 and id = $2`,
        [userId, id, Math.round(spentMs), now, since],
      ),
    );
  },

  /** What the readers have taken of all imports of a person that were read since then. */
  async sumReaderTime(userId: string, since: Date): Promise<number> {
    const row = await reader.first(
      read<{ sum: number }>(
        'select coalesce(sum(reader_ms), 0)::int as sum from imports where user_id = $1 and read_at >= $2',
        [userId, since],
      ),
    );
    return row?.sum ?? 0;
  },

  /** Answers whether it is still this worker's, as the next ones. */
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

  callBack: (tx: Tx, { now, latest }: { now: Date; latest: Date }): Promise<number> =>
    tx.run(write('update imports set due_at = $1 where due_at > $2', [now, latest])),

  /** What nobody came back for. Across all people of the shard. */
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

const summaryColumns = [
  'id',
  'filename',
  'size',
  'received',
  'has_file',
  'state',
  'source',
  'counts',
  'added',
  'choices',
  'position',
  'total',
  'error',
  'created_at',
  'started_at',
  'ended_at',
] as const satisfies readonly (keyof ImportRow)[];

export type SummaryRow = Pick<ImportRow, (typeof summaryColumns)[number]>;

const selectOf = ({ userId, id }: Key) =>
  build.selectFrom('imports').selectAll().where('user_id', '=', userId).where('id', '=', id);

const changeLeased = async (tx: Tx, { userId, id, lease }: Lease, changes: Changes): Promise<boolean> => {
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
