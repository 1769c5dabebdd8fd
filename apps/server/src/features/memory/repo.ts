import type { Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';

export type MemoryRepo = ReturnType<typeof createMemoryRepo>;

export const createMemoryRepo = () => ({
  async hide(tx: Tx, userId: string, noteId: string): Promise<void> {
    await tx.run(
      build
        .insertInto('hidden_memories')
        .values({ user_id: userId, note_id: noteId })
        .onConflict((conflict) => conflict.doNothing()),
    );
  },

  async show(tx: Tx, userId: string, noteId: string): Promise<void> {
    await tx.run(build.deleteFrom('hidden_memories').where('user_id', '=', userId).where('note_id', '=', noteId));
  },
});
