import type { Reader } from '../../db/pool.ts';
import { read } from '../../db/query.ts';
import { LOWEST_ID } from '../../platform/secret/id.ts';
import { listExportedTitles } from '../../views/note-export.ts';

export type StoredFile = { id: string; name: string; object_key: string; created_at: Date };

const LISTED_AT_ONCE = 1000;

export type AccountRepo = ReturnType<typeof createAccountRepo>;

/** Reads an account as a whole. Other slices write its rows. */
export const createAccountRepo = (reader: Reader) => ({
  listTitles: (userId: string) => listExportedTitles(reader, userId),

  listFiles: (userId: string): AsyncIterable<StoredFile> =>
    listById((after) =>
      reader.all(
        read<StoredFile>(
          `select id, name, object_key, created_at from media where user_id = $1 and id > $2
           order by id limit ${LISTED_AT_ONCE}`,
          [userId, after],
        ),
      ),
    ),

  /** Lists notes that have versions, those in the trash too. */
  listEdited: (userId: string): AsyncIterable<{ id: string }> =>
    listById((after) =>
      reader.all(
        read<{ id: string }>(
          `select distinct note_id as id from note_versions where user_id = $1 and note_id > $2
           order by id limit ${LISTED_AT_ONCE}`,
          [userId, after],
        ),
      ),
    ),

  /** Lists notes that are never shown as a memory. */
  async listHiddenMemories(userId: string): Promise<string[]> {
    const rows = await reader.all(
      read<{ note_id: string }>('select note_id from hidden_memories where user_id = $1 order by note_id', [userId]),
    );
    return rows.map((row) => row.note_id);
  },
});

/** Few rows are in memory at a time. */
async function* listById<Row extends { id: string }>(list: (after: string) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after: string | undefined = LOWEST_ID; after !== undefined; ) {
    const rows: Row[] = await list(after);
    yield* rows;
    after = rows.at(-1)?.id;
  }
}
