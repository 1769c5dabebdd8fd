import type { Item, Value } from './language.ts';
import type { Parts } from './meaning.ts';

/** Collects the parts of a time from adjacent items. Null if a part is named twice, or if it is in the past. */
export const collectParts = (run: readonly Item[]): Parts | null => {
  const parts: Parts = {};
  let target: Parts = parts;
  const put = <Name extends keyof Parts>(name: Name, value: Parts[Name]): boolean => {
    // A time of day after “until” belongs to the reminder, not to its end.
    const owner = ['date', 'days', 'offset', 'span'].includes(name) ? target : parts;
    if (owner[name] !== undefined) return false;
    owner[name] = value;
    return true;
  };
  for (const [index, { kind, value }] of run.entries()) {
    let fits = true;
    if (kind === 'clock') fits = (value.hour ?? -1) >= 0 && put('clock', value);
    else if (kind === 'number')
      fits = (value.n ?? 0) >= 1 && (value.n ?? 25) <= 24 && put('clock', { hour: value.n ?? 0, minute: 0 });
    // `venerdì sera alle 20 serata giochi`: the second evening belongs to a noun.
    else if (kind === 'dayPart') fits = (parts.clock && parts.part === value.part) || put('part', value.part);
    else if (kind === 'date' && parts.date?.isWeak && isSameDate(parts.date, value)) parts.date = value;
    else if (kind === 'date') fits = put('date', value) && (!value.days || put('days', { days: value.days }));
    else if (kind === 'days') fits = put('days', value) && (value.part === undefined || put('part', value.part));
    else if (kind === 'ahead') fits = !isBookTitle(value) && put('ahead', value);
    else if (kind === 'span') fits = put('span', value);
    else if (kind === 'repeat') fits = parts.repeat ? joinRepeats(parts, value) : put('repeat', value);
    // `meditate for 10 minutes every day`: the duration of the act is ignored.
    else if (kind === 'count' && (value.unit === 'Minute' || value.unit === 'Hour')) fits = true;
    else if (kind === 'count') fits = isEndCount(run, index) && put('count', value);
    else if (kind === 'lead') fits = Boolean(parts.clock || parts.repeat || run.length === 1) && put('lead', value);
    else if (kind === 'relativeDay')
      fits = put('offset', value) && (value.part === undefined || put('part', value.part));
    else if (kind === 'weekdays')
      fits =
        value.days?.length === 2 && !value.isHabit
          ? put('span', { days: [6], n: 0, isWeak: true })
          : put('days', { ...value, isHabit: true });
    else if (kind === 'until') {
      if (value.isEnd) {
        // In languages with “until” after the day, the parts before it are the end.
        const { date, days, offset, span, ...rest } = parts;
        const until = { date, days, offset, span };
        fits = Object.values(until).some((part) => part !== undefined);
        for (const name of ['date', 'days', 'offset', 'span'] as const) delete parts[name];
        Object.assign(parts, rest);
        parts.until = Object.fromEntries(Object.entries(until).filter(([, part]) => part !== undefined)) as Parts;
      } else {
        target = {};
        fits = parts.until === undefined;
        parts.until = target;
      }
    } else if (kind === 'bygone') return null;
    if (!fits) return null;
  }
  // `werktags ab 8. Dezember`: a reminder cannot repeat from a later day on.
  if (parts.days?.isHabit && parts.date) return null;
  return asHabit(asWeeks(asCount(run, parts)));
};

/** Joins two repeats, one with the interval and one with the day: `every two weeks, every Friday`. */
const joinRepeats = (parts: Parts, value: Value): boolean => {
  const [often, day] = isDayOpen(parts.repeat ?? {}) ? [parts.repeat, value] : [value, parts.repeat];
  if (!often || !day || !isDayOpen(often) || isDayOpen(day) || often.unit !== day.unit || day.n !== 1) return false;
  parts.repeat = { ...day, n: often.n ?? 1 };
  return true;
};
const isDayOpen = ({ days, day, nth, part }: Value): boolean =>
  [days, day, nth, part].every((said) => said === undefined);

/** Whether a feast and a date are the same day: `San Valentino 14 febbraio`. */
export const isSameDate = (one: Value | undefined, other: Value | undefined): boolean =>
  one !== undefined && one.day === other?.day && one.month === other?.month;

/** Whether it is from the title of a novel, `Around the World in 80 Days`. */
const isBookTitle = ({ n, unit }: Value): boolean => n === 80 && unit === 'Day';

/** A duration after a repeat is its length: `araw-araw sa loob ng 14 na araw`. */
const asCount = (run: readonly Item[], { ahead, ...parts }: Parts): Parts => {
  const isAfter = run.findIndex(({ kind }) => kind === 'repeat') < run.findIndex(({ kind }) => kind === 'ahead');
  if (!ahead) return parts;
  return parts.repeat && isAfter && !parts.count ? { ...parts, count: ahead } : { ...parts, ahead };
};

/** `every 14 days on Monday` is every second Monday; French says 15 days. */
const asWeeks = (parts: Parts): Parts => {
  const { repeat, days } = parts;
  const weeks = repeat?.n === 15 ? 2 : (repeat?.n ?? 1) / 7;
  return repeat?.unit === 'Day' && days && Number.isInteger(weeks)
    ? { ...parts, repeat: { ...repeat, unit: 'Week', n: weeks } }
    : parts;
};

/** Whether a number of times is the end of the repeat: in `every day at 8, ten times`, but not in `daily 2 times`. */
const isEndCount = (run: readonly Item[], index: number): boolean => {
  const repeat = run.findIndex(({ kind }) => kind === 'repeat');
  const isApart = run.slice(repeat + 1, index).some(({ kind }) => kind === 'clock' || kind === 'comma');
  // A number of times alone may belong to another repeat of the sentence.
  return run[index]?.value.count === undefined || run.length === 1 || (repeat >= 0 && repeat < index && isApart);
};

/** `on Mondays at 9`, `Monday to Friday at 7` and `werktags um 8` repeat. */
const asHabit = (parts: Parts): Parts => {
  const { days, ...rest } = parts;
  if (!days || parts.repeat || parts.date || parts.span || parts.offset) return parts;
  if (!days.isHabit && !days.isSpan) return parts;
  return { ...rest, repeat: { unit: 'Week', n: 1, days: days.days ?? [], isHabit: true } };
};
