import type { Selectable } from 'kysely';
import type { Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { CommentsTable } from '../../db/schema.ts';

export type CommentRow = Selectable<CommentsTable>;
export type CommentRepo = ReturnType<typeof createCommentRepo>;

export const createCommentRepo = () => ({
  /** Answers how many were added: 0 where the id is taken. */
  insert: (tx: Tx, comment: CommentRow): Promise<number> =>
    tx.run(
      build
        .insertInto('comments')
        .values(comment)
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing()),
    ),

  /** Of many notes at once. */
  async insertAll(tx: Tx, comments: readonly CommentRow[]): Promise<void> {
    await tx.run(
      build
        .insertInto('comments')
        .values([...comments])
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing()),
    );
  },

  find: (tx: Tx, userId: string, noteId: string, id: string): Promise<CommentRow | undefined> =>
    tx.first(
      build
        .selectFrom('comments')
        .selectAll()
        .where('user_id', '=', userId)
        .where('note_id', '=', noteId)
        .where('id', '=', id)
        .forUpdate(),
    ),

  async setContent(tx: Tx, { user_id, id }: CommentRow, content: string, now: Date): Promise<void> {
    await tx.run(
      build
        .updateTable('comments')
        .set({ content, updated_at: now })
        .where('user_id', '=', user_id)
        .where('id', '=', id),
    );
  },

  async delete(tx: Tx, { user_id, id }: CommentRow): Promise<void> {
    await tx.run(build.deleteFrom('comments').where('user_id', '=', user_id).where('id', '=', id));
  },
});
