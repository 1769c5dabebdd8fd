import type { Tx } from '../../../db/pool.ts';
import { build, read, write } from '../../../db/query.ts';

export type ImportedNote = {
  id: string;
  undone: boolean;
  /** The version that the import wrote. */
  version: number;
  importId: string;
  digest: string | null;
  /** The start of the import that wrote the note. */
  since: Date;
};

export type ImportedRepo = ReturnType<typeof createImportedRepo>;

/** Records which import wrote which notes. */
export const createImportedRepo = () => ({
  find: (tx: Tx, userId: string, ids: readonly string[]): Promise<ImportedNote[]> =>
    tx.all(
      read<ImportedNote>(
        `select n.id, n.undone, n.version, n.import_id as "importId", n.digest, coalesce(i.started_at, 'epoch') as since
         from imported_notes n left join imports i on i.user_id = n.user_id and i.id = n.import_id
         where n.user_id = $1 and n.id = any($2::uuid[])`,
        [userId, ids],
        'imported-find',
      ),
    ),

  async insertAll(
    tx: Tx,
    userId: string,
    importId: string,
    notes: readonly Pick<ImportedNote, 'id' | 'version' | 'digest'>[],
  ): Promise<void> {
    if (notes.length === 0) return;
    await tx.run(
      write(
        `insert into imported_notes (user_id, id, import_id, version, digest)
         select $1, id, $2, version, digest from unnest($3::uuid[], $4::int[], $5::text[]) as given (id, version, digest)
         on conflict (user_id, id) do update
           set import_id = excluded.import_id, version = excluded.version, digest = excluded.digest, undone = false`,
        [
          userId,
          importId,
          notes.map(({ id }) => id),
          notes.map(({ version }) => version),
          notes.map(({ digest }) => digest),
        ],
      ),
    );
  },

  /** Lists ids in their order. */
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
