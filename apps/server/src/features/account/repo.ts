import type { Reader } from '../../db/pool.ts';
import { read } from '../../db/query.ts';
import { listExportedTitles } from '../../views/note-export.ts';

export type StoredFile = { id: string; name: string; object_key: string; created_at: Date };

export type AccountRepo = ReturnType<typeof createAccountRepo>;

/** Reads an account as a whole. Other slices write its rows. */
export const createAccountRepo = (reader: Reader) => ({
  listTitles: (userId: string) => listExportedTitles(reader, userId),

  listFiles: (userId: string): Promise<StoredFile[]> =>
    reader.all(
      read<StoredFile>('select id, name, object_key, created_at from media where user_id = $1 order by id', [userId]),
    ),

  /** Lists notes that have versions, those in the trash too. */
  async listEdited(userId: string): Promise<string[]> {
    const rows = await reader.all(
      read<{ note_id: string }>('select distinct note_id from note_versions where user_id = $1 order by note_id', [
        userId,
      ]),
    );
    return rows.map((row) => row.note_id);
  },

  /** Lists notes that are never shown as a memory. */
  async listHiddenMemories(userId: string): Promise<string[]> {
    const rows = await reader.all(
      read<{ note_id: string }>('select note_id from hidden_memories where user_id = $1 order by note_id', [userId]),
    );
    return rows.map((row) => row.note_id);
  },
});
