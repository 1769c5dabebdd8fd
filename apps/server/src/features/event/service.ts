import { DAY_MS } from '@pinlife/contract/durations';
import { EVENT_DAYS, EVENT_WINDOW_MAX_DAYS, EVENTS_MAX, EVENTS_MAX_BYTES } from '@pinlife/contract/event/limits';
import type { Event, EventMap, EventsQuery } from '@pinlife/contract/event/schema';
import { isRepeating } from '@pinlife/contract/reminder/choices';
import { listOccurrencesBetween } from '@pinlife/contract/reminder/recurrence';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { createLoopYield } from '../../platform/load/loop-yield.ts';
import { LOWEST_ID } from '../../platform/secret/id.ts';
import type { OpenReminder, OpenReminders } from '../../views/events.ts';
import { toNoteOptions } from '../../views/note-options.ts';

const BATCH = 200;

type Dependencies = { reminders: OpenReminders; clock: Clock };
type Window = { from: Date; to: Date; withDone: boolean };
/** `next`: the instant at which the following page begins. */
type EventPage = { events: Event[]; next: string | null };

export type EventList = ReturnType<typeof createEventList>;

/** Lists the events of a span, grouped by local day. */
export const createEventList =
  ({ reminders, clock }: Dependencies) =>
  async (
    userId: string,
    { timezone, from, to, done }: EventsQuery,
  ): Promise<{ data: EventMap; next: string | null }> => {
    const today = localDateOf(clock.now(), timezone);
    const startOfDay = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timezone).epochMilliseconds);
    const window: Window = {
      from: from ?? startOfDay(today),
      to: to ?? startOfDay((from ? localDateOf(from, timezone) : today).add({ days: EVENT_DAYS })),
      withDone: done ?? false,
    };
    if (window.to.getTime() - window.from.getTime() > EVENT_WINDOW_MAX_DAYS * DAY_MS) {
      throw new AppError('window_too_long', { field: 'to' });
    }
    const { events, next } = await findSoonest(reminders, userId, window);

    const data: EventMap = {};
    // Without a span, today and tomorrow are always listed, even if empty.
    if (!from && !to) for (const day of [today, today.add({ days: 1 })]) data[day.toString()] = [];
    for (const event of events) {
      const day = localDateOf(new Date(event.scheduledTime), timezone).toString();
      data[day] ??= [];
      data[day].push(event);
    }
    return { data, next };
  };

/** Reads reminders in batches, to bound memory. Once the answer is full, later occurrences are not computed. */
const findSoonest = async (reminders: OpenReminders, userId: string, window: Window): Promise<EventPage> => {
  let found: EventPage = { events: [], next: null };
  const yieldToLoop = createLoopYield();
  for (let after: string | undefined = LOWEST_ID; after !== undefined; ) {
    const batch: OpenReminder[] = await reminders.list(userId, window, after, BATCH);
    for (const reminder of batch) {
      await yieldToLoop();
      found.events.push(...listEvents(reminder, window.from, found.next === null ? window.to : new Date(found.next)));
      if (found.events.length > 2 * EVENTS_MAX) found = limitToSoonest(found);
    }
    after = batch.length < BATCH ? undefined : batch.at(-1)?.id;
  }
  return dropPartialInstant(limitToSoonest(found));
};

const limitToSoonest = ({ events, next }: EventPage): EventPage => {
  events.sort(bySchedule);
  const count = countFitting(events);
  return { events: events.slice(0, count), next: events[count]?.scheduledTime ?? next };
};

/** The number of events, from the first on, that fit into one answer. */
const countFitting = (events: readonly Event[]): number => {
  let bytes = 0;
  const end = events.findIndex((event, index) => {
    bytes += sizeOf(event);
    return index === EVENTS_MAX || bytes > EVENTS_MAX_BYTES;
  });
  return end < 0 ? events.length : end;
};

/** The size of its JSON, a comma, and the key of its day. */
const sizeOf = (event: Event): number => Buffer.byteLength(JSON.stringify(event)) + '"2026-11-15":[],,'.length;

/** An answer never ends within an instant, so pages do not overlap. Only an instant larger than an answer is cut. */
const dropPartialInstant = ({ events, next }: EventPage): EventPage => {
  if (next === null) return { events, next };
  const whole = events.filter(({ scheduledTime }) => scheduledTime < next);
  return whole.length > 0 ? { events: whole, next } : { events, next: new Date(Date.parse(next) + 1).toISOString() };
};

const bySchedule = (one: Event, other: Event): number => {
  if (one.scheduledTime === other.scheduledTime) return 0;
  return one.scheduledTime < other.scheduledTime ? -1 : 1;
};

const localDateOf = (instant: Date, timezone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone).toPlainDate();

const listEvents = ({ id, meta, ...note }: OpenReminder, from: Date, to: Date): Event[] =>
  listOccurrencesBetween(meta, from, to, EVENTS_MAX).map(({ at }) => ({
    _id: id,
    scheduledTime: at.toISOString(),
    repeats: isRepeating(meta),
    note: {
      _id: note.note_id,
      title: note.title,
      options: toNoteOptions(note),
      done: note.done,
    },
  }));
