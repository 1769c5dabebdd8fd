import { compilePattern, hasKind, type Kind, patternSource, writeKinds } from './kinds.ts';
import type { Item, Language, Rule, Value } from './language.ts';

/** Applies rules from left to right. Of several rules, the first that returns a value is used. */
const rewrite = (items: readonly Item[], rules: readonly Rule[], language: Language): Item[] => {
  const kinds = writeKinds(items);
  const byStart = indexRules(rules);
  const rewritten: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    const rulesOfKind = byStart.get(kinds.charAt(at));
    const made = rulesOfKind ? makeItem(items, at, kinds, rulesOfKind, language) : null;
    rewritten.push(made?.item ?? item);
    at += made?.length ?? 1;
  }
  return rewritten;
};

type Compiled = { kind: Kind; pattern: RegExp; make: Rule[2] };
/** The rules whose patterns begin with a kind. `any` matches where one of them does: mostly none, which is found at once. */
type RulesOfKind = { any: RegExp; rules: readonly Compiled[] };
const compiled = new WeakMap<readonly Rule[], ReadonlyMap<string, RulesOfKind>>();

/** Indexes rules by their first kind. A pattern begins with one kind, or with a choice of kinds in brackets. */
const indexRules = (rules: readonly Rule[]): ReadonlyMap<string, RulesOfKind> => {
  const known = compiled.get(rules);
  if (known) return known;
  const byStart = new Map<string, Rule[]>();
  for (const rule of rules) {
    const source = patternSource(rule[1]);
    const starts = source.startsWith('[') ? source.slice(1, source.indexOf(']')) : source.charAt(0);
    for (const start of starts) byStart.set(start, [...(byStart.get(start) ?? []), rule]);
  }
  const index = new Map(
    [...byStart].map(([start, those]): [string, RulesOfKind] => [
      start,
      {
        any: compilePattern(those.map(([, pattern]) => `(?:${pattern})`).join('|'), 'y'),
        rules: those.map(([kind, pattern, make]) => ({ kind, pattern: compilePattern(pattern, 'y'), make })),
      },
    ]),
  );
  compiled.set(rules, index);
  return index;
};

const makeItem = (
  items: readonly Item[],
  at: number,
  kinds: string,
  { any, rules }: RulesOfKind,
  language: Language,
): { item: Item; length: number } | null => {
  any.lastIndex = at;
  if (!any.test(kinds)) return null;
  for (const { kind, pattern, make } of rules) {
    pattern.lastIndex = at;
    if (!pattern.test(kinds)) continue;
    const length = pattern.lastIndex - at;
    const matched = items.slice(at, at + length);
    const value = make(matched, { next: items[at + length], before: items[at - 1], language });
    const [first] = matched;
    const last = matched.at(-1);
    if (value && first && last)
      return { item: { kind, from: first.from, to: last.to, value, text: first.text, raw: '' }, length };
  }
  return null;
};

/** The value of the first item of these kinds, or of the one at `index`. */
export const pick = (items: readonly Item[], kinds: Kind | readonly Kind[], index = 0): Value =>
  items.filter(({ kind }) => (typeof kinds === 'string' ? kind === kinds : kinds.includes(kind)))[index]?.value ?? {};

const isDay = (n: number | undefined): n is number => n !== undefined && n >= 1 && n <= 31 && Number.isInteger(n);
const isHour = (n: number | undefined): n is number => n !== undefined && n >= 0 && n <= 24 && Number.isInteger(n);
const isMinute = (n: number | undefined): n is number => n !== undefined && n >= 0 && n < 60 && Number.isInteger(n);
const isYear = (value: Value): value is Value & { n: number } =>
  value.n !== undefined && value.digits === 4 && value.n >= 2000 && value.n < 2200;

/** Makes a time of day; null if it is invalid. */
export const makeClock = (hour: number | undefined, minute: number | undefined, more: Value = {}): Value | null => {
  if (!isHour(hour) || !isMinute(minute) || (hour === 24 && minute > 0)) return null;
  if (more.half !== undefined && (hour < 1 || hour > 12)) return null;
  return { ...more, hour, minute, ...((hour > 12 || hour === 0) && { isExact: true }) };
};

/** Makes a time of day from the minutes before an hour: `ten to six`, `halb sechs`. */
export const makeClockBefore = (hour: number | undefined, minutes: number | undefined): Value | null =>
  isHour(hour) && minutes !== undefined && hour > 0
    ? makeClock(hour === 1 ? 12 : hour - 1, 60 - minutes, { isMarked: true })
    : null;

const makeDate = (day: number | undefined, month: number | undefined, year?: number): Value | null => {
  if (!isDay(day) || month === undefined || month < 1 || month > 12) return null;
  const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day > (lengths[month - 1] ?? 0) ? null : { day, month, ...(year !== undefined && { year }) };
};

const readClockItem = ({ value: { numbers } }: Item, language: Language, more: Value = {}): Value | null => {
  if (numbers?.form !== 'clock') return null;
  const isRare = numbers.mark === 'h' && !language.hasHourMark;
  if (isRare && !(language.hasLateHourMark && numbers.hour > 12)) return null;
  return makeClock(numbers.hour, numbers.minute, {
    ...more,
    ...(numbers.hasZero && more.half === undefined && { isExact: true }),
    ...(numbers.mark === 'h' && !isRare && { isMarked: true }),
    ...((numbers.mark === ':' || numbers.minute > 0) &&
      readDigital(numbers.hour, numbers.minute, numbers.hasZero || numbers.mark === 'h', language)),
  });
};

/** In languages that count to 24, `9:30` is in the morning. `5:30` is in doubt, because many people mean the afternoon. */
const readDigital = (hour: number, minute: number, hasZero: boolean, language: Language): Value => ({
  isDigital: true,
  // `6:31` is from a timetable, so it is in 24 hours.
  ...(language.countsTo24 && (hour > 6 || minute % 5 > 0 || hasZero ? { isExact: true } : { isWeak: true })),
});

const readPairClock = ({ value: { numbers } }: Item, more: Value, language: Language): Value | null =>
  numbers?.form === 'pair' && numbers.mark === '.' && !numbers.isDotted
    ? makeClock(numbers.first, numbers.second, {
        ...more,
        ...readDigital(numbers.first, 0, false, language),
        isMarked: true,
      })
    : null;

const readDateItem = ({ value: { numbers } }: Item, language: Language): Value | null => {
  if (numbers?.form === 'date') {
    const { first, second, year, mark } = numbers;
    if (mark === 'iso' || mark === '.') return makeDate(first, second, year);
    // Day or month first: by the language, or because only one order is possible.
    if (language.hasDayFirst || first === second) return makeDate(first, second, year);
    return first > 12 ? makeDate(first, second, year) : second > 12 ? makeDate(second, first, year) : null;
  }
  if (numbers?.form !== 'pair') return null;
  const { first, second, mark, isDotted } = numbers;
  if (mark === '.') return language.hasDottedPairs && isDotted ? withWeakness(makeDate(first, second)) : null;
  if (language.hasDayFirst || first > 12) return withWeakness(makeDate(first, second));
  return second > 12 ? withWeakness(makeDate(second, first)) : null;
};

const withWeakness = (date: Value | null): Value | null => date && { ...date, isWeak: true };

const joinDays = (items: readonly Item[]): Value => {
  const named = items.filter(({ kind }) => kind === 'weekday').map(({ value }) => value);
  const part = named.find((value) => value.part)?.part;
  return {
    days: [...new Set(named.flatMap(({ days = [] }) => days))],
    isHabit: named.some(({ isHabit }) => isHabit),
    isWeak: named.every(({ isWeak }) => isWeak),
    ...(part && { part }),
  };
};

/** Lists all days from one to another: Monday to Friday. */
export const spanDays = (first = 0, last = 0): number[] => {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_day, index) => (first + index) % 7);
};

const sharedNames: readonly Rule[] = [
  // `HR` is a department, but `2 HR` are hours.
  [
    'other',
    'unit',
    ([word], { before }) => (word?.text === 'hr' && word.value.isCapital && before?.kind !== 'number' ? {} : null),
  ],
  [
    'number',
    'number and? number',
    (items) => {
      const [tens, ones] = [pick(items, 'number'), pick(items, 'number', 1)];
      const isCompound = !tens.digits && !ones.digits && !ones.isArticle;
      const fits = [20, 30, 40, 50].includes(tens.n ?? 0) && (ones.n ?? 0) >= 1 && (ones.n ?? 0) <= 9;
      return isCompound && fits ? { n: (tens.n ?? 0) + (ones.n ?? 0) } : null;
    },
  ],
  [
    'ordinal',
    'number ordinal',
    (items) => {
      const [tens, ones] = [pick(items, 'number'), pick(items, 'ordinal')];
      if (ones.n === undefined) return isDay(tens.n) ? { n: tens.n, isMarked: true } : null;
      return !tens.digits && !ones.digits && [20, 30].includes(tens.n ?? 0) && ones.n > 0 && ones.n <= 9
        ? { n: (tens.n ?? 0) + ones.n }
        : null;
    },
  ],
  [
    'frequency',
    'number times [other and article on at number hyphen]{0,2} [unit ofMonth]',
    (items) => readTimesPer(items, true),
  ],
  [
    'bygone',
    'number times [other and article on at number hyphen]{0,2} [unit ofMonth]',
    (items) => readTimesPer(items, false),
  ],
];

/** Words between a number of times and its unit: `1x a week`, `1 fois par mois`, `1x/Monat`. */
const PER = /^(?:a|per|par|pro|im|in|die|der|am|al|all|alla|l|à|&)$/;

const readTimesPer = (items: readonly Item[], isOnce: boolean): Value | null => {
  const isPer = items.slice(2, -1).every(({ kind, text }) => PER.test(kind === 'and' ? kind : text));
  // `im Monat` is one item, without a unit.
  const { unit = 'Month' } = pick(items, 'unit');
  return isPer && (pick(items, 'number').n === 1) === isOnce && unit !== 'Hour' && unit !== 'Minute'
    ? { unit, isMarked: true }
    : null;
};

const HALF_HOUR = 30;
const HOUR_MINUTES = 60;

const sharedParts: readonly Rule[] = [
  // `in 1h30`, `2h में`
  ['ahead', 'in digitalClock', ([, clock]) => readHoursAhead(clock)],
  ['ahead', 'digitalClock fromNow', ([clock]) => readHoursAhead(clock)],
  // Times of day.
  [
    'clock',
    'digitalClock meridiem',
    (items, { language }) =>
      items[0] ? readClockItem(items[0], language, { half: pick(items, 'meridiem').half ?? 0, isMarked: true }) : null,
  ],
  ['clock', 'digitalClock', ([clock], { language }) => (clock ? readClockItem(clock, language) : null)],
  [
    'clock',
    'noon',
    ([noon]) =>
      noon ? { hour: noon.value.hour ?? 0, minute: 0, isExact: true, isMarked: noon.value.isMarked ?? false } : null,
  ],
  // `12 noon`
  [
    'clock',
    'number noon',
    ([hour, noon]) =>
      hour?.value.n === 12 ? { hour: noon?.value.hour ?? 12, minute: 0, isExact: true, isMarked: true } : null,
  ],
  // Dates.
  [
    'date',
    '[number ordinal] article{0,2} month [article comma]? number',
    (items) => {
      const year = items.at(-1)?.value ?? {};
      return isYear(year) ? makeDate(items[0]?.value.n, pick(items, 'month').n, year.n) : null;
    },
  ],
  [
    'date',
    'number month [number ordinal]',
    (items) => {
      const year = items[0]?.value ?? {};
      return isYear(year) ? makeDate(items[2]?.value.n, items[1]?.value.n, year.n) : null;
    },
  ],
  // `à sept` is not the first of September.
  [
    'date',
    '[number ordinal] article{0,2} month',
    ([day, ...more]) => (day?.value.isArticle ? null : makeDate(day?.value.n, pick(more, 'month').n)),
  ],
  [
    'date',
    'month [number ordinal] comma? number',
    (items, { language }) => {
      const year = items.at(-1)?.value ?? {};
      return language.hasMonthFirst && isYear(year) ? makeDate(items[1]?.value.n, items[0]?.value.n, year.n) : null;
    },
  ],
  [
    'date',
    'month article? [number ordinal]',
    (items, { language, next }) =>
      language.hasMonthFirst && !hasKind(next, 'unit', 'oclock', 'meridiem')
        ? makeDate(items.at(-1)?.value.isArticle ? 0 : items.at(-1)?.value.n, items[0]?.value.n)
        : null,
  ],
  ['date', 'digitalDate', ([date], { language }) => (date ? readDateItem(date, language) : null)],
  ['date', 'pair', ([date], { language }) => (date ? readDateItem(date, language) : null)],
  // Durations.
  [
    'duration',
    'number unit',
    (items) => {
      const { n, isArticle } = pick(items, 'number');
      const { unit } = pick(items, 'unit');
      return n !== undefined && unit ? { n, unit, ...(isArticle && { isArticle }) } : null;
    },
  ],
  // `Di 24.`, `Sunday the 29th`: `meaning.ts` checks that the weekday agrees.
  [
    'date',
    'weekday comma? [on article]{0,2} ordinal (?!article{0,2} [days weekday month unit ofMonth every])',
    (items, { next, language }) => {
      const { n, digits, isMarked } = pick(items, 'ordinal');
      const isCounted = language.hasCapitalNouns && COUNTED.test(next?.text ?? '');
      const isDate = isDay(n) && (digits !== undefined || isMarked) && !isCounted;
      return isDate ? { day: n, days: pick(items, 'weekday').days ?? [] } : null;
    },
  ],
  // Days of the week.
  [
    'days',
    'weekday [hyphen until] weekday',
    (items) => ({
      days: spanDays(pick(items, 'weekday').days?.[0], pick(items, 'weekday', 1).days?.[0]),
      isSpan: true,
    }),
  ],
  // `Mon Wed Fri 6am`: three days of a week are a repeat.
  ['days', 'weekday (?:[comma and]{0,2} weekday){2,}', (items) => ({ ...joinDays(items), isHabit: true })],
  ['days', 'weekday (?:[comma and]{1,2} weekday)+', joinDays],
  // `every Tue Thu 4pm`
  [
    'days',
    'weekday weekday',
    (items, { before }) => (before?.kind === 'every' ? { ...joinDays(items), isWeak: false } : null),
  ],
  [
    'days',
    '[next this] article? weekday',
    (items) => ({ ...joinDays(items), isWeak: false, which: items[0]?.kind === 'next' ? 'next' : 'this' }),
  ],
  ['days', 'weekday article? next (?!unit)', (items) => ({ ...joinDays(items), isWeak: false, which: 'next' })],
  ['days', 'weekday', joinDays],
  ['span', 'next unit', (items) => ({ unit: pick(items, 'unit').unit ?? 'Day', n: 1 })],
  // `du mois prochain`
  ['span', 'ofMonth next', () => ({ unit: 'Month', n: 1 })],
  ['span', 'unit next', (items) => ({ unit: pick(items, 'unit').unit ?? 'Day', n: 1 })],
  [
    'span',
    '[next this] weekdays',
    (items) => (items[1]?.value.days?.length === 2 ? { days: [6], n: items[0]?.kind === 'next' ? 1 : 0 } : null),
  ],
  ['span', 'weekdays article? next', (items) => (items[0]?.value.days?.length === 2 ? { days: [6], n: 1 } : null)],
  ['span', 'monthEnd', ([end]) => (end ? { ...end.value, isEnd: true } : null)],
];

const NOON = 12;

const joinDuration = ({ n = 0, unit }: Value, minutes = 0): Value | null =>
  unit === 'Hour' && Number.isInteger(n) && minutes > 0 && minutes < HOUR_MINUTES
    ? { n: n * HOUR_MINUTES + minutes, unit: 'Minute' }
    : null;

/** Makes a time of day from a span of hours, which is its start. The start gets the am or pm of the end if it fits. */
export const spanClocks = ({ n, isArticle, ...start }: Value, end: Value): Value | null => {
  const hour = start.hour ?? n ?? 0;
  const isOpen = start.half === undefined && !start.isExact && end.half !== undefined;
  if (isArticle || (isOpen && hour % NOON >= (end.hour ?? 0) % NOON)) return null;
  const isMarked = start.hour === undefined || start.isMarked === true;
  return makeClock(hour, start.minute ?? 0, { ...start, isMarked, isSpan: true, ...(isOpen && { half: end.half }) });
};

/** Times of day in plain numbers are read after dates, because the 5 of `5 May` is no hour. */
const sharedClocks: readonly Rule[] = [
  // `in 1 hour 20 minutes`, `un'ora e venti`
  [
    'duration',
    'duration and? duration',
    (items) =>
      pick(items, 'duration', 1).unit === 'Minute'
        ? joinDuration(pick(items, 'duration'), pick(items, 'duration', 1).n)
        : null,
  ],
  // `due ore e mezza`, `un'ora e un quarto`
  [
    'duration',
    'duration [halfPast quarter]',
    (items) => joinDuration(pick(items, 'duration'), pick(items, 'quarter').n ?? HALF_HOUR),
  ],
  [
    'duration',
    // `in 1 hr 30`
    'duration and? number (?=[end comma]|$)',
    (items) => {
      const { n, digits, isArticle } = pick(items, 'number');
      return isArticle || (items.length === 2 && digits !== 2) ? null : joinDuration(pick(items, 'duration'), n);
    },
  ],
  [
    'clock',
    'clock meridiem',
    (items) => {
      const { half, ...clock } = pick(items, 'clock');
      return makeClock(clock.hour, clock.minute, { ...clock, half: pick(items, 'meridiem').half ?? 0, isMarked: true });
    },
  ],
  // `6:15 Uhr` is in 24 hours.
  [
    'clock',
    'clock oclock',
    (items, { language: { countsTo24 } }) => {
      const clock = pick(items, 'clock');
      return { ...clock, isMarked: true, ...(countsTo24 && clock.isDigital && { isExact: true, isWeak: false }) };
    },
  ],
  [
    'clock',
    'pair meridiem',
    (items, { language }) =>
      items[0] ? readPairClock(items[0], { half: pick(items, 'meridiem').half ?? 0 }, language) : null,
  ],
  // `Sunday 12.30`: a number above 12 is no month, so it is minutes.
  [
    'clock',
    'pair',
    ([pair], { before, next, language }) => {
      const { numbers } = pair?.value ?? {};
      const isClock = numbers?.form === 'pair' && (numbers.second > 12 || numbers.second === 0);
      const isBeside =
        (hasKind(before, 'relativeDay', 'days', 'dayPart', 'date', 'weekdays', 'repeat') &&
          !language.things.has(next?.text ?? '')) ||
        next?.kind === 'relativeDay';
      return pair && isClock && isBeside && !hasKind(next, 'meridiem', 'oclock', 'unit')
        ? readPairClock(pair, {}, language)
        : null;
    },
  ],
  // `riunione lunedì sera … 20.45`: in these languages prices have a comma.
  [
    'clock',
    'pair (?=[end comma]|$)',
    ([pair], { language }) => {
      const { numbers } = pair?.value ?? {};
      const isClock = numbers?.form === 'pair' && numbers.mark === '.' && !numbers.isDotted && numbers.first >= 13;
      return isClock && language.countsTo24 && numbers.second % 15 === 0
        ? makeClock(numbers.first, numbers.second, { isDigital: true, isWeak: true })
        : null;
    },
  ],
  // `13 December, 11.30`
  [
    'clock',
    'comma pair (?=[end comma]|$)',
    ([, pair], { before, language }) => {
      const { numbers } = pair?.value ?? {};
      const isClock = numbers?.form === 'pair' && numbers.second % 5 === 0 && numbers.second !== 5;
      return pair && isClock && hasKind(before, 'relativeDay', 'days', 'date', 'repeat')
        ? readPairClock(pair, {}, language)
        : null;
    },
  ],
  ['clock', 'pair oclock', (items, { language }) => (items[0] ? readPairClock(items[0], {}, language) : null)],
  [
    'clock',
    'number oclock number (?![unit oclock month times])',
    (items) => {
      const minute = pick(items, 'number', 1);
      return minute.digits === 1 || minute.isArticle
        ? null
        : makeClock(pick(items, 'number').n, minute.n, { isMarked: true });
    },
  ],
  [
    'clock',
    'number oclock [and article]? halfPast',
    (items) => makeClock(pick(items, 'number').n, HALF_HOUR, { isMarked: true }),
  ],
  [
    'clock',
    'number oclock [and article]? quarter',
    (items) => makeClock(pick(items, 'number').n, pick(items, 'quarter').n, { isMarked: true }),
  ],
  [
    'clock',
    'number oclock to article? quarter',
    (items) => makeClockBefore(pick(items, 'number').n, pick(items, 'quarter').n),
  ],
  ['clock', 'number oclock to number', (items) => makeClockBefore(pick(items, 'number').n, pick(items, 'number', 1).n)],
  ['clock', 'number oclock', (items) => makeClock(pick(items, 'number').n, 0, { isMarked: true })],
  [
    'clock',
    'number number meridiem',
    (items) => {
      const [hour, minute] = [pick(items, 'number'), pick(items, 'number', 1)];
      return hour.digits || minute.digits
        ? null
        : makeClock(hour.n, minute.n, { half: pick(items, 'meridiem').half ?? 0, isMarked: true });
    },
  ],
  [
    'clock',
    'number meridiem',
    (items) => {
      const { n, isArticle } = pick(items, 'number');
      return isArticle ? null : makeClock(n, 0, { half: pick(items, 'meridiem').half ?? 0, isMarked: true });
    },
  ],
  // `ogni mercoledì 19-21`
  [
    'clock',
    'number hyphen number (?![unit month times oclock meridiem clock])',
    (items, { before, language }) => {
      const [first, last] = [pick(items, 'number'), pick(items, 'number', 1)];
      const isSpan = (first.n ?? 0) > NOON && (last.n ?? 0) > (first.n ?? 0) && (last.n ?? 99) < 24;
      return isSpan && language.countsTo24 && before?.kind === 'repeat' && first.digits && last.digits
        ? makeClock(first.n, 0, { isMarked: true, isSpan: true })
        : null;
    },
  ],
  // `von 18 bis 19 Uhr`
  [
    'clock',
    'number [hyphen until] number oclock',
    (items) => makeClock(pick(items, 'number').n, 0, { isMarked: true, isSpan: true }),
  ],
  ['clock', 'number [hyphen until] clock', (items) => spanClocks(pick(items, 'number'), pick(items, 'clock'))],
  [
    'clock',
    'clock [hyphen until] [clock number]',
    (items) => spanClocks(pick(items, 'clock'), pick(items, ['clock', 'number'], 1)),
  ],
];

/** Reads `at 5`. The words after it may show that it is no hour. */
const readBareHour: Rule[2] = (items, { before, next, language }) => {
  const { n, isArticle, isEnd, isMarked } = pick(items, ['number', 'ordinal']);
  // `at 2nd and Main` is an address.
  if (isArticle || isMarked || (n ?? 0) < 1) return null;
  if (isEnd && next && hasKind(next, 'month', 'weekday', 'every', 'article', 'days')) return null;
  if (next && (language.things.has(next.text) || hasKind(next, 'unit', 'month', 'times', 'weekdays'))) return null;
  const isFollowed = next?.kind === 'other' || next?.kind === 'and';
  // `alle 11 ferramenta`: at the beginning it is an hour, whatever follows.
  const isOpening = before === undefined && items[0]?.text === 'alle' && pick(items, 'number').digits !== undefined;
  const isSure = !pick(items, 'at').isWeak && (!isFollowed || isOpening || language.followers.has(next.text));
  return makeClock(n, 0, { isMarked: true, ...(!isSure && { isWeak: true }) });
};

const isLater = (item: Item | undefined): boolean => /^(?:later|spater|plus)$/.test(item?.text ?? '');
const isClockUnit = ({ unit }: Value): boolean => unit === 'Minute' || unit === 'Hour';

const sharedMarks: readonly Rule[] = [
  // `3-4pm`, `2pm until 4pm`: read again, now that both hours are known.
  ['clock', 'number [hyphen until] clock', (items) => spanClocks(pick(items, 'number'), pick(items, 'clock'))],
  ['clock', 'clock [hyphen until] at? clock', (items) => spanClocks(pick(items, 'clock'), pick(items, 'clock', 1))],
  [
    'clock',
    'at clock [hyphen until] [clock number]',
    (items) => ({ ...pick(items, 'clock'), isMarked: true, isSpan: true }),
  ],
  ['clock', 'at clock', (items) => ({ ...pick(items, 'clock'), isMarked: true })],
  ['clock', 'at pair', (items, { language }) => (items[1] ? readPairClock(items[1], {}, language) : null)],
  [
    'clock',
    'at number number (?![unit times oclock month])',
    (items, { next, language: { followers } }) => {
      const [hour, minute] = [pick(items, 'number'), pick(items, 'number', 1)];
      if (next?.kind === 'other' && !followers.has(next.text)) return null;
      // `at 6 30`
      if (hour.digits && minute.digits === 2 && (minute.n ?? 1) % 5 === 0)
        return makeClock(hour.n, minute.n, { isMarked: true });
      return hour.digits || minute.digits || hour.isArticle || (minute.n ?? 0) < 5
        ? null
        : makeClock(hour.n, minute.n, { isMarked: true });
    },
  ],
  [
    'clock',
    'at number [hyphen until] at? [number clock]',
    (items) => spanClocks(pick(items, 'number'), pick(items, 'clock')),
  ],
  ['clock', 'at [number ordinal]', readBareHour],
  ['ahead', 'in duration', (items) => pick(items, 'duration')],
  // `two days later` is counted from another event, not from now.
  [
    'ahead',
    'duration fromNow',
    (items) => (isLater(items[1]) && !isClockUnit(pick(items, 'duration')) ? null : pick(items, 'duration')),
  ],
  ['lead', 'duration article? before', (items) => pick(items, 'duration')],
  ['count', 'number times', (items) => ({ count: pick(items, 'number').n ?? 0 })],
  ['count', 'for duration', (items) => pick(items, 'duration')],
  [
    'date',
    'on article? ordinal (?![days weekday ofMonth]|article+ [other number])',
    (items, { next, language }) => (isNoun(next, language) ? null : makeDayOnly(pick(items, 'ordinal'))),
  ],
];

const readHoursAhead = (item: Item | undefined): Value | null => {
  const { numbers } = item?.value ?? {};
  return numbers?.form === 'clock' && numbers.mark === 'h'
    ? { n: numbers.hour * HOUR_MINUTES + numbers.minute, unit: 'Minute' }
    : null;
};

/** Nouns after an ordinal that is no day of the month: `am 1. Tag`, unlike `am 1. Miete zahlen`. */
const COUNTED =
  /(?:tag|tage|mal|woche|monat)$|^(?:advent|platz|stock|etage|rang|versuch|klasse|kapitel|stelle|spiel|runde|halbzeit|loch|kilometer|geschoss|stufe|januar)/u;
const isNoun = (next: Item | undefined, { hasCapitalNouns, followers }: Language): boolean =>
  next?.kind === 'other' && (hasCapitalNouns ? COUNTED.test(next.text) : !followers.has(next.text));

const makeDayOnly = ({ n, isWeak }: Value): Value | null => (isDay(n) && !isWeak ? { day: n } : null);

/** Makes a repeat on the nth weekday of a month; -1 is the last one. */
const makeNth = (n: number | undefined, { days = [], part }: Value, every = 1): Value | null =>
  days.length === 1 && n !== undefined && n <= 4 && n !== 0
    ? { unit: 'Month', n: every, nth: n, days, ...(part && { part }) }
    : null;

/** Makes a repeat on days of every nth week, with their part of the day: `jeden zweiten Freitagabend`. */
const makeWeeks = (n: number, { days = [], part }: Value): Value => ({ unit: 'Week', n, days, ...(part && { part }) });

const DEADLINES = /^(?:by|due|bis|entro|per|pour)$/;

/** An ambiguous time of day: nothing is offered for it. */
export const AMBIGUOUS_CLOCK: Value = { hour: -1 };

/** A repeat that no reminder can have, or that is ambiguous: nothing is offered for it. */
export const UNSUPPORTED: Value = { unit: 'Hour', n: 1 };

const sharedRepeats: readonly Rule[] = [
  // `the last day of every month`
  ['repeat', '[number ordinal] unit article{0,2} [every frequency] unit?', () => UNSUPPORTED],
  ['repeat', 'every unit [article on comma]{0,3} ordinal unit', () => UNSUPPORTED],
  [
    'repeat',
    'every [article on comma]{0,2} ordinal [article on]? days ofMonth',
    (items) => makeNth(pick(items, 'ordinal').n, pick(items, 'days')),
  ],
  // `on the 15th of the month`, `le 15 du mois`: of every month.
  [
    'repeat',
    '[on number ordinal] (?:article? [number ordinal])? ofMonth (?!next)',
    (items) => {
      const { n, isArticle } = pick(items, ['number', 'ordinal']);
      if (isArticle || !isDay(n)) return null;
      // A deadline may be that of this month only.
      return DEADLINES.test(items[0]?.text ?? '') ? UNSUPPORTED : { unit: 'Month', n: 1, day: n };
    },
  ],
  // `the first Monday of the month`: of every month.
  ['repeat', 'ordinal days article? ofMonth', (items) => makeNth(pick(items, 'ordinal').n, pick(items, 'days'))],
  [
    'repeat',
    '[unit ofMonth] article? ordinal days',
    (items) =>
      items[0]?.kind === 'ofMonth' || items[0]?.value.unit === 'Month'
        ? makeNth(pick(items, 'ordinal').n, pick(items, 'days'))
        : null,
  ],
  [
    'repeat',
    'frequency [article on]{1,2} (?:ordinal (?!days)|number (?![unit oclock month meridiem times days]))',
    (items, { next, language }) => {
      const { unit, n = 1 } = pick(items, 'frequency');
      const { n: day, isArticle } = pick(items, ['number', 'ordinal']);
      const isCount = isArticle || language.things.has(next?.text ?? '');
      return unit === 'Month' && isDay(day) && !isCount ? { unit, n, day } : null;
    },
  ],
  [
    'repeat',
    'every unit [article on comma ofMonth]{0,3} ordinal days',
    (items) => (pick(items, 'unit').unit === 'Month' ? makeNth(pick(items, 'ordinal').n, pick(items, 'days')) : null),
  ],
  [
    'repeat',
    'every unit [article on comma ofMonth]{0,3} (?:ordinal|number (?![unit oclock other meridiem times]))',
    (items) => {
      const { n } = pick(items, ['number', 'ordinal']);
      return pick(items, 'unit').unit === 'Month' && isDay(n) ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  [
    'repeat',
    'ordinal days [article at]{0,2} [on article]? every unit',
    (items) => (pick(items, 'unit').unit === 'Month' ? makeNth(pick(items, 'ordinal').n, pick(items, 'days')) : null),
  ],
  [
    'repeat',
    '[number ordinal] article{0,3} every unit',
    (items) => {
      const { n } = pick(items, ['number', 'ordinal']);
      return pick(items, 'unit').unit === 'Month' && isDay(n) ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  [
    'repeat',
    'every [number ordinal] ofMonth',
    (items) =>
      isDay(pick(items, ['number', 'ordinal']).n)
        ? { unit: 'Month', n: 1, day: pick(items, ['number', 'ordinal']).n ?? 1 }
        : null,
  ],
  [
    'repeat',
    'every ordinal [article on]? days',
    (items) => {
      const { n } = pick(items, 'ordinal');
      const days = pick(items, 'days');
      if (n === 2) return makeWeeks(2, days);
      // `every third Tuesday` is ambiguous: the third of a month, or every three weeks.
      return n === 1 || n === -1 ? makeNth(n, days) : UNSUPPORTED;
    },
  ],
  ['repeat', 'every everyOther days', (items) => makeWeeks(2, pick(items, 'days'))],
  ['repeat', 'everyOther unit', (items) => ({ unit: pick(items, 'unit').unit ?? 'Day', n: 2 })],
  ['repeat', 'everyOther days', (items) => makeWeeks(2, pick(items, 'days'))],
  ['repeat', 'every everyOther unit', (items) => ({ unit: pick(items, 'unit').unit ?? 'Day', n: 2 })],
  [
    'repeat',
    'every ordinal unit',
    (items) => {
      const { n = 0 } = pick(items, 'ordinal');
      return n >= 2 ? { unit: pick(items, 'unit').unit ?? 'Day', n } : UNSUPPORTED;
    },
  ],
  [
    'repeat',
    'every article? duration',
    (items) => {
      const { n = 0, unit = 'Day' } = pick(items, 'duration');
      return Number.isInteger(n) && n >= 1 ? { unit, n } : UNSUPPORTED;
    },
  ],
  [
    'repeat',
    'every number days',
    (items) => {
      const days = pick(items, 'days');
      return days.isWeak ? UNSUPPORTED : makeWeeks(pick(items, 'number').n ?? 1, days);
    },
  ],
  ['repeat', 'every article? days', (items) => makeWeeks(1, pick(items, 'days'))],
  [
    'repeat',
    'every article? date',
    (items) => {
      const { day = 1, month } = pick(items, 'date');
      return month === undefined ? { unit: 'Month', n: 1, day } : { unit: 'Year', n: 1, day, month };
    },
  ],
  ['repeat', 'every article? weekdays', (items) => ({ unit: 'Week', n: 1, days: pick(items, 'weekdays').days ?? [] })],
  ['repeat', 'every article? unit', (items) => ({ unit: pick(items, 'unit').unit ?? 'Day', n: 1 })],
  [
    'repeat',
    'every article? dayPart',
    (items) =>
      ({ unit: 'Day', n: 1, ...(pick(items, 'dayPart').part && { part: pick(items, 'dayPart').part }) }) as Value,
  ],
  [
    'repeat',
    'frequency',
    ([word]) => (word ? { ...word.value, unit: word.value.unit ?? 'Day', n: word.value.n ?? 1 } : null),
  ],
];

const sharedJoins: readonly Rule[] = [
  // `once every two weeks`
  ['repeat', 'count repeat', (items) => (pick(items, 'count').count === 1 ? pick(items, 'repeat') : null)],
  // `every Monday and every Thursday`
  [
    'repeat',
    'repeat (?:and repeat)+',
    (items) => {
      const repeats = items.filter(({ kind }) => kind === 'repeat').map(({ value }) => value);
      const isWeekly = repeats.every(({ unit, n, days, part }) => unit === 'Week' && n === 1 && days && !part);
      return isWeekly ? { unit: 'Week', n: 1, days: [...new Set(repeats.flatMap(({ days = [] }) => days))] } : null;
    },
  ],
];

const ruleSets = new WeakMap<Language, (readonly Rule[])[]>();

/** Joins the items of a text step by step, until times of day, dates and repeats are left. */
export const readItems = (items: readonly Item[], language: Language): Item[] => {
  let sets = ruleSets.get(language);
  if (!sets) {
    const own = language.rules ?? [];
    sets = [
      [...own, ...sharedNames],
      [...own, ...sharedParts],
      [...own, ...sharedClocks],
      [...own, ...sharedMarks],
      [...own, ...sharedRepeats],
      sharedJoins,
    ];
    ruleSets.set(language, sets);
  }
  return sets.reduce<Item[]>((read, rules) => rewrite(read, rules, language), [...items]);
};
