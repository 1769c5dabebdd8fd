import { DAY_SECONDS, MINUTE_SECONDS } from '@pinlife/contract/durations';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { type Component, formatInstant, formatWall, type Property } from './jcal.ts';
import type { IcalTimes } from './times.ts';

/** The fields of a reminder in a calendar. */
export type Entry = {
  id: string;
  title: string;
  /** The URL of the note. */
  url: string;
  meta: ReminderMeta;
  changedAt: Date;
  /** Increases with each change. */
  sequence: number;
};

/** One event for the rule, and one for the dates that the rule lacks. */
export const toEvents = (entry: Entry, { series, dates }: IcalTimes): Component[] => {
  const events: Component[] = [];
  if (series) {
    const zone = { tzid: entry.meta.timezone };
    events.push(
      toEvent(entry, entry.id, [
        ['dtstart', zone, 'date-time', formatWall(series.start)],
        ['rrule', {}, 'recur', series.recur],
        ...series.except.map((wall): Property => ['exdate', zone, 'date-time', formatWall(wall)]),
      ]),
    );
  }
  const [first, ...more] = dates.map(formatInstant);
  if (first !== undefined) {
    events.push(
      toEvent(entry, series ? `${entry.id}-dates` : entry.id, [
        ['dtstart', {}, 'date-time', first],
        // The first date is repeated: not every program counts the start among the dates, and one that does counts it once.
        ...(more.length > 0 ? [['rdate', {}, 'date-time', first, ...more] satisfies Property] : []),
      ]),
    );
  }
  return events;
};

const toEvent = (entry: Entry, uid: string, times: Property[]): Component => [
  'vevent',
  [
    ['uid', {}, 'text', `${uid}@pinlife`],
    ['dtstamp', {}, 'date-time', formatInstant(entry.changedAt)],
    ['sequence', {}, 'integer', entry.sequence],
    ['summary', {}, 'text', cleanTitle(entry.title)],
    ['url', {}, 'uri', entry.url],
    // A reminder does not mark the person as busy.
    ['transp', {}, 'text', 'TRANSPARENT'],
    ...times,
  ],
  listAlarms(entry),
];

/** Writes the alarm of a lead: whole days by the calendar, less by the clock. */
const listAlarms = ({ meta: { remindBefore }, title }: Entry): Component[] => {
  if (remindBefore === 0) return [];
  const lead =
    remindBefore % DAY_SECONDS === 0 ? `-P${remindBefore / DAY_SECONDS}D` : `-PT${remindBefore / MINUTE_SECONDS}M`;
  const properties: Property[] = [
    ['action', {}, 'text', 'DISPLAY'],
    ['trigger', {}, 'duration', lead],
    ['description', {}, 'text', cleanTitle(title)],
  ];
  return [['valarm', properties, []]];
};

/** One line without control characters, which a calendar's text must not contain. */
const cleanTitle = (title: string): string => title.replaceAll(/\p{Cc}+/gu, ' ');
