import type { Selectable } from 'kysely';
import type { Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { CommentsTable, NotesTable } from '../../db/schema.ts';

export type CommentRow = Selectable<CommentsTable>;
export type LockedNote = Pick<Selectable<NotesTable>, 'version' | 'comment_bytes'>;
export type CommentRepo = ReturnType<typeof createCommentRepo>;

export const createCommentRepo = () => ({
  /** Answers null where the person has no such note. Locks the note, and so its comments, until the transaction ends. */
  lock: async (tx: Tx, userId: string, noteId: string): Promise<LockedNote | null> =>
    (await tx.first(
      build
        .selectFrom('notes')
        .select(['version', 'comment_bytes'])
        .where('user_id', '=', userId)
        .where('id', '=', noteId)
        .where('deleted_at', 'is', null)
        .forUpdate(),
    )) ?? null,

  async count(tx: Tx, userId: string, noteId: string, change: { comments: number; bytes: number }): Promise<void> {
    await tx.run(
      build
        .updateTable('notes')
        .set((column) => ({
          comment_count: column('comment_count', '+', change.comments),
          comment_bytes: column('comment_bytes', '+', change.bytes),
        }))
        .where('user_id', '=', userId)
        .where('id', '=', noteId),
    );
  },

  async insert(tx: Tx, comment: CommentRow): Promise<void> {
    await tx.run(build.insertInto('comments').values(comment));
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
