import type { Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';

type ImportedNote = { id: string; undone: boolean };

export type ImportedRepo = ReturnType<typeof createImportedRepo>;

/** Which notes came by which import. */
export const createImportedRepo = () => ({
  find: (tx: Tx, userId: string, ids: readonly string[]): Promise<ImportedNote[]> =>
    tx.all(
      read<ImportedNote>('select id, undone from imported_notes where user_id = $1 and id = any($2::uuid[])', [
        userId,
        ids,
      ]),
    ),

  async insertAll(tx: Tx, userId: string, importId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.run(
      write(
        `insert into imported_notes (user_id, id, import_id) select $1, id, $2 from unnest($3::uuid[]) id
         on conflict (user_id, id) do update set import_id = excluded.import_id, undone = false`,
        [userId, importId, ids],
      ),
    );
  },

  /** In the order of their ids. */
  async listOf(tx: Tx, userId: string, importId: string, after: string, limit: number): Promise<string[]> {
    const rows = await tx.all(
      build
        .selectFrom('imported_notes')
        .select('id')
        .where('user_id', '=', userId)
        .where('import_id', '=', importId)
        .where('undone', '=', false)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    );
    return rows.map(({ id }) => id);
  },

  async markUndone(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
    await tx.run(
      write('update imported_notes set undone = true where user_id = $1 and id = any($2::uuid[])', [userId, ids]),
    );
  },
});
