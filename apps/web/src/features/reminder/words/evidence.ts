import { hasTask } from './facts.ts';
import { hasKind, isOneOf, matches, matchesAfter, matchesBefore } from './kinds.ts';
import type { Item, Language, WordRange } from './language.ts';
import type { Parts } from './meaning.ts';
import { makeWords } from './tokens.ts';

/** Whether the words beside a time show that it is another time, or none. */
export const isDoubtful = (range: WordRange, language: Language): boolean =>
  isPartlyUnread(range, language) ||
  isUnreadBefore(range) ||
  isOneOfMany(range) ||
  meansAnotherTime(range, language) ||
  isPartOfName(range, language) ||
  isSubjectOfSentence(range, language) ||
  language.isDoubtful?.(range) === true;

/** Whether words of the time, or words after it, were not understood. */
const isPartlyUnread = ({ items, start, end }: WordRange, { things }: Language): boolean => {
  const [first, next] = [items[start], items[end + 1]];
  return (
    isUnread(next) ||
    isRepeatUnread(items, start) ||
    isYearOpen(items, start, end) ||
    isNumberAfter(items, end) ||
    isMinuteUnread(items, end) ||
    isDurationUnread(items, start, end) ||
    isHourUnread(items, start) ||
    isSpanUnread(items, end) ||
    next?.value.isGlued === true ||
    // `in 3-4 days`
    (first?.kind === 'ahead' && matches(items, 'number hyphen number')) ||
    // `har saal 15 …`: the number may be the day.
    (first?.kind === 'repeat' &&
      start === end &&
      first.value.unit === 'Year' &&
      first.value.day === undefined &&
      next?.kind === 'number') ||
    (items[end]?.kind === 'days' &&
      next?.kind === 'number' &&
      !next.value.isArticle &&
      // `mittwoch 3 kg mehl`
      !things.has(items[end + 2]?.text ?? ''))
  );
};

/** Whether words before the time belong to it and were not understood. */
const isUnreadBefore = ({ items, start, end }: WordRange): boolean => {
  const [second, before, first] = [items[start - 2], items[start - 1], items[start]];
  return (
    (isUnread(before) && !/^[€£$₹₱]$/.test(second?.text ?? '')) ||
    // `vom 1. bis 24. Dezember`
    (before !== undefined &&
      hasKind(before, 'number', 'ordinal') &&
      items.slice(start, end + 1).some(({ kind }) => kind === 'until')) ||
    (before?.kind === 'on' && before.value.isGlued === true) ||
    (before?.kind === 'shortDay' && before.value.days !== undefined && /^[^a-z]/.test(before.text)) ||
    (before?.kind === 'hyphen' && second?.kind !== 'other') ||
    (first?.kind === 'repeat' && (before?.value.digits ?? 0) > 2) ||
    (before?.text === 'in' && first?.kind === 'clock' && /^\d/.test(first.text)) ||
    (before?.kind === 'at' && first?.kind === 'repeat' && start === end) ||
    (before?.kind === 'ordinal' && first?.kind === 'days')
  );
};

/** Whether it is one of several times that belong together. */
const isOneOfMany = ({ items, start, end }: WordRange): boolean =>
  isCounted(items, start) ||
  isOneHourOfDays(items, start, end) ||
  isOneOfSeveral(items, start, end) ||
  isOneOfHours(items, start, end) ||
  isAlternative(items, start, end);

/** Whether the words beside the time mean another one: a limit, a duration, another year or zone. */
const meansAnotherTime = (range: WordRange, language: Language): boolean => {
  const { items, start, end } = range;
  const [before, first] = [items[start - 1], items[start]];
  return (
    isBesideFeast(items, start, end) ||
    isRepeatOf(items, start, end) ||
    isElsewhere(items, end, language) ||
    isBoundary(range, language) ||
    isBesideDuration(items, start, end) ||
    isOtherYear(items, start, end) ||
    items[end + 1]?.kind === 'bygone' ||
    (hasKind(before, 'to', 'until', 'before', 'bygone', 'month') &&
      !isDeadline(items, start, language) &&
      !isMay(before, first))
  );
};

const isPartOfName = ({ items, start, end }: WordRange, language: Language): boolean => {
  const [before, first] = [items[start - 1], items[start]];
  return (
    isNumbered(items, start, language) ||
    isNumberOfThing(items, start, end, language) ||
    isInName(items[end + 1]) ||
    isAddress(items, start, end) ||
    isOrigin(items, start, end, language) ||
    isNamed(items, start, end, language) ||
    isTitle(items, start, end) ||
    isInTitle(items, start, end, language) ||
    (before?.kind === 'other' &&
      isNameBefore(before, first, language) &&
      // `l'enterrement est mardi à 15h`
      !(language.copulas.has(before.raw) && items.slice(start, end + 1).some(({ kind }) => kind === 'clock')))
  );
};

/** Words before a day that make it a name, or a day of the past: `the Friday`, `das Wort zum Sonntag`, `that Saturday`. */
const BEFORE_NAMES = makeWords('the|ang|zum|that|quel|quella|jener|jenen|jenem|उस|ആ');

/** Whether the sentence says something of the time itself, so that the time is its subject. */
const isSubjectOfSentence = ({ items, start, end }: WordRange, language: Language): boolean => {
  const [before, first, next] = [items[start - 1], items[start], items[end + 1]];
  return (
    isReading(items, end) ||
    (first?.kind === 'relativeDay' && ['the', 'das', 'den', 'der', 'dem', 'ang'].includes(before?.text ?? '')) ||
    (before?.value.isArticle === true && first?.kind === 'days') ||
    (BEFORE_NAMES.has(before?.text ?? '') && first?.kind === 'days') ||
    isDescribed(items, start, language) ||
    /^(?:là|was|were|war|était|era|fut|fu)$/.test(next?.raw ?? '') ||
    namesOnlyTheDay(items, start, end, language) ||
    (isCopula(next, items[end + 2], language, start === 0) &&
      // `kalimutan sa Biyernes ang bill`
      !(language.code === 'fil' && hasTask(items.slice(0, start), language)) &&
      (first?.kind !== 'relativeDay' || items[end + 2]?.value.isArticle === true))
  );
};

/** Whether a verb after the time makes it a subject: `Sunday is the best day`, `mardi, c'est …`. */
const isCopula = (next: Item | undefined, last: Item | undefined, { copulas }: Language, isOpening: boolean): boolean =>
  next !== undefined &&
  (copulas.has(next.raw) ||
    (next.raw === 'c' && last?.raw === 'est') ||
    (isOpening && next.kind === 'comma' && last?.raw === 'c' && copulas.has('est')));

/** Whether it is the title of a work, with its author: `29 settembre di Battisti`. */
const isTitle = (items: readonly Item[], start: number, end: number): boolean =>
  start === 0 &&
  /^(?:d[ie]?|von|by)$/.test(items[end + 1]?.text ?? '') &&
  items.length > end + 2 &&
  items.slice(end + 2).every(({ kind, isCapital }) => kind === 'other' && isCapital === true);

/** Whether a word of time has a capital letter before another capital: `Friday Night Lights`. */
const isInTitle = (items: readonly Item[], start: number, end: number, { hasCapitalNouns }: Language): boolean =>
  !hasCapitalNouns &&
  items[end + 1]?.kind === 'other' &&
  items[end + 1]?.isCapital === true &&
  items
    .slice(Math.max(start, 1), end + 1)
    .some(({ kind, value }) => isOneOf(kind, 'dayPart', 'relativeDay') && value.isCapital) &&
  !items.slice(start, end + 1).some(({ kind }) => kind === 'clock');

/** Whether the sentence only says which day it is: `demain c'est lundi`. */
const namesOnlyTheDay = (items: readonly Item[], start: number, end: number, language: Language): boolean =>
  start === end &&
  end === 0 &&
  items[end]?.kind === 'relativeDay' &&
  items.at(-1)?.kind === 'days' &&
  items.slice(1, -1).every(({ raw }) => /^c$/.test(raw) || language.copulas.has(raw));

/** Whether an adjective is between an article and the day: `einen ruhigen Sonntag`. */
const isDescribed = (items: readonly Item[], start: number, { hasCapitalNouns, copulas }: Language): boolean => {
  const [article, word] = [items[start - 2], items[start - 1]];
  if (items[start]?.kind !== 'days' || word?.kind !== 'other' || !article?.value.isArticle) return false;
  return hasCapitalNouns ? !word.isCapital : copulas.has(items[start - 3]?.raw ?? '');
};

/** Whether the day is a first name: `Mercoledì Addams è …`. */
const isNamed = (items: readonly Item[], start: number, end: number, { copulas, bareWeekdays, code }: Language) => {
  if (start !== end || items[start]?.kind !== 'days' || !bareWeekdays || code === 'ml') return false;
  const [next, last] = [items[end + 1], items[end + 2]];
  return next?.kind === 'other' && next.isCapital === true && copulas.has(last?.raw ?? '');
};

/** Whether a feast without a certain date is beside the time: `Christmas at 4`. */
const isBesideFeast = (items: readonly Item[], start: number, end: number): boolean =>
  // `réveillon demain 21h`
  !(hasKind(items[start], 'days', 'relativeDay') && items.slice(start, end + 1).some(({ kind }) => kind === 'clock')) &&
  // `marché de Noël dimanche`: the feast belongs to a noun.
  !(hasKind(items[start], 'days', 'relativeDay') && matchesBefore(items, start, '[other] article feast')) &&
  !items.slice(start, end + 1).some(({ kind, value }) => kind === 'date' && value.month !== undefined) &&
  (matchesBefore(items, start, 'feast [at on article comma]?') || matchesAfter(items, end, '[at on article]? feast'));

/** Whether the end of a span was not understood: `Monday to …`, but not `in 45 minutes to turn off the oven`. */
const isSpanUnread = (items: readonly Item[], end: number): boolean => {
  const [next, last] = [items[end + 1], items[end + 2]];
  if (next?.kind !== 'hyphen') return false;
  if (items[end]?.kind === 'date' && last?.kind === 'number') return true;
  return isUnread(last) || (next.text === 'to' ? last?.kind !== 'other' : /\p{L}/u.test(next.text));
};

const STREETS = makeWords(
  'street|road|avenue|lane|square|court|crescent|terrace|grove|gardens|ufer|damm|rue|boulevard|bd|place|quai|impasse|allée|via|viale|piazza|corso|largo|vicolo',
  'strasse|platz|weg|allee|gasse|kalye|barangay|st|ave|rd|मार्ग|गली|सड़क|रोड|റോഡ്|തെരുവ്',
);

/** Whether it is the name of a street, with at most articles in between: `45 Sunday Street`, `rue du Quatre-Septembre`. */
const isAddress = (items: readonly Item[], start: number, end: number): boolean => {
  let at = start - 1;
  while (hasKind(items[at], 'article', 'on', 'number') && start - at < 3) at -= 1;
  // `9 Hunyo 12 Street`
  const after = items[end + 1]?.kind === 'number' ? end + 2 : end + 1;
  return STREETS.has(items[at]?.text ?? '') || STREETS.has(items[after]?.text ?? '');
};

const FROM = makeWords('from|of|vom|von|du|de|del|dell|della|di');

/** Hours that can follow “of”: `the stroke of midnight`. */
const TURNS = makeWords('midnight|noon|minuit|midi|mezzanotte|mezzogiorno');

/** Whether something belongs to the day: `the article of 12 May`, `the world of tomorrow`, `शनिवार की तस्वीरें`. */
const isOrigin = (items: readonly Item[], start: number, end: number, language: Language): boolean =>
  (start > 1 &&
    hasKind(items[start], 'date', 'days', 'weekdays', 'relativeDay') &&
    FROM.has(items[start - 1]?.text ?? '')) ||
  (start > 1 && TURNS.has(items[start]?.text ?? '') && FROM.has(items[start - 1]?.text ?? '')) ||
  // `sa Disyembre 1 na mag-order`
  (language.originsAfter.has(items[end + 1]?.text ?? '') &&
    !/^(?:mag|pag)/.test(items[end + 2]?.text ?? '') &&
    // `7:52 की ट्रेन पकड़नी है`
    !(items[end]?.kind === 'clock' && language.code === 'hi' && hasTask(items.slice(end + 2), language)));

/** Whether May is a name: `the card for Aunt May tomorrow`. */
const isMay = (before: Item | undefined, first: Item | undefined): boolean =>
  before?.value.isWeak === true && first?.kind === 'relativeDay';

/** Whether “before” makes it the deadline of a task: `rendre les livres avant jeudi`. */
const isDeadline = (items: readonly Item[], start: number, { tasks, code, subjects }: Language): boolean => {
  const [first, before] = [items[0], items[start - 1]?.text];
  if (items[start - 2]?.kind === 'duration') return false;
  if (before === 'avant') return items.some(({ kind, raw }) => kind === 'other' && tasks?.test(raw));
  // `cancel the trial before 2 Dec`: a task begins with its verb.
  const isTask = code === 'en' && first?.kind === 'other' && !subjects.has(first.text) && start > 2;
  return before === 'before' && isTask && hasKind(items[start], 'days', 'date');
};

/** Whether a measured value follows: `Weight on Monday: 71.4 kg`. */
const isReading = (items: readonly Item[], end: number): boolean =>
  items[end + 1]?.text === ':' && /^\d/.test(items[end + 2]?.text ?? '');

/** Whether a year beside it is none of a reminder: `20 July 1969`. */
const isOtherYear = (items: readonly Item[], start: number, end: number): boolean =>
  (items[start]?.kind === 'date' && items[start - 1]?.value.digits === 4) ||
  (hasKind(items[end], 'date', 'relativeDay') &&
    items[items[end + 1]?.kind === 'comma' ? end + 2 : end + 1]?.value.digits === 4);

/** Whether it is one of two hours: `every day at 7 am and 6 pm`. */
const isOneOfHours = (items: readonly Item[], start: number, end: number): boolean =>
  (items[end]?.kind === 'clock' && matchesAfter(items, end, 'and [at on article]? dayPart? clock')) ||
  (matches(items.slice(start, start + 2), '^dayPart? clock') &&
    matchesBefore(items, start, 'clock and [at on article]?'));

const OR = makeWords('or|oder|ou|o|या|അല്ലെങ്കിൽ');

/** Whether it is one of two choices (`Friday or Saturday`), or a title (`Vendredi ou la Vie sauvage`). */
const isAlternative = (items: readonly Item[], start: number, end: number): boolean => {
  // `Friday (or Saturday)`
  const after = end + (items[end + 1]?.kind === 'comma' ? 2 : 1);
  const before = start - 1;
  return (
    (OR.has(items[after]?.text ?? '') &&
      (start === 0 || matchesAfter(items, after, '[at on article]{0,2} [clock date days relativeDay]'))) ||
    (OR.has(items[before]?.text ?? '') &&
      hasKind(items[before - 1], 'clock', 'date', 'days', 'relativeDay', 'number', 'comma'))
  );
};

/** Whether it is a number of something: `Order no. 2026-11-24`. */
const isNumbered = (items: readonly Item[], start: number, { numbersBefore }: Language): boolean => {
  const [before, first] = [items[start - 1], items[start]];
  const isDigits = first?.kind === 'date' && /^\d{4}-/.test(first.text);
  return isDigits && (/^[°º]$/.test(before?.text ?? '') || numbersBefore.has(before?.text ?? ''));
};

/** Whether the date is a number: in `mon casier est le 24`, but not in `die Rechnung ist am 22. fällig`. */
const isNumberOfThing = (items: readonly Item[], start: number, end: number, { copulas }: Language): boolean =>
  items[end + 1]?.text !== 'fallig' &&
  items[start]?.kind === 'date' &&
  items[start]?.value.month === undefined &&
  copulas.has(items[start - 1]?.raw ?? '');

/** Whether a dot follows without a blank: `Monday.com`. */
const isInName = (next: Item | undefined): boolean => next?.kind === 'other' && next.text === '.';

/** Short names of days that have no other meaning: `ask Ann about the keys weds`. */
const SURE_SHORT = makeWords('tues|weds|thu|thur|thurs|fri');

/** Whether the words are enough to be sure that a time is meant. */
export const isEnough = (parts: Parts, { items, start, end }: WordRange, language: Language): boolean => {
  const before = items[start - 1];
  const next = items[end + 1];
  const { clock, date, days, offset, ahead, span, repeat } = parts;
  const isDayGiven = Boolean(date || days || offset || ahead || span || repeat);
  if (!clock && (isNumberUnread(items, start) || isBesideVague(items, start, end) || isHourAfter(items, end)))
    return false;
  if (repeat)
    return repeat.isHabit
      ? (clock !== undefined && !clock.isSpan) || (parts.part !== undefined && (repeat.days?.length ?? 0) > 1)
      : !isAdjective(items, start, end);
  // `9 बजे से`: since then.
  if (clock?.isEnd && !isDayGiven) return false;
  if (clock && !clock.isMarked && !isDayGiven)
    return (
      !clock.isSpan &&
      !(clock.isWeak && clock.isExact) &&
      (isAlone(before, next) || (start === 0 && clock.isDigital === true && hasTask(items, language)))
    );
  if (clock)
    return isDayGiven
      ? isDaySure(parts, before)
      : (!clock.isWeak || ((start === 0 || isLower(next)) && hasTask(items, language))) && !clock.isSpan;
  if (span?.isWeak) return before?.kind === 'on' || before?.kind === 'at';
  if (ahead || span) return true;
  if (offset)
    return (offset.n ?? 0) > 0
      ? !offset.isWeak || parts.part !== undefined || endsWithTask(items, language)
      : parts.part !== undefined;
  if (date)
    return (
      !date.isWeak ||
      before?.kind === 'on' ||
      items[start]?.kind === 'until' ||
      (language.hasPostpositions === true && next?.kind === 'on') ||
      // `30ന് LIC അടക്കണം`: a number above 12 is no hour.
      ((date.day ?? 0) > 12 && !date.month && isWanted(items, language))
    );
  if (!days) return false;
  if (language.owners?.test(before?.raw ?? '')) return false;
  if (days.isWeak)
    return (
      before?.kind === 'on' ||
      items[start]?.kind === 'until' ||
      parts.part !== undefined ||
      (!next && SURE_SHORT.has(items[end]?.text ?? ''))
    );
  if (hasKind(before, 'and', 'at')) return false;
  const isAfter = language.hasPostpositions && (next?.kind === 'on' || items[end]?.kind === 'until');
  const isBare = language.bareWeekdays?.test(items[start]?.text ?? '') ?? false;
  return (
    isAfter ||
    isBare ||
    // `Kontaktlinsen Donnerstag bestellen`
    (language.hasCapitalNouns === true && end + 2 === items.length && hasTask(items.slice(end + 1), language)) ||
    // `Mittwoch Anna nach dem Schlüssel fragen`
    (start === 0 && language.hasCapitalNouns === true && (hasTask(items, language) || next?.text === 'bitte')) ||
    Boolean(days.which || before?.kind === 'on' || items[start]?.kind === 'until' || parts.part) ||
    !next ||
    hasKind(next, 'end', 'comma')
  );
};

const isWanted = (items: readonly Item[], language: Language): boolean =>
  items.some(({ raw }) => language.wantedVerb?.test(raw)) ||
  (language.hasPostpositions === true && hasTask(items, language));

/** Whether the sentence ends with a task: `kal mummy ki dawai leni h`. */
const endsWithTask = (items: readonly Item[], language: Language): boolean => {
  const words = items.filter(({ kind, text }) => kind === 'other' && !/^(?:h|hai|he|है)$/.test(text));
  return language.hasPostpositions === true && hasTask(words.slice(-1), language);
};

const isLower = (item: Item | undefined): boolean => item?.kind === 'other' && item.isCapital === false;

/** Whether an hour after a part of the day was not read: `every morning 7 …`. */
const isHourAfter = (items: readonly Item[], end: number): boolean => {
  const { n = 0, digits } = items[end + 1]?.value ?? {};
  return (
    (items[end]?.kind === 'dayPart' || items[end]?.value.part !== undefined) &&
    items[end + 1]?.kind === 'number' &&
    digits !== undefined &&
    n <= 12
  );
};

/** Whether a vague time of day is beside it: `tomorrow after lunch`. */
const isBesideVague = (items: readonly Item[], start: number, end: number): boolean =>
  matchesBefore(items, start, 'vaguePart [at on article comma]?') ||
  matchesAfter(items, end, '[at on article comma]? vaguePart') ||
  // `Sunday after mass`, but not `freitags nach Köln`.
  /^(?:after|apres|dopo)$/.test(items[end + 1]?.text ?? '') ||
  (/^(?:before|avant|prima)$/.test(items[end + 1]?.text ?? '') &&
    matchesAfter(items, end + 1, '[article on]{0,2} other')) ||
  // `leftovers tomorrow lunch`
  (hasKind(items[end], 'relativeDay', 'days') &&
    /^(?:lunch|lunchtime|brunch|dinner|supper)$/.test(items[end + 1]?.text ?? ''));

/** Whether a number after a preposition was not read: `before 10 tomorrow`, `for 4 tomorrow`. */
const isNumberUnread = (items: readonly Item[], start: number): boolean =>
  items[start - 1]?.kind === 'number' &&
  items[start - 1]?.value.isArticle !== true &&
  hasKind(items[start - 2], 'at', 'on', 'to', 'until', 'past', 'and', 'hyphen', 'before');

/** Whether it is a number that was not understood: with it the time may be another. */
const isUnread = (item: Item | undefined): boolean =>
  item !== undefined &&
  (hasKind(item, 'clock', 'digitalClock', 'pair', 'digitalDate') ||
    (item.kind === 'other' && /^(?!1:1$)\d/.test(item.text)));

/** Words before an hour in digits that is no number of a line: `bus 14:05`. */
export const TRANSPORT = makeWords('bus|flight|zug|train|vol|volo|autobus|बस');

/** Whether the word before makes a name of a day (`Black Friday`) or of an hour without a preposition (`room 10:30`). */
const isNameBefore = ({ text }: Item, first: Item | undefined, { namesBefore, numbersBefore }: Language): boolean =>
  // `man Friday` is a name, `the boiler man 8am` is not.
  !(text === 'man' && (first?.kind === 'clock' || first?.text === 'coming')) &&
  ((first?.kind === 'clock'
    ? !first.value.isMarked && numbersBefore.has(text) && !(first.value.isDigital && TRANSPORT.has(text))
    : false) ||
    ((hasKind(first, 'days', 'weekdays') || (first?.kind === 'clock' && !first.value.isMarked)) &&
      namesBefore.has(text)));

/** Whether another day is joined with “and”: `the first and third Monday of the month`. */
const isOneOfSeveral = (items: readonly Item[], start: number, end: number): boolean =>
  matchesBefore(items, start, '[ordinal date before] and [article on]{0,2}|number and') ||
  (items[end]?.kind === 'date' && matchesAfter(items, end, 'and [article on]{0,2} [ordinal repeat number date]')) ||
  matchesBefore(items, start, 'repeat and') ||
  (items[end]?.kind === 'repeat' && matchesAfter(items, end, 'and repeat'));

/** Whether a duration is beside it: `a week on Friday`, `two days before Friday`, `Friday week`. */
const isBesideDuration = (items: readonly Item[], start: number, end: number): boolean =>
  matchesBefore(
    items,
    start,
    'duration [at on article to before]{0,2}|unit article? [month ofMonth] [at on article]{0,2}|unit past',
  ) ||
  // `freitags 15 Uhr Stunden eintragen`: after an hour, a unit is an ordinary noun.
  (matchesAfter(items, end, '[unit duration] (?!article)') &&
    !(items[end]?.kind === 'clock' && items[end]?.value.isMarked && items[end + 1]?.kind === 'unit'));

/** Whether it limits a span: `after 6pm`, `शाम 6 बजे के बाद`, `du 5 au 7 janvier`. */
const isBoundary = ({ items, start, end }: WordRange, { wantedVerb }: Language): boolean => {
  const [before, next] = [items[start - 1], items[end + 1]];
  const isDayBefore = matchesBefore(items, start, 'number on') && isDay(items[start - 2]);
  if (items[start]?.kind === 'date' && isDayBefore) return true;
  if (items[end]?.kind === 'repeat' && next?.kind === 'ofMonth') return true;
  if (items[start]?.kind === 'clock' && before?.kind === 'past') return true;
  if (items[end]?.kind !== 'clock') return false;
  // An hour after `before` is the deadline of a task.
  const isDeadlineHour = next?.kind === 'before' && items.some(({ raw }) => wantedVerb?.test(raw));
  return hasKind(next, 'before', 'fromNow') && !isDeadlineHour;
};

const isDay = (item: Item | undefined): boolean => (item?.value.n ?? 99) <= 31;

/** Whether a part of a duration was not understood: `in due ore e mezza`, `तीन चार दिन बाद`. */
const isDurationUnread = (items: readonly Item[], start: number, end: number): boolean =>
  (items[end]?.kind === 'ahead' &&
    matchesAfter(items, end, '(?:and? article? [halfTo halfPast quarter]|number (?!oclock))')) ||
  (items[start]?.kind === 'ahead' && items[start - 1]?.kind === 'number');

/** Whether days are counted: in `the next three Mondays`, but not in `a table for four Friday at 8`. */
const isCounted = (items: readonly Item[], start: number): boolean => {
  const { n = 0, digits, isArticle } = items[start - 1]?.value ?? {};
  const isNext =
    items[start - 2]?.kind === 'next' ||
    /^prossim/.test(items[start - 2]?.text ?? '') ||
    items[start]?.value.which === 'next';
  const isCount = items[start - 1]?.kind === 'number' && (!digits || isNext) && !isArticle && n >= 2;
  return isCount && items[start]?.kind === 'days' && !isFor(items[start - 2]);
};

const isFor = (item: Item | undefined): boolean =>
  item?.kind === 'at' || /^(?:for|für|fur|pour|per|para)$/.test(item && item.to - item.from <= 4 ? item.text : '');

/** Whether two days have one hour: `tomorrow and Friday at 3pm`. */
const isOneHourOfDays = (items: readonly Item[], start: number, end: number): boolean =>
  (hasKind(items[end], 'date', 'days', 'relativeDay') &&
    matchesAfter(
      items,
      end,
      'and [at on article]{0,2} [date days relativeDay] [at on article comma]{0,2} dayPart? clock',
    )) ||
  (matchesBefore(items, start, '[date days relativeDay] and [at on article]{0,2}') &&
    matches(items.slice(start), '^[date days relativeDay] [at on article comma]{0,2} dayPart? clock'));

const ZONES = makeWords('edt|pst|pdt|gmt|utc|bst|cet|cest|cst|ortszeit');

/** Whether it is in another time zone: `9am London time`, `9am EST`. */
const isElsewhere = (items: readonly Item[], end: number, { hasMonthFirst }: Language): boolean => {
  const [next, last] = [items[end + 1], items[end + 2]];
  if (items[end]?.kind !== 'clock' || next?.kind !== 'other') return false;
  return ZONES.has(next.text) || (hasMonthFirst === true && (next.text === 'est' || last?.text === 'time'));
};

/** Whether minutes after the hour were not read: `at eight ten buy milk`. */
const isMinuteUnread = (items: readonly Item[], end: number): boolean => {
  const { n = 0, digits, isArticle } = items[end + 1]?.value ?? {};
  const isWritten = digits === undefined ? n >= 5 : digits === 2 && n % 5 === 0 && items[end]?.value.minute === 0;
  return (
    items[end]?.kind === 'clock' &&
    items[end + 1]?.kind === 'number' &&
    !isArticle &&
    isWritten &&
    !isMeridian(items[end])
  );
};

/** Whether an hour before it was not understood: `half 7 tomorrow`, `8ish tomorrow`. */
const isHourUnread = (items: readonly Item[], start: number): boolean => {
  const [second, first] = [items[start - 2], items[start - 1]];
  // `5k every Tuesday`
  if (
    first?.kind === 'other' &&
    first.text !== 'k' &&
    first.value.isGlued &&
    second?.kind === 'other' &&
    /^\d/.test(second.text)
  )
    return true;
  return matchesBefore(
    items,
    start,
    '[halfTo halfPast quarter threeQuarters threeQuartersMore halfMore quarterMore quarterLess hourWithPart] [number ordinal]?|[to past] [number ordinal]',
  );
};

const isMeridian = (item: Item | undefined): boolean => item?.value.half !== undefined;

/** Whether a repeat is an adjective (`weekly report`), or has an unknown day (`every year at Christmas`). */
export const isAdjective = (items: readonly Item[], start: number, end: number): boolean => {
  const { isAdjective: isKind, unit, n, day, isMarked } = items[start]?.value ?? {};
  // `once a year` is never an adjective.
  const isOpen = isKind || (unit === 'Year' && n === 1 && day === undefined && !isMarked);
  return start === end && isOpen === true && items[end + 1]?.kind === 'other';
};

/** Whether an “every” before it was not understood. */
const isRepeatUnread = (items: readonly Item[], start: number): boolean =>
  ([1, 2].some((back) => items[start - back]?.kind === 'every') && items[start - 1]?.kind !== 'end') ||
  // `each and every day at 9`
  (items[start]?.kind === 'clock' && matches(items, 'every [other and]{1,2} [unit days weekdays dayPart]')) ||
  // `kada a-5 …`, `every quarter … at 9`
  matches(items, 'every [^end comma other]? [number ordinal weekday dayPart unit]');

/** Whether the day of a yearly repeat was not understood: `jedes Jahr in der ersten Maiwoche`. */
const isYearOpen = (items: readonly Item[], start: number, end: number): boolean =>
  items
    .slice(start, end + 1)
    .some(
      ({ kind, value }) => kind === 'repeat' && value.unit === 'Year' && value.day === undefined && !value.isMarked,
    ) &&
  !items.slice(start, end + 1).some(({ kind }) => kind === 'date') &&
  /^(?:in|im|an|am|at|on|around|zu|um|en|au|a|autour|vers|nel|al)$/.test(items[end + 1]?.text ?? '');

/** Whether words after the repeat restrict it: `tous les jours d'école`, `every 2nd Monday of the quarter`. */
const isRepeatOf = (items: readonly Item[], start: number, end: number): boolean =>
  items.some(
    ({ kind, value }, at) =>
      at >= start &&
      at <= end &&
      kind === 'repeat' &&
      (value.unit === 'Day' || value.days !== undefined) &&
      /^(?:d(?:e|es|u|i|el|ella|ell)?|of)$/.test(items[at + 1]?.text ?? '') &&
      // `tous les matins du monde`
      (matchesAfter(items, at + 1, 'other') ||
        (value.part === undefined && matchesAfter(items, at + 1, 'article? [other unit quarter]'))),
  );

/** Whether a number that was not read follows, after a preposition or “and”. */
const isNumberAfter = (items: readonly Item[], end: number): boolean =>
  matchesAfter(
    items,
    end,
    '[at on to past until] article? [number ordinal digitalClock pair quarter]|number [at clock]|number [hyphen until] number|and [number digitalClock]|comma number dayPart',
  );

/** Whether two numbers beside an hour are a date: only with a word that shows it. */
const isDaySure = ({ date, clock, days }: Parts, before: Item | undefined): boolean =>
  !date?.isWeak ||
  before?.kind === 'on' ||
  clock?.isMarked === true ||
  clock?.isDigital === true ||
  clock?.isExact === true ||
  days !== undefined;

const isAlone = (before: Item | undefined, next: Item | undefined): boolean =>
  (!next || hasKind(next, 'end', 'comma')) && before?.kind !== 'hyphen';
