import type { Note } from '@pinlife/contract/note/schema';
import type { Notification } from '@pinlife/contract/notification/schema';
import { findLatestLed, findLatestOccurrence } from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { draftOf } from '../../../entities/reminder/draft-reminder.ts';
import { toLocalId } from './ring-name.ts';

/** The rings of these notes after `from`, up to and including `to`. Needs `Temporal`. */
export const listLocalRings = (notes: readonly Note[], from: Date, to: Date): Notification[] =>
  notes.filter(({ done, deletedAt }) => !done && deletedAt === null).flatMap((note) => listOfNote(note, from, to));

const listOfNote = (note: Note, from: Date, to: Date): Notification[] => {
  const { _id, title, content, options } = note;
  return note.reminders
    .filter(({ nextAt }) => nextAt !== null)
    .flatMap((reminder) => listRings(draftOf(reminder).meta, from, to))
    .map(({ at, occurrenceAt, remindBefore }) => {
      const ring = { note: { _id, title, content, options }, occurrenceAt: occurrenceAt.toISOString(), remindBefore };
      return { ...ring, id: toLocalId(ring), read: false, createdAt: at.toISOString() };
    });
};

type LocalRing = { at: Date; occurrenceAt: Date; remindBefore: boolean };

/** After sleep only the latest missed occurrence rings; leads of past occurrences do not. */
const listRings = (meta: ReminderMeta, from: Date, to: Date): LocalRing[] => {
  const due = findLatestOccurrence(meta, to);
  const led = meta.remindBefore > 0 ? findLatestLed(meta, to) : null;
  return [
    ...(due && due.at > from ? [{ at: due.at, occurrenceAt: due.at, remindBefore: false }] : []),
    ...(led?.leadAt && led.leadAt > from && led.at > to
      ? [{ at: led.leadAt, occurrenceAt: led.at, remindBefore: true }]
      : []),
  ];
};
