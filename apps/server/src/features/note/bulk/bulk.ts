import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import type { Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { NoteReminders } from '../../reminder/note-reminders.ts';
import type { Indexing } from '../../search/indexing/indexing.ts';
import type { ResolveMedia } from '../content/html-writer.ts';
import { sanitizeContent } from '../content/sanitize.ts';
import type { BulkRepo, KnownNote, WholeNote } from './repo.ts';

/** A note from elsewhere, and what will hang on it. */
export type BroughtNote = {
  id: string;
  title: string;
  /** Not yet cleaned. */
  content: string;
  options: NoteOptions;
  done: boolean;
  edited: boolean;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  reminderCount: number;
  comments: readonly { content: string; bytes: number }[];
  fileNames: readonly string[];
  resolveMedia: ResolveMedia;
};

export type PreparedNote = { row: WholeNote; inlineIds: readonly string[] };

type Dependencies = {
  repo: BulkRepo;
  indexing: Pick<Indexing, 'catchUpFor'>;
  reminders: Pick<NoteReminders, 'silence'>;
};

export type NoteBulk = ReturnType<typeof createNoteBulk>;

/** Notes that come many at once: cleaned and indexed as those that are created one by one, written by one statement. */
export const createNoteBulk = ({ repo, indexing, reminders }: Dependencies) => ({
  prepare(note: BroughtNote): PreparedNote {
    const { title, options, comments, fileNames, createdAt } = note;
    const { html, plainText, mediaIds } = sanitizeContent(note.content, note.resolveMedia);
    if (Buffer.byteLength(html) > NOTE_CONTENT_MAX_BYTES) throw new AppError('note_too_large');
    return {
      inlineIds: mediaIds,
      row: {
        id: note.id,
        title,
        content: html,
        plainText,
        ...options,
        reminder: note.reminderCount > 0,
        done: note.done,
        edited: note.edited,
        commentCount: comments.length,
        commentBytes: comments.reduce((sum, { bytes }) => sum + bytes, 0),
        mediaCount: fileNames.length,
        createdAt,
        updatedAt: note.updatedAt,
        deletedAt: note.deletedAt,
      },
    };
  },

  /** Answers the ids of those that were not there. */
  addAll: (tx: Tx, userId: string, notes: readonly PreparedNote[]): Promise<Set<string>> =>
    repo.insertAll(
      tx,
      userId,
      notes.map(({ row }) => row),
    ),

  /** Makes what they are found by, after they are committed: notes that come many at once leave none to wait. */
  index: (userId: string): Promise<void> => indexing.catchUpFor(userId),

  find: repo.find,
  lock: repo.lock,
  removeAll: repo.removeAll,

  /** As if each had been deleted by itself. */
  async trashAll(tx: Tx, userId: string, notes: readonly KnownNote[], now: Date): Promise<void> {
    await repo.trashAll(
      tx,
      userId,
      notes.map(({ id }) => id),
      now,
    );
    for (const { id } of notes.filter(({ isReminding }) => isReminding)) await reminders.silence(tx, userId, id);
  },
});
