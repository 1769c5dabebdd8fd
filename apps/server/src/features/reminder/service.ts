import type { Reminder } from '@pinlife/contract/reminder/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { NoteReminders, ReminderMetaParsed } from './note-reminders.ts';

type CarryingNote = { selfNote: boolean; done: boolean };

/** The needed part of the note slice: each change of a reminder is an edit of its note. */
export type EditedNotes = {
  lock(tx: Tx, userId: string, noteId: string): Promise<CarryingNote | null>;
  markEdited(tx: Tx, author: Author, noteId: string, replacedReminders: readonly Reminder[]): Promise<number>;
  publishChange(author: Author, noteId: string, version: number): void;
};

type Dependencies = {
  database: Transactor;
  reminders: NoteReminders;
  notes: EditedNotes;
  clock: Clock;
};

export type ReminderService = ReturnType<typeof createReminderService>;

/** The calls that change a single reminder. Each real change is an edit of the note. */
export const createReminderService = ({ database, reminders, notes, clock }: Dependencies) => {
  const withNote = <Result>(
    author: Author,
    noteId: string,
    work: (tx: Tx, note: CarryingNote, markEdited: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (tx) => {
      const note = await notes.lock(tx, author.userId, noteId);
      if (!note) throw new AppError('not_found');
      const replaced = await reminders.list(tx, author.userId, noteId);
      return work(tx, note, async () => {
        const version = await notes.markEdited(tx, author, noteId, replaced);
        tx.afterCommit(() => notes.publishChange(author, noteId, version));
      });
    });

  return {
    create: (author: Author, noteId: string, input: ReminderMetaParsed): Promise<Reminder & { id: string }> =>
      withNote(author, noteId, async (tx, { selfNote, done }, markEdited) => {
        if (selfNote) throw new AppError('self_note_without_reminders');
        const id = newId();
        const reminder = await reminders.add(tx, { userId: author.userId, noteId, id, done }, input, clock.now());
        await markEdited();
        return { ...reminder, id };
      }),

    update: (author: Author, noteId: string, id: string, input: ReminderMetaParsed): Promise<Reminder> =>
      withNote(author, noteId, async (tx, { done }, markEdited) => {
        const key = { userId: author.userId, noteId, id, done };
        const { reminder, isChanged } = await reminders.change(tx, key, input, clock.now());
        if (isChanged) await markEdited();
        return reminder;
      }),

    delete: (author: Author, noteId: string, id: string): Promise<void> =>
      withNote(author, noteId, async (tx, _note, markEdited) => {
        await reminders.remove(tx, { userId: author.userId, noteId, id });
        await markEdited();
      }),
  };
};
