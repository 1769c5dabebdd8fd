import type { Event } from '@pinlife/contract/event/schema';
import type { Note } from '@pinlife/contract/note/schema';
import { isRepeating } from '@pinlife/contract/reminder/choices';
import { listOccurrencesBetween } from '@pinlife/contract/reminder/recurrence';
import { showNote } from '../../../entities/note/outbox/display/show.ts';
import { isOfNotifications, type OutboxEntry } from '../../../entities/note/outbox/queue/entry.ts';
import { draftOf } from '../../../entities/reminder/draft-reminder.ts';

export type Window = { from: Date; to: Date };
/** `isWaiting`: an entry of the outbox has changed the event. */
export type ShownEvent = Event & { isWaiting?: boolean };

/** The most occurrences of one reminder in a window: more than the longest view shows. */
const OCCURRENCES_MAX = 400;

/** The occurrences of a note in a window, in no order. Needs `Temporal`. */
export const listEventsOf = (note: Note, { from, to }: Window): Event[] =>
  note.deletedAt !== null
    ? []
    : note.reminders.flatMap((reminder) => {
        const { meta } = draftOf(reminder);
        const { _id, title, options, done } = note;
        return listOccurrencesBetween(meta, from, to, OCCURRENCES_MAX).map(({ at }) => ({
          _id: reminder._id,
          scheduledTime: at.toISOString(),
          repeats: isRepeating(meta),
          note: { _id, title, options, done },
        }));
      });

export const sortEvents = <Of extends Event>(events: readonly Of[]): Of[] =>
  events.toSorted(
    (one, other) =>
      Date.parse(one.scheduledTime) - Date.parse(other.scheduledTime) || one.note.title.localeCompare(other.note.title),
  );

/** Replaces the events of one note by those of its reminders. */
export const replaceEventsOf = (events: readonly ShownEvent[], note: Note, window: Window): readonly ShownEvent[] => [
  ...events.filter((event) => event.note._id !== note._id),
  ...listEventsOf(note, window),
];

/** The events with the entries of the outbox applied. */
export const applyEntries = (
  events: readonly ShownEvent[],
  entries: readonly OutboxEntry[],
  window: Window,
): readonly ShownEvent[] => {
  const byNote = Map.groupBy(
    entries.filter(({ change }) => !isOfNotifications(change)),
    ({ noteId }) => noteId,
  );
  let shown = events;
  for (const [noteId, ofNote] of byNote) shown = applyEntriesOfNote(shown, noteId, ofNote, window);
  return shown;
};

const applyEntriesOfNote = (
  events: readonly ShownEvent[],
  noteId: string,
  ofNote: readonly OutboxEntry[],
  window: Window,
): readonly ShownEvent[] => {
  const note = showNote(noteId, ofNote[0]?.base ?? null, ofNote);
  const isWaiting = ofNote.some(({ isLate }) => isLate);
  const mark = (event: ShownEvent): ShownEvent =>
    isWaiting && event.note._id === noteId ? { ...event, isWaiting } : event;
  if (note) return replaceEventsOf(events, note, window).map(mark);
  // The page does not have the note: only `done` and `deletedAt` of its entries can be applied.
  const last = Object.assign({}, ...ofNote.map(({ shown }) => shown)) as OutboxEntry['shown'];
  const { done, deletedAt } = last;
  return events
    .filter((event) => event.note._id !== noteId || (deletedAt ?? null) === null)
    .map((event) =>
      event.note._id === noteId && done !== undefined ? mark({ ...event, note: { ...event.note, done } }) : event,
    );
};
