import type { EventMap, EventsQuery } from '@pinlife/contract/event';
import { EVENT_DAYS, EVENTS_PER_REMINDER_MAX } from '@pinlife/contract/event';
import type { NoteColor } from '@pinlife/contract/note-limits';
import { listOccurrencesBetween } from '@pinlife/contract/recurrence';
import type { Clock } from '../../platform/clock.ts';
import type { OpenReminder, ReminderRepo } from './repo.ts';

type Dependencies = { reminders: Pick<ReminderRepo, 'listOpen'>; clock: Clock };
type Window = { from: Date; to: Date };

/** What lies ahead, by local day. */
export const createEventList =
  ({ reminders, clock }: Dependencies) =>
  async (userId: string, { timezone, from, to }: EventsQuery): Promise<EventMap> => {
    const today = localDateOf(clock.now(), timezone);
    const startOfDay = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timezone).epochMilliseconds);
    const window: Window = {
      from: from ?? startOfDay(today),
      to: to ?? startOfDay((from ? localDateOf(from, timezone) : today).add({ days: EVENT_DAYS })),
    };
    const events = (await reminders.listOpen(userId))
      .flatMap((reminder) => listEvents(reminder, window))
      .sort((one, other) => one.scheduledTime.localeCompare(other.scheduledTime));

    const byDay: EventMap = {};
    // Today and tomorrow are always there, empty or not.
    if (!from && !to) for (const day of [today, today.add({ days: 1 })]) byDay[day.toString()] = [];
    for (const event of events) {
      const day = localDateOf(new Date(event.scheduledTime), timezone).toString();
      byDay[day] ??= [];
      byDay[day].push(event);
    }
    return byDay;
  };

const localDateOf = (instant: Date, timezone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDate();

const listEvents = ({ id, meta, ...note }: OpenReminder, { from, to }: Window) =>
  listOccurrencesBetween(meta, from, to, EVENTS_PER_REMINDER_MAX).map(({ at }) => ({
    _id: id,
    scheduledTime: at.toISOString(),
    note: {
      _id: note.note_id,
      title: note.title,
      options: {
        color: note.color as NoteColor,
        passion: note.passion,
        location: note.location,
        selfNote: note.self_note,
      },
      done: false,
    },
  }));
