import type { Item, Language, Rule, Value } from './language.ts';

/*
 * The kinds of items.
 *
 * Numbers:          n number, o ordinal, q pair of numbers, t clock in digits, d date in digits
 * Days:             w day of the week, s several of them, m month, y day counted from today, F feast without a fixed date
 * Times of day:     p part of the day, c noon or midnight, A am or pm, k o'clock, H half past, h half to, Q quarter,
 *                   P vague part of the day (`after lunch`)
 * Prepositions:     a at (before a time of day), r on (before a day), > past, < to, i in, f from now, B before, l until,
 *                   4 for, ~ of the month
 * Units, repeats:   u unit, R duration, e every, x every other, b daily or weekly, # times, N next, T this, G end of the month
 * Other words:      g article, & and, - to, z past, ! except, ? any other word
 * Marks:            , mark in a sentence, | end of a sentence
 * Made by the rules: C time of day, D date, W days of the week, J duration from now, V next week or month, E repeat,
 *                   K number of times, L lead
 *
 * A language may use further digits and signs for words that only its own rules read.
 */

/** Applies rules from left to right. Of several rules, the first that returns a value is used. */
const rewrite = (items: readonly Item[], rules: readonly Rule[], language: Language): Item[] => {
  const kinds = items.map(({ kind }) => kind).join('');
  const byStart = indexRules(rules);
  const rewritten: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    const rulesOfKind = byStart.get(item.kind);
    const made = rulesOfKind ? makeItem(items, at, kinds, rulesOfKind, language) : null;
    rewritten.push(made?.item ?? item);
    at += made?.length ?? 1;
  }
  return rewritten;
};

type Compiled = { kind: string; pattern: RegExp; make: Rule[2] };
/** The rules whose patterns begin with a kind. `any` matches where one of them does: mostly none, which is found at once. */
type RulesOfKind = { any: RegExp; rules: readonly Compiled[] };
const compiled = new WeakMap<readonly Rule[], ReadonlyMap<string, RulesOfKind>>();

const compile = (pattern: string): RegExp => new RegExp(pattern, 'y');

/** Indexes rules by their first kind. A pattern begins with one kind, or with a choice of kinds in brackets. */
const indexRules = (rules: readonly Rule[]): ReadonlyMap<string, RulesOfKind> => {
  const known = compiled.get(rules);
  if (known) return known;
  const byStart = new Map<string, Rule[]>();
  for (const rule of rules) {
    const [, pattern] = rule;
    const starts = pattern.startsWith('[') ? pattern.slice(1, pattern.indexOf(']')) : pattern.charAt(0);
    for (const start of starts) byStart.set(start, [...(byStart.get(start) ?? []), rule]);
  }
  const index = new Map(
    [...byStart].map(([start, those]): [string, RulesOfKind] => [
      start,
      {
        any: compile(those.map(([, pattern]) => `(?:${pattern})`).join('|')),
        rules: those.map(([kind, pattern, make]) => ({ kind, pattern: compile(pattern), make })),
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
export const pick = (items: readonly Item[], kinds: string, index = 0): Value =>
  items.filter(({ kind }) => kinds.includes(kind))[index]?.value ?? {};

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
  const named = items.filter(({ kind }) => kind === 'w').map(({ value }) => value);
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
  ['?', 'u', ([word], { before }) => (word?.text === 'hr' && word.value.isCapital && before?.kind !== 'n' ? {} : null)],
  [
    'n',
    'n&?n',
    (items) => {
      const [tens, ones] = [pick(items, 'n'), pick(items, 'n', 1)];
      const isCompound = !tens.digits && !ones.digits && !ones.isArticle;
      const fits = [20, 30, 40, 50].includes(tens.n ?? 0) && (ones.n ?? 0) >= 1 && (ones.n ?? 0) <= 9;
      return isCompound && fits ? { n: (tens.n ?? 0) + (ones.n ?? 0) } : null;
    },
  ],
  [
    'o',
    'no',
    (items) => {
      const [tens, ones] = [pick(items, 'n'), pick(items, 'o')];
      if (ones.n === undefined) return isDay(tens.n) ? { n: tens.n, isMarked: true } : null;
      return !tens.digits && !ones.digits && [20, 30].includes(tens.n ?? 0) && ones.n > 0 && ones.n <= 9
        ? { n: (tens.n ?? 0) + ones.n }
        : null;
    },
  ],
  ['b', 'n#[?&gran-]{0,2}[u~]', (items) => readTimesPer(items, true)],
  ['z', 'n#[?&gran-]{0,2}[u~]', (items) => readTimesPer(items, false)],
];

/** Words between a number of times and its unit: `1x a week`, `1 fois par mois`, `1x/Monat`. */
const PER = /^(?:a|per|par|pro|im|in|die|der|am|al|all|alla|l|à|&)$/;

const readTimesPer = (items: readonly Item[], isOnce: boolean): Value | null => {
  const isPer = items.slice(2, -1).every(({ kind, text }) => PER.test(kind === '&' ? kind : text));
  // `im Monat` is one item, without a unit.
  const { unit = 'Month' } = pick(items, 'u');
  return isPer && (pick(items, 'n').n === 1) === isOnce && unit !== 'Hour' && unit !== 'Minute'
    ? { unit, isMarked: true }
    : null;
};

const HALF_HOUR = 30;
const HOUR_MINUTES = 60;

const sharedParts: readonly Rule[] = [
  // `in 1h30`, `2h में`
  ['J', 'it', ([, clock]) => readHoursAhead(clock)],
  ['J', 'tf', ([clock]) => readHoursAhead(clock)],
  // Times of day.
  [
    'C',
    'tA',
    (items, { language }) =>
      items[0] ? readClockItem(items[0], language, { half: pick(items, 'A').half ?? 0, isMarked: true }) : null,
  ],
  ['C', 't', ([clock], { language }) => (clock ? readClockItem(clock, language) : null)],
  [
    'C',
    'c',
    ([noon]) =>
      noon ? { hour: noon.value.hour ?? 0, minute: 0, isExact: true, isMarked: noon.value.isMarked ?? false } : null,
  ],
  // `12 noon`
  [
    'C',
    'nc',
    ([hour, noon]) =>
      hour?.value.n === 12 ? { hour: noon?.value.hour ?? 12, minute: 0, isExact: true, isMarked: true } : null,
  ],
  // Dates.
  [
    'D',
    '[no]g{0,2}m[g,]?n',
    (items) => {
      const year = items.at(-1)?.value ?? {};
      return isYear(year) ? makeDate(items[0]?.value.n, pick(items, 'm').n, year.n) : null;
    },
  ],
  [
    'D',
    'nm[no]',
    (items) => {
      const year = items[0]?.value ?? {};
      return isYear(year) ? makeDate(items[2]?.value.n, items[1]?.value.n, year.n) : null;
    },
  ],
  // `à sept` is not the first of September.
  ['D', '[no]g{0,2}m', ([day, ...more]) => (day?.value.isArticle ? null : makeDate(day?.value.n, pick(more, 'm').n))],
  [
    'D',
    'm[no],?n',
    (items, { language }) => {
      const year = items.at(-1)?.value ?? {};
      return language.hasMonthFirst && isYear(year) ? makeDate(items[1]?.value.n, items[0]?.value.n, year.n) : null;
    },
  ],
  [
    'D',
    'mg?[no]',
    (items, { language, next }) =>
      language.hasMonthFirst && !/^[ukA]$/.test(next?.kind ?? '')
        ? makeDate(items.at(-1)?.value.isArticle ? 0 : items.at(-1)?.value.n, items[0]?.value.n)
        : null,
  ],
  ['D', 'd', ([date], { language }) => (date ? readDateItem(date, language) : null)],
  ['D', 'q', ([date], { language }) => (date ? readDateItem(date, language) : null)],
  // Durations.
  [
    'R',
    'nu',
    (items) => {
      const { n, isArticle } = pick(items, 'n');
      const { unit } = pick(items, 'u');
      return n !== undefined && unit ? { n, unit, ...(isArticle && { isArticle }) } : null;
    },
  ],
  // `Di 24.`, `Sunday the 29th`: `meaning.ts` checks that the weekday agrees.
  [
    'D',
    'w,?[rg]{0,2}o(?!g{0,2}[Wwmu~e])',
    (items, { next, language }) => {
      const { n, digits, isMarked } = pick(items, 'o');
      const isCounted = language.hasCapitalNouns && COUNTED.test(next?.text ?? '');
      const isDate = isDay(n) && (digits !== undefined || isMarked) && !isCounted;
      return isDate ? { day: n, days: pick(items, 'w').days ?? [] } : null;
    },
  ],
  // Days of the week.
  [
    'W',
    'w[-l]w',
    (items) => ({ days: spanDays(pick(items, 'w').days?.[0], pick(items, 'w', 1).days?.[0]), isSpan: true }),
  ],
  // `Mon Wed Fri 6am`: three days of a week are a repeat.
  ['W', 'w(?:[,&]{0,2}w){2,}', (items) => ({ ...joinDays(items), isHabit: true })],
  ['W', 'w(?:[,&]{1,2}w)+', joinDays],
  // `every Tue Thu 4pm`
  ['W', 'ww', (items, { before }) => (before?.kind === 'e' ? { ...joinDays(items), isWeak: false } : null)],
  ['W', '[NT]g?w', (items) => ({ ...joinDays(items), isWeak: false, which: items[0]?.kind === 'N' ? 'next' : 'this' })],
  ['W', 'wg?N(?!u)', (items) => ({ ...joinDays(items), isWeak: false, which: 'next' })],
  ['W', 'w', joinDays],
  ['V', 'Nu', (items) => ({ unit: pick(items, 'u').unit ?? 'Day', n: 1 })],
  // `du mois prochain`
  ['V', '~N', () => ({ unit: 'Month', n: 1 })],
  ['V', 'uN', (items) => ({ unit: pick(items, 'u').unit ?? 'Day', n: 1 })],
  [
    'V',
    '[NT]s',
    (items) => (items[1]?.value.days?.length === 2 ? { days: [6], n: items[0]?.kind === 'N' ? 1 : 0 } : null),
  ],
  ['V', 'sg?N', (items) => (items[0]?.value.days?.length === 2 ? { days: [6], n: 1 } : null)],
  ['V', 'G', ([end]) => (end ? { ...end.value, isEnd: true } : null)],
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
    'R',
    'R&?R',
    (items) => (pick(items, 'R', 1).unit === 'Minute' ? joinDuration(pick(items, 'R'), pick(items, 'R', 1).n) : null),
  ],
  // `due ore e mezza`, `un'ora e un quarto`
  ['R', 'R[HQ]', (items) => joinDuration(pick(items, 'R'), pick(items, 'Q').n ?? HALF_HOUR)],
  [
    'R',
    // `in 1 hr 30`
    'R&?n(?=[|,]|$)',
    (items) => {
      const { n, digits, isArticle } = pick(items, 'n');
      return isArticle || (items.length === 2 && digits !== 2) ? null : joinDuration(pick(items, 'R'), n);
    },
  ],
  [
    'C',
    'CA',
    (items) => {
      const { half, ...clock } = pick(items, 'C');
      return makeClock(clock.hour, clock.minute, { ...clock, half: pick(items, 'A').half ?? 0, isMarked: true });
    },
  ],
  // `6:15 Uhr` is in 24 hours.
  [
    'C',
    'Ck',
    (items, { language: { countsTo24 } }) => {
      const clock = pick(items, 'C');
      return { ...clock, isMarked: true, ...(countsTo24 && clock.isDigital && { isExact: true, isWeak: false }) };
    },
  ],
  [
    'C',
    'qA',
    (items, { language }) =>
      items[0] ? readPairClock(items[0], { half: pick(items, 'A').half ?? 0 }, language) : null,
  ],
  // `Sunday 12.30`: a number above 12 is no month, so it is minutes.
  [
    'C',
    'q',
    ([pair], { before, next, language }) => {
      const { numbers } = pair?.value ?? {};
      const isClock = numbers?.form === 'pair' && (numbers.second > 12 || numbers.second === 0);
      const isBeside =
        (/^[yWpDsE]$/.test(before?.kind ?? '') && !language.things.has(next?.text ?? '')) || next?.kind === 'y';
      return pair && isClock && isBeside && !/^[Aku]$/.test(next?.kind ?? '')
        ? readPairClock(pair, {}, language)
        : null;
    },
  ],
  // `riunione lunedì sera … 20.45`: in these languages prices have a comma.
  [
    'C',
    'q(?=[|,]|$)',
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
    'C',
    ',q(?=[|,]|$)',
    ([, pair], { before, language }) => {
      const { numbers } = pair?.value ?? {};
      const isClock = numbers?.form === 'pair' && numbers.second % 5 === 0 && numbers.second !== 5;
      return pair && isClock && /^[yWDE]$/.test(before?.kind ?? '') ? readPairClock(pair, {}, language) : null;
    },
  ],
  ['C', 'qk', (items, { language }) => (items[0] ? readPairClock(items[0], {}, language) : null)],
  [
    'C',
    'nkn(?![ukm#])',
    (items) => {
      const minute = pick(items, 'n', 1);
      return minute.digits === 1 || minute.isArticle
        ? null
        : makeClock(pick(items, 'n').n, minute.n, { isMarked: true });
    },
  ],
  ['C', 'nk[&g]?H', (items) => makeClock(pick(items, 'n').n, HALF_HOUR, { isMarked: true })],
  ['C', 'nk[&g]?Q', (items) => makeClock(pick(items, 'n').n, pick(items, 'Q').n, { isMarked: true })],
  ['C', 'nk<g?Q', (items) => makeClockBefore(pick(items, 'n').n, pick(items, 'Q').n)],
  ['C', 'nk<n', (items) => makeClockBefore(pick(items, 'n').n, pick(items, 'n', 1).n)],
  ['C', 'nk', (items) => makeClock(pick(items, 'n').n, 0, { isMarked: true })],
  [
    'C',
    'nnA',
    (items) => {
      const [hour, minute] = [pick(items, 'n'), pick(items, 'n', 1)];
      return hour.digits || minute.digits
        ? null
        : makeClock(hour.n, minute.n, { half: pick(items, 'A').half ?? 0, isMarked: true });
    },
  ],
  [
    'C',
    'nA',
    (items) => {
      const { n, isArticle } = pick(items, 'n');
      return isArticle ? null : makeClock(n, 0, { half: pick(items, 'A').half ?? 0, isMarked: true });
    },
  ],
  // `ogni mercoledì 19-21`
  [
    'C',
    'n-n(?![um#kAC])',
    (items, { before, language }) => {
      const [first, last] = [pick(items, 'n'), pick(items, 'n', 1)];
      const isSpan = (first.n ?? 0) > NOON && (last.n ?? 0) > (first.n ?? 0) && (last.n ?? 99) < 24;
      return isSpan && language.countsTo24 && before?.kind === 'E' && first.digits && last.digits
        ? makeClock(first.n, 0, { isMarked: true, isSpan: true })
        : null;
    },
  ],
  // `von 18 bis 19 Uhr`
  ['C', 'n[-l]nk', (items) => makeClock(pick(items, 'n').n, 0, { isMarked: true, isSpan: true })],
  ['C', 'n[-l]C', (items) => spanClocks(pick(items, 'n'), pick(items, 'C'))],
  ['C', 'C[-l][Cn]', (items) => spanClocks(pick(items, 'C'), pick(items, 'Cn', 1))],
];

/** Reads `at 5`. The words after it may show that it is no hour. */
const readBareHour: Rule[2] = (items, { before, next, language }) => {
  const { n, isArticle, isEnd, isMarked } = pick(items, 'no');
  // `at 2nd and Main` is an address.
  if (isArticle || isMarked || (n ?? 0) < 1) return null;
  if (isEnd && next && /^[mwegW]$/.test(next.kind)) return null;
  if (next && (language.things.has(next.text) || /^[um#s]$/.test(next.kind))) return null;
  const isFollowed = next?.kind === '?' || next?.kind === '&';
  // `alle 11 ferramenta`: at the beginning it is an hour, whatever follows.
  const isOpening = before === undefined && items[0]?.text === 'alle' && pick(items, 'n').digits !== undefined;
  const isSure = !pick(items, 'a').isWeak && (!isFollowed || isOpening || language.followers.has(next.text));
  return makeClock(n, 0, { isMarked: true, ...(!isSure && { isWeak: true }) });
};

const isLater = (item: Item | undefined): boolean => /^(?:later|spater|plus)$/.test(item?.text ?? '');
const isClockUnit = ({ unit }: Value): boolean => unit === 'Minute' || unit === 'Hour';

const sharedMarks: readonly Rule[] = [
  // `3-4pm`, `2pm until 4pm`: read again, now that both hours are known.
  ['C', 'n[-l]C', (items) => spanClocks(pick(items, 'n'), pick(items, 'C'))],
  ['C', 'C[-l]a?C', (items) => spanClocks(pick(items, 'C'), pick(items, 'C', 1))],
  ['C', 'aC[-l][Cn]', (items) => ({ ...pick(items, 'C'), isMarked: true, isSpan: true })],
  ['C', 'aC', (items) => ({ ...pick(items, 'C'), isMarked: true })],
  ['C', 'aq', (items, { language }) => (items[1] ? readPairClock(items[1], {}, language) : null)],
  [
    'C',
    'ann(?![u#km])',
    (items, { next, language: { followers } }) => {
      const [hour, minute] = [pick(items, 'n'), pick(items, 'n', 1)];
      if (next?.kind === '?' && !followers.has(next.text)) return null;
      // `at 6 30`
      if (hour.digits && minute.digits === 2 && (minute.n ?? 1) % 5 === 0)
        return makeClock(hour.n, minute.n, { isMarked: true });
      return hour.digits || minute.digits || hour.isArticle || (minute.n ?? 0) < 5
        ? null
        : makeClock(hour.n, minute.n, { isMarked: true });
    },
  ],
  ['C', 'an[-l]a?[nC]', (items) => spanClocks(pick(items, 'n'), pick(items, 'C'))],
  ['C', 'a[no]', readBareHour],
  ['J', 'iR', (items) => pick(items, 'R')],
  // `two days later` is counted from another event, not from now.
  ['J', 'Rf', (items) => (isLater(items[1]) && !isClockUnit(pick(items, 'R')) ? null : pick(items, 'R'))],
  ['L', 'Rg?B', (items) => pick(items, 'R')],
  ['K', 'n#', (items) => ({ count: pick(items, 'n').n ?? 0 })],
  ['K', '4R', (items) => pick(items, 'R')],
  [
    'D',
    'rg?o(?![Ww~]|g+[?n])',
    (items, { next, language }) => (isNoun(next, language) ? null : makeDayOnly(pick(items, 'o'))),
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
  next?.kind === '?' && (hasCapitalNouns ? COUNTED.test(next.text) : !followers.has(next.text));

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
  ['E', '[no]ug{0,2}[eb]u?', () => UNSUPPORTED],
  ['E', 'eu[gr,]{0,3}ou', () => UNSUPPORTED],
  ['E', 'e[gr,]{0,2}o[gr]?W~', (items) => makeNth(pick(items, 'o').n, pick(items, 'W'))],
  // `on the 15th of the month`, `le 15 du mois`: of every month.
  [
    'E',
    '[rno](?:g?[no])?~(?!N)',
    (items) => {
      const { n, isArticle } = pick(items, 'no');
      if (isArticle || !isDay(n)) return null;
      // A deadline may be that of this month only.
      return DEADLINES.test(items[0]?.text ?? '') ? UNSUPPORTED : { unit: 'Month', n: 1, day: n };
    },
  ],
  // `the first Monday of the month`: of every month.
  ['E', 'oWg?~', (items) => makeNth(pick(items, 'o').n, pick(items, 'W'))],
  [
    'E',
    '[u~]g?oW',
    (items) =>
      items[0]?.kind === '~' || items[0]?.value.unit === 'Month' ? makeNth(pick(items, 'o').n, pick(items, 'W')) : null,
  ],
  [
    'E',
    'b[gr]{1,2}(?:o(?!W)|n(?![ukmA#W]))',
    (items, { next, language }) => {
      const { unit, n = 1 } = pick(items, 'b');
      const { n: day, isArticle } = pick(items, 'no');
      const isCount = isArticle || language.things.has(next?.text ?? '');
      return unit === 'Month' && isDay(day) && !isCount ? { unit, n, day } : null;
    },
  ],
  [
    'E',
    'eu[gr,~]{0,3}oW',
    (items) => (pick(items, 'u').unit === 'Month' ? makeNth(pick(items, 'o').n, pick(items, 'W')) : null),
  ],
  [
    'E',
    'eu[gr,~]{0,3}(?:o|n(?![uk?A#]))',
    (items) => {
      const { n } = pick(items, 'no');
      return pick(items, 'u').unit === 'Month' && isDay(n) ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  [
    'E',
    'oW[ga]{0,2}[rg]?eu',
    (items) => (pick(items, 'u').unit === 'Month' ? makeNth(pick(items, 'o').n, pick(items, 'W')) : null),
  ],
  [
    'E',
    '[no]g{0,3}eu',
    (items) => {
      const { n } = pick(items, 'no');
      return pick(items, 'u').unit === 'Month' && isDay(n) ? { unit: 'Month', n: 1, day: n } : null;
    },
  ],
  [
    'E',
    'e[no]~',
    (items) => (isDay(pick(items, 'no').n) ? { unit: 'Month', n: 1, day: pick(items, 'no').n ?? 1 } : null),
  ],
  [
    'E',
    'eo[gr]?W',
    (items) => {
      const { n } = pick(items, 'o');
      const days = pick(items, 'W');
      if (n === 2) return makeWeeks(2, days);
      // `every third Tuesday` is ambiguous: the third of a month, or every three weeks.
      return n === 1 || n === -1 ? makeNth(n, days) : UNSUPPORTED;
    },
  ],
  ['E', 'exW', (items) => makeWeeks(2, pick(items, 'W'))],
  ['E', 'xu', (items) => ({ unit: pick(items, 'u').unit ?? 'Day', n: 2 })],
  ['E', 'xW', (items) => makeWeeks(2, pick(items, 'W'))],
  ['E', 'exu', (items) => ({ unit: pick(items, 'u').unit ?? 'Day', n: 2 })],
  [
    'E',
    'eou',
    (items) => {
      const { n = 0 } = pick(items, 'o');
      return n >= 2 ? { unit: pick(items, 'u').unit ?? 'Day', n } : UNSUPPORTED;
    },
  ],
  [
    'E',
    'eg?R',
    (items) => {
      const { n = 0, unit = 'Day' } = pick(items, 'R');
      return Number.isInteger(n) && n >= 1 ? { unit, n } : UNSUPPORTED;
    },
  ],
  [
    'E',
    'enW',
    (items) => {
      const days = pick(items, 'W');
      return days.isWeak ? UNSUPPORTED : makeWeeks(pick(items, 'n').n ?? 1, days);
    },
  ],
  ['E', 'eg?W', (items) => makeWeeks(1, pick(items, 'W'))],
  [
    'E',
    'eg?D',
    (items) => {
      const { day = 1, month } = pick(items, 'D');
      return month === undefined ? { unit: 'Month', n: 1, day } : { unit: 'Year', n: 1, day, month };
    },
  ],
  ['E', 'eg?s', (items) => ({ unit: 'Week', n: 1, days: pick(items, 's').days ?? [] })],
  ['E', 'eg?u', (items) => ({ unit: pick(items, 'u').unit ?? 'Day', n: 1 })],
  [
    'E',
    'eg?p',
    (items) => ({ unit: 'Day', n: 1, ...(pick(items, 'p').part && { part: pick(items, 'p').part }) }) as Value,
  ],
  ['E', 'b', ([word]) => (word ? { ...word.value, unit: word.value.unit ?? 'Day', n: word.value.n ?? 1 } : null)],
];

const sharedJoins: readonly Rule[] = [
  // `once every two weeks`
  ['E', 'KE', (items) => (pick(items, 'K').count === 1 ? pick(items, 'E') : null)],
  // `every Monday and every Thursday`
  [
    'E',
    'E(?:&E)+',
    (items) => {
      const repeats = items.filter(({ kind }) => kind === 'E').map(({ value }) => value);
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
