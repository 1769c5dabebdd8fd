import type { Event } from '@pinlife/contract/event/schema';
import type { Note } from '@pinlife/contract/note/schema';
import { isRepeating } from '@pinlife/contract/reminder/choices';
import { listOccurrencesBetween } from '@pinlife/contract/reminder/recurrence';
import { isOfNotifications, type Waiting } from '../../../entities/note/outbox/queue/waiting.ts';
import { showNote } from '../../../entities/note/outbox/view/show.ts';
import { draftOf } from '../../../entities/reminder/draft-reminder.ts';

export type Window = { from: Date; to: Date };
/** `isWaiting`: as a change leaves it that the server does not have yet. */
export type ShownEvent = Event & { isWaiting?: boolean };

/** More than anybody looks at in the longest view. */
const OF_A_REMINDER = 400;

/** The occurrences of a note in a window, in no order. Needs `Temporal`. */
export const listEventsOf = (note: Note, { from, to }: Window): Event[] =>
  note.deletedAt !== null
    ? []
    : note.reminders.flatMap((reminder) => {
        const { meta } = draftOf(reminder);
        const { _id, title, options, done } = note;
        return listOccurrencesBetween(meta, from, to, OF_A_REMINDER).map(({ at }) => ({
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

/** The events with those of one note as that note has them. */
export const replaceEventsOf = (events: readonly ShownEvent[], note: Note, window: Window): readonly ShownEvent[] => [
  ...events.filter((event) => event.note._id !== note._id),
  ...listEventsOf(note, window),
];

/** The events as the person has left their notes: with what waits to be sent. */
export const layWaitingOver = (
  events: readonly ShownEvent[],
  waiting: readonly Waiting[],
  window: Window,
): readonly ShownEvent[] => {
  const byNote = Map.groupBy(
    waiting.filter(({ change }) => !isOfNotifications(change)),
    ({ noteId }) => noteId,
  );
  let shown = events;
  for (const [noteId, ofNote] of byNote) shown = layNoteOver(shown, noteId, ofNote, window);
  return shown;
};

const layNoteOver = (
  events: readonly ShownEvent[],
  noteId: string,
  ofNote: readonly Waiting[],
  window: Window,
): readonly ShownEvent[] => {
  const note = showNote(noteId, ofNote[0]?.base ?? null, ofNote);
  const isWaiting = ofNote.some(({ isLate }) => isLate);
  const mark = (event: ShownEvent): ShownEvent =>
    isWaiting && event.note._id === noteId ? { ...event, isWaiting } : event;
  if (note) return replaceEventsOf(events, note, window).map(mark);
  // A note that the page does not know: only whether it is done or deleted can be said.
  const last = Object.assign({}, ...ofNote.map(({ shown }) => shown)) as Waiting['shown'];
  const { done, deletedAt } = last;
  return events
    .filter((event) => event.note._id !== noteId || (deletedAt ?? null) === null)
    .map((event) =>
      event.note._id === noteId && done !== undefined ? mark({ ...event, note: { ...event.note, done } }) : event,
    );
};
