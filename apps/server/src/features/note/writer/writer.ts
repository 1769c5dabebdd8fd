import type { Reminder } from '@pinlife/contract/reminder/schema';
import type { Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Author } from '../../../platform/person.ts';
import type { LiveBus } from '../../live/bus.ts';
import type { NoteWriterRepo } from './repo.ts';

type LockedNote = { selfNote: boolean; done: boolean; version: number; commentBytes: number };

type Dependencies = { repo: NoteWriterRepo; live: Pick<LiveBus, 'publishNote'>; clock: Clock };

/** The number of notes of an account that one statement deletes. */
const DELETED_AT_ONCE = 2000;

export type NoteWriter = ReturnType<typeof createNoteWriter>;

/** The writes to a note that other slices need (comments, media, shares, reminders). Only this slice writes its row. */
export const createNoteWriter = ({ repo, live, clock }: Dependencies) => ({
  /** Locks the note until the transaction ends; null if it does not exist or is in the trash. */
  async lock(tx: Tx, userId: string, noteId: string): Promise<LockedNote | null> {
    const row = await repo.lock(tx, userId, noteId);
    if (!row) return null;
    return { selfNote: row.self_note, done: row.done, version: row.version, commentBytes: row.comment_bytes };
  },

  /** Returns the new version. */
  markEdited: (tx: Tx, author: Author, noteId: string, replacedReminders: readonly Reminder[]): Promise<number> =>
    repo.markEdited(tx, author, noteId, replacedReminders, clock.now()),

  /** Raises the version after a change of the note's media and the like; its text stays. Returns the new version. */
  raiseVersion: (tx: Tx, author: Author, noteId: string): Promise<number> =>
    repo.raiseVersion(tx, author, noteId, clock.now()),

  addComments: repo.addComments,
  setMediaCount: repo.setMediaCount,
  setShared: repo.setShared,
  markReminders: repo.markReminders,

  publishChange: (author: Author, noteId: string, version: number): void =>
    live.publishNote(author, { noteId, version, kind: 'changed' }),

  /** Deletes in batches: one statement for all notes and their dependent rows could exceed the statement timeout. */
  async deleteAll(tx: Tx, userId: string): Promise<void> {
    let deleted = DELETED_AT_ONCE;
    while (deleted === DELETED_AT_ONCE) deleted = await repo.deleteSome(tx, userId, DELETED_AT_ONCE);
  },
});
