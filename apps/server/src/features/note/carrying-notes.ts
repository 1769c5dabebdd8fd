import type { Clock } from '../../platform/clock.ts';
import type { LiveBus } from '../live/bus.ts';
import type { CarryingNotes } from '../reminder/service.ts';
import type { NoteRepo } from './repo.ts';

type Dependencies = { notes: Pick<NoteRepo, 'lock' | 'edit'>; live: Pick<LiveBus, 'publishNote'>; clock: Clock };

/** What the slice of reminders may do with notes. */
export const createCarryingNotes = ({ notes, live, clock }: Dependencies): CarryingNotes => ({
  async lock(tx, userId, noteId) {
    const note = await notes.lock(tx, userId, noteId);
    return note ? { selfNote: note.self_note, done: note.done, version: note.version } : null;
  },
  markEdited: (tx, userId, noteId) => notes.edit(tx, userId, noteId, {}, clock.now()),
  publishChange: (author, noteId, version) => live.publishNote(author, { noteId, version, kind: 'changed' }),
});
