import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';

export type StoredFile = { id: string; name: string; object_key: string; created_at: Date };

export type AccountRepo = ReturnType<typeof createAccountRepo>;

/** An account as a whole, whatever hangs on it. */
export const createAccountRepo = (reader: Reader) => ({
  /** In parts: with all that hangs on them, the notes of a whole life would outlast the time of one statement. */
  deleteNotes: (tx: Tx, userId: string, limit: number): Promise<number> =>
    tx.run(
      write('delete from notes where user_id = $1 and id in (select id from notes where user_id = $1 limit $2)', [
        userId,
        limit,
      ]),
    ),

  /** With what is left: sessions, devices, links. Jobs that wait belong to nobody else. */
  async delete(tx: Tx, userId: string): Promise<void> {
    await tx.run(build.deleteFrom('jobs').where('user_id', '=', userId));
    await tx.run(build.deleteFrom('users').where('id', '=', userId));
  },

  /** Takes off the list what media items have held, as it is gone, and keeps the rest there for a last look. */
  async postponeObjects(tx: Tx, userId: string, dueAt: Date): Promise<void> {
    await tx.run(write(`delete from unclaimed_objects where user_id = $1 and due_at = '-infinity'`, [userId]));
    await tx.run(build.updateTable('unclaimed_objects').set({ due_at: dueAt }).where('user_id', '=', userId));
  },

  listFiles: (userId: string): Promise<StoredFile[]> =>
    reader.all(
      read<StoredFile>('select id, name, object_key, created_at from media where user_id = $1 order by id', [userId]),
    ),
});
