import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import type { Reminder } from '@pinlife/contract/reminder/schema';
import type { Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { NoteReminders } from '../../reminder/note-reminders.ts';
import type { Indexing } from '../../search/indexing/indexing.ts';
import type { Content } from '../content/html-writer.ts';
import type { VersionRepo } from '../history/repo.ts';
import { writeTags } from '../tagging/tags.ts';
import type { BulkRepo, KnownNote, WholeNote } from './repo.ts';

/** An imported note and the counts of its reminders, comments and files. */
export type BulkNote = {
  id: string;
  title: string;
  options: NoteOptions;
  done: boolean;
  edited: boolean;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  reminderCount: number;
  comments: readonly { content: string; bytes: number }[];
  fileNames: readonly string[];
};

/** An imported version, with the ids of its media in PinLife. */
export type BulkVersion = {
  title: string;
  content: string;
  options: NoteOptions;
  reminders: readonly Reminder[];
  replacedAt: Date;
  grid: readonly string[];
  inline: readonly string[];
};

export type PreparedNote = { row: Omit<WholeNote, 'version'>; inlineIds: readonly string[] };

type Dependencies = {
  repo: BulkRepo;
  versions: Pick<VersionRepo, 'insertAll'>;
  indexing: Pick<Indexing, 'catchUpFor'>;
  reminders: Pick<NoteReminders, 'silence'>;
};

export type NoteBulk = ReturnType<typeof createNoteBulk>;

/** Writes many notes with one statement. They are indexed like notes that are created one by one. */
export const createNoteBulk = ({ repo, versions, indexing, reminders }: Dependencies) => ({
  /** Adds the text, which is already sanitized. */
  prepare(note: BulkNote, { html, plainText, mediaIds }: Content): PreparedNote {
    const { title, options, comments, fileNames, createdAt } = note;
    if (Buffer.byteLength(html) > NOTE_CONTENT_MAX_BYTES) throw new AppError('note_too_large');
    return {
      inlineIds: mediaIds,
      row: {
        id: note.id,
        title,
        content: html,
        plainText,
        ...writeTags(title, html),
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

  /** Returns the ids that were inserted. A version must be higher than any that a note of the same id had. */
  addAll: (
    tx: Tx,
    userId: string,
    notes: readonly PreparedNote[],
    versionOf: (id: string) => number,
  ): Promise<Set<string>> =>
    repo.insertAll(
      tx,
      userId,
      notes.map(({ row }) => ({ ...row, version: versionOf(row.id) })),
    ),

  /** Creates the search keys after the commit. Called once for each batch. */
  index: (userId: string): Promise<void> => indexing.catchUpFor(userId),

  addVersions: versions.insertAll,

  find: repo.find,
  lock: repo.lock,
  removeAll: repo.removeAll,

  /** Moves notes to the trash, with the same effects as single deletes. */
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
