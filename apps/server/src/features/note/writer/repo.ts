import type { Reminder } from '@pinlife/contract/reminder/schema';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../db/pool.ts';
import { build, write } from '../../../db/query.ts';
import type { NotesTable } from '../../../db/schema.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Author } from '../../../platform/person.ts';
import type { EditNote } from '../save/repo.ts';
import { versionAt } from '../save/version.ts';

type LockedRow = Pick<Selectable<NotesTable>, 'self_note' | 'done' | 'version' | 'comment_bytes'>;

export type NoteWriterRepo = ReturnType<typeof createNoteWriterRepo>;

/** Writes the columns of a note that depend on its comments, media, shares and reminders. */
export const createNoteWriterRepo = (edit: EditNote) => ({
  /** Locks the note until the transaction ends. */
  lock: (tx: Tx, userId: string, id: string): Promise<LockedRow | undefined> =>
    tx.first(
      build
        .selectFrom('notes')
        .select(['self_note', 'done', 'version', 'comment_bytes'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .forUpdate(),
    ),

  /** Returns the new version. `replacedReminders`: those before the change. */
  markEdited: (
    tx: Tx,
    { userId, sessionId }: Author,
    id: string,
    reminders: readonly Reminder[],
    now: Date,
  ): Promise<number> => edit(tx, userId, id, { changes: {}, replacedReminders: reminders, now, sessionId }),

  /** Edits of two sessions are not joined in one version. */
  async raiseVersion(tx: Tx, { userId, sessionId }: Author, id: string, now: Date): Promise<number> {
    const row = await tx.first(
      updateOf(userId, id)
        .set({
          version: sql<number>`greatest(version + 1, ${versionAt(now)}::integer)`,
          edited_by: sql<string | null>`case when edited_by = ${sessionId}::uuid then edited_by end`,
        })
        .returning('version'),
    );
    if (!row) throw new AppError('not_found');
    return row.version;
  },

  async addComments(tx: Tx, userId: string, id: string, change: { count: number; bytes: number }): Promise<void> {
    await tx.run(
      updateOf(userId, id).set((column) => ({
        comment_count: column('comment_count', '+', change.count),
        comment_bytes: column('comment_bytes', '+', change.bytes),
      })),
    );
  },

  async setMediaCount(tx: Tx, userId: string, id: string, count: number): Promise<void> {
    await tx.run(
      write('update notes set media_count = $3 where user_id = $1 and id = $2', [userId, id, count], 'media-count'),
    );
  },

  /** A note stores whether it is shared, so that lists need no join. */
  async setShared(tx: Tx, userId: string, id: string, shared: boolean): Promise<void> {
    await tx.run(updateOf(userId, id).set({ shared }));
  },

  /** A note stores whether it has reminders, so that lists need no join. */
  async markReminders(tx: Tx, userId: string, id: string): Promise<void> {
    await tx.run(
      write(
        `update notes set reminder = exists (select from reminders where user_id = $1 and note_id = $2)
         where user_id = $1 and id = $2`,
        [userId, id],
      ),
    );
  },

  /** Deletes some notes of a person with all rows that refer to them. Returns how many. */
  deleteSome: (tx: Tx, userId: string, limit: number): Promise<number> =>
    tx.run(
      write('delete from notes where user_id = $1 and id in (select id from notes where user_id = $1 limit $2)', [
        userId,
        limit,
      ]),
    ),
});

const updateOf = (userId: string, id: string) =>
  build.updateTable('notes').where('user_id', '=', userId).where('id', '=', id).where('deleted_at', 'is', null);
