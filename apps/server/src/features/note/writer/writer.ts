import type { Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Author } from '../../../platform/person.ts';
import type { LiveBus } from '../../live/bus.ts';
import type { NoteWriterRepo } from './repo.ts';

type LockedNote = { selfNote: boolean; done: boolean; version: number; commentBytes: number };

type Dependencies = { repo: NoteWriterRepo; live: Pick<LiveBus, 'publishNote'>; clock: Clock };

/** The part of an account that one transaction deletes with one statement. */
const DELETED_AT_ONCE = 2000;

export type NoteWriter = ReturnType<typeof createNoteWriter>;

/** What other slices may do with a note on which their things hang: only this slice writes its row. */
export const createNoteWriter = ({ repo, live, clock }: Dependencies) => ({
  /** Locks the note until the transaction ends; null where the person has none of this id, or has deleted it. */
  async lock(tx: Tx, userId: string, noteId: string): Promise<LockedNote | null> {
    const row = await repo.lock(tx, userId, noteId);
    if (!row) return null;
    return { selfNote: row.self_note, done: row.done, version: row.version, commentBytes: row.comment_bytes };
  },

  markEdited: (tx: Tx, userId: string, noteId: string): Promise<void> =>
    repo.markEdited(tx, userId, noteId, clock.now()),

  /** Something hangs on it that did not before; its words are the same. */
  raiseVersion: repo.raiseVersion,

  addComments: repo.addComments,
  setMediaCount: repo.setMediaCount,
  setShared: repo.setShared,
  markReminders: repo.markReminders,

  publishChange: (author: Author, noteId: string, version: number): void =>
    live.publishNote(author, { noteId, version, kind: 'changed' }),

  /** In parts: with all that hangs on them, the notes of a whole life would outlast the time of one statement. */
  async deleteAll(tx: Tx, userId: string): Promise<void> {
    let deleted = DELETED_AT_ONCE;
    while (deleted === DELETED_AT_ONCE) deleted = await repo.deleteSome(tx, userId, DELETED_AT_ONCE);
  },
});
