import type { Selectable } from 'kysely';
import type { Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { CommentsTable } from '../../db/schema.ts';

export type CommentRow = Selectable<CommentsTable>;
export type CommentRepo = ReturnType<typeof createCommentRepo>;

export const createCommentRepo = () => ({
  /** Returns how many were added: 0 if the id is taken. */
  insert: (tx: Tx, comment: CommentRow): Promise<number> =>
    tx.run(
      build
        .insertInto('comments')
        .values(comment)
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing()),
    ),

  /** Inserts comments of many notes as arrays, because a statement has at most 65,535 values. */
  async insertAll(tx: Tx, userId: string, comments: readonly Omit<CommentRow, 'user_id'>[]): Promise<void> {
    await tx.run(
      write(
        `insert into comments (user_id, id, note_id, content, created_at, updated_at)
         select $1, * from unnest($2::uuid[], $3::uuid[], $4::text[], $5::timestamptz[], $6::timestamptz[])
         on conflict (user_id, id) do nothing`,
        [
          userId,
          comments.map(({ id }) => id),
          comments.map(({ note_id }) => note_id),
          comments.map(({ content }) => content),
          comments.map(({ created_at }) => created_at),
          comments.map(({ updated_at }) => updated_at),
        ],
      ),
    );
  },

  /** Lists which of these notes have a comment that was written or edited since then. */
  async listNotesSince(tx: Tx, userId: string, noteIds: readonly string[], since: Date): Promise<string[]> {
    const rows = await tx.all(
      read<{ note_id: string }>(
        `select distinct note_id from comments where user_id = $1 and note_id = any($2::uuid[]) and updated_at >= $3`,
        [userId, noteIds, since],
      ),
    );
    return rows.map((row) => row.note_id);
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
