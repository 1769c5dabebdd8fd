import { IMPORTS_LISTED } from '@pinlife/contract/import/limits';
import type { Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { ImportsTable } from '../../db/schema.ts';

export type ImportRow = Selectable<ImportsTable>;
export type ImportChanges = Updateable<ImportsTable>;
export type ImportKey = { userId: string; id: string };

export type ImportRepo = ReturnType<typeof createImportRepo>;

export const createImportRepo = (reader: Reader) => ({
  async insert(
    tx: Tx,
    row: Pick<ImportRow, 'user_id' | 'id' | 'filename' | 'created_at' | 'expires_at'>,
    size: number,
  ) {
    await tx.run(build.insertInto('imports').values({ ...row, size, state: 'uploading' }));
  },

  /** Deletes the reports of imports that are no longer listed, because reports are large. */
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

  /** Lists imports without their reports, which are large. */
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

  /** Locks the import until the transaction ends. */
  lock: (tx: Tx, userId: string, id: string): Promise<ImportRow | undefined> =>
    tx.first(selectOf({ userId, id }).forUpdate()),

  /** Locks the imports of a person that have not ended, or whose file still exists. */
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

  async change(tx: Tx, userId: string, id: string, changes: ImportChanges): Promise<void> {
    await tx.run(build.updateTable('imports').set(changes).where('user_id', '=', userId).where('id', '=', id));
  },

  /** Returns false if the upload is not at this offset. */
  async addPart(
    tx: Tx,
    { userId, id }: ImportKey,
    part: { name: string; offset: number; size: number; expiresAt: Date },
  ) {
    const changed = await tx.run(
      write(
        `update imports set received = received + $4, parts = array_append(parts, $5), expires_at = $6
         where user_id = $1 and id = $2 and received = $3 and state = 'uploading'`,
        [userId, id, part.offset, part.size, part.name, part.expiresAt],
      ),
    );
    return changed > 0;
  },

  /** Counts the imports that have not ended. Across all people of the shard. */
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

  /** Ends expired imports. Across all people of the shard. */
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

const selectOf = ({ userId, id }: ImportKey) =>
  build.selectFrom('imports').selectAll().where('user_id', '=', userId).where('id', '=', id);
