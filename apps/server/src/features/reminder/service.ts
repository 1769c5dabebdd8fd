import type { Reminder } from '@pinlife/contract/reminder';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Author } from '../../http/handler.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/id.ts';
import type { ReminderBook, ReminderMetaParsed } from './book.ts';

type HeldNote = { selfNote: boolean; done: boolean; version: number };

/** What reminders need of the note that carries them. */
export type CarryingNotes = {
  /** Holds the note until the transaction ends; null where the person has none of this id. */
  hold(tx: Tx, userId: string, noteId: string): Promise<HeldNote | null>;
  markEdited(tx: Tx, userId: string, noteId: string): Promise<void>;
  publishChange(author: Author, noteId: string, version: number): void;
};

type Dependencies = { database: Transactor; book: ReminderBook; notes: CarryingNotes; clock: Clock };

export type ReminderService = ReturnType<typeof createReminderService>;

/** The calls that change one reminder of a note. Each of them is an edit of that note. */
export const createReminderService = ({ database, book, notes, clock }: Dependencies) => {
  const changeNote = <Result>(
    author: Author,
    noteId: string,
    change: (tx: Tx, note: HeldNote) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (tx) => {
      const note = await notes.hold(tx, author.userId, noteId);
      if (!note) throw new AppError('not_found');
      const result = await change(tx, note);
      await notes.markEdited(tx, author.userId, noteId);
      tx.afterCommit(() => notes.publishChange(author, noteId, note.version + 1));
      return result;
    });

  return {
    create: (author: Author, noteId: string, input: ReminderMetaParsed): Promise<Reminder & { id: string }> =>
      changeNote(author, noteId, async (tx, { selfNote, done }) => {
        if (selfNote) throw new AppError('self_note_without_reminders');
        const id = newId();
        return { ...(await book.add(tx, { userId: author.userId, noteId, id, done }, input, clock.now())), id };
      }),

    update: (author: Author, noteId: string, id: string, input: ReminderMetaParsed): Promise<Reminder> =>
      changeNote(author, noteId, (tx, { done }) =>
        book.change(tx, { userId: author.userId, noteId, id, done }, input, clock.now()),
      ),

    delete: (author: Author, noteId: string, id: string): Promise<void> =>
      changeNote(author, noteId, (tx) => book.remove(tx, { userId: author.userId, noteId, id })),
  };
};
