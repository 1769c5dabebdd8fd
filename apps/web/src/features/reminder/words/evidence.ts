import { hasTask } from './facts.ts';
import type { Item, Language } from './language.ts';
import type { Parts } from './meaning.ts';
import { foldWord } from './tokens.ts';

/** The words of a time: indexes in the items of its sentence, both inclusive. */
export type WordRange = { items: readonly Item[]; start: number; end: number };

const BREAK = '|,';

/** Whether the words beside a time show that it is another time, or none. */
export const isDoubted = (range: WordRange, language: Language): boolean =>
  isPartlyUnread(range, language) ||
  isUnreadBefore(range) ||
  isOneOfMany(range) ||
  isOtherTime(range, language) ||
  isPartOfName(range, language) ||
  isSaidOf(range, language);

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
    (first?.kind === 'J' && /n-n/.test(kindsOf(items))) ||
    // `har saal 15 …`: the number may be the day.
    (first?.kind === 'E' &&
      start === end &&
      first.value.unit === 'Year' &&
      first.value.day === undefined &&
      next?.kind === 'n') ||
    (items[end]?.kind === 'W' &&
      next?.kind === 'n' &&
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
      'no'.includes(before.kind) &&
      items.slice(start, end + 1).some(({ kind }) => kind === 'l')) ||
    // `über morgen`
    (before?.text === 'uber' && first?.kind === 'y') ||
    (before?.kind === 'r' && before.value.isGlued === true) ||
    (before?.kind === '0' && before.value.days !== undefined && /^[^a-z]/.test(before.text)) ||
    (before?.kind === '-' && second?.kind !== '?') ||
    (first?.kind === 'E' && (before?.value.digits ?? 0) > 2) ||
    (['en', 'na', 'in'].includes(before?.text ?? '') && first?.kind === 'C' && /^\d/.test(first.text)) ||
    (before?.text === 'sa' && first?.kind === 'C' && start === end && !first.value.isMarked) ||
    (before?.kind === 'a' && first?.kind === 'E' && start === end) ||
    (before?.kind === 'o' && first?.kind === 'W')
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
const isOtherTime = (range: WordRange, language: Language): boolean => {
  const { items, start, end } = range;
  const [before, first] = [items[start - 1], items[start]];
  return (
    isBesideFeast(items, start, end) ||
    isRepeatOf(items, start, end) ||
    isElsewhere(items, end, language) ||
    isBoundary(range, language) ||
    isBesideDuration(items, start, end) ||
    isOtherYear(items, start, end) ||
    items[end + 1]?.kind === 'z' ||
    // `Mula Mayo 5 …`: since then.
    (before?.text === 'mula' && start === 1 && first?.kind === 'D') ||
    ('<lBzm'.includes(before?.kind ?? '?') && !isDeadline(items, start, language) && !isMay(before, first))
  );
};

const isPartOfName = ({ items, start, end }: WordRange, language: Language): boolean => {
  const [before, first] = [items[start - 1], items[start]];
  return (
    isNumbered(items, start, language) ||
    isNumberOf(items, start, end, language) ||
    isInName(items[end + 1]) ||
    isAddress(items, start, end) ||
    isOrigin(items, start, end, language) ||
    isNamed(items, start, end, language) ||
    isTitle(items, start, end) ||
    isInTitle(items, start, end, language) ||
    (before?.kind === '?' &&
      isNameBefore(before, first, language) &&
      // `l'enterrement est mardi à 15h`
      !(language.copulas.has(before.raw) && items.slice(start, end + 1).some(({ kind }) => kind === 'C')))
  );
};

/** Words before a day that make it a name, or a day of the past: `the Friday`, `das Wort zum Sonntag`, `that Saturday`. */
const BEFORE_NAMES = new Set(
  ['the', 'ang', 'zum', 'that', 'quel', 'quella', 'jener', 'jenen', 'jenem', 'उस', 'ആ'].map(foldWord),
);

/** Whether the sentence says something of the time itself, so that the time is its subject. */
const isSaidOf = ({ items, start, end }: WordRange, language: Language): boolean => {
  const [before, first, next] = [items[start - 1], items[start], items[end + 1]];
  return (
    isReading(items, end) ||
    // `എന്നും പൂക്കുന്ന ചെടി`: a plant that blooms every day.
    (first?.kind === 'E' && /ുന്ന$/u.test(next?.raw ?? '')) ||
    (first?.kind === 'y' && ['the', 'das', 'den', 'der', 'dem', 'ang'].includes(before?.text ?? '')) ||
    (before?.value.isArticle === true && first?.kind === 'W') ||
    (BEFORE_NAMES.has(before?.text ?? '') && first?.kind === 'W') ||
    // `Jeder Sonntag` is a subject, `jeden Sonntag` a time.
    /^(?:jeder|dieser|nachster)$/.test(first?.text ?? '') ||
    isDescribed(items, start, language) ||
    /^(?:là|was|were|war|était|era|fut|fu)$/.test(next?.raw ?? '') ||
    isDayTold(items, start, end, language) ||
    (isCopula(next, items[end + 2], language, start === 0) &&
      // `kalimutan sa Biyernes ang bill`
      !(language.code === 'fil' && hasTask(items.slice(0, start), language)) &&
      (first?.kind !== 'y' || items[end + 2]?.value.isArticle === true))
  );
};

/** Whether a verb after the time makes it a subject: `Sunday is the best day`, `mardi, c'est …`. */
const isCopula = (next: Item | undefined, last: Item | undefined, { copulas }: Language, isOpening: boolean): boolean =>
  next !== undefined &&
  (copulas.has(next.raw) ||
    (next.raw === 'c' && last?.raw === 'est') ||
    (isOpening && next.kind === ',' && last?.raw === 'c' && copulas.has('est')));

/** Whether it is the title of a work, with its author: `29 settembre di Battisti`. */
const isTitle = (items: readonly Item[], start: number, end: number): boolean =>
  start === 0 &&
  /^(?:d[ie]?|von|by)$/.test(items[end + 1]?.text ?? '') &&
  items.length > end + 2 &&
  items.slice(end + 2).every(({ kind, isCapital }) => kind === '?' && isCapital === true);

/** Whether a word of time has a capital letter before another capital: `Friday Night Lights`. */
const isInTitle = (items: readonly Item[], start: number, end: number, { hasCapitalNouns }: Language): boolean =>
  !hasCapitalNouns &&
  items[end + 1]?.kind === '?' &&
  items[end + 1]?.isCapital === true &&
  items.slice(Math.max(start, 1), end + 1).some(({ kind, value }) => 'py'.includes(kind) && value.isCapital) &&
  !items.slice(start, end + 1).some(({ kind }) => kind === 'C');

/** Whether the sentence only says which day it is: `demain c'est lundi`. */
const isDayTold = (items: readonly Item[], start: number, end: number, language: Language): boolean =>
  start === end &&
  end === 0 &&
  items[end]?.kind === 'y' &&
  items.at(-1)?.kind === 'W' &&
  items.slice(1, -1).every(({ raw }) => /^c$/.test(raw) || language.copulas.has(raw));

/** Whether an adjective is between an article and the day: `einen ruhigen Sonntag`. */
const isDescribed = (items: readonly Item[], start: number, { hasCapitalNouns, copulas }: Language): boolean => {
  const [article, word] = [items[start - 2], items[start - 1]];
  if (items[start]?.kind !== 'W' || word?.kind !== '?' || !article?.value.isArticle) return false;
  return hasCapitalNouns ? !word.isCapital : copulas.has(items[start - 3]?.raw ?? '');
};

/** Whether the day is a first name: `Mercoledì Addams è …`. */
const isNamed = (items: readonly Item[], start: number, end: number, { copulas, bareWeekdays, code }: Language) => {
  if (start !== end || items[start]?.kind !== 'W' || !bareWeekdays || code === 'ml') return false;
  const [next, last] = [items[end + 1], items[end + 2]];
  return next?.kind === '?' && next.isCapital === true && copulas.has(last?.raw ?? '');
};

/** Whether a feast without a certain date is beside the time: `Christmas at 4`. */
const isBesideFeast = (items: readonly Item[], start: number, end: number): boolean =>
  // `réveillon demain 21h`
  !('Wy'.includes(items[start]?.kind ?? '?') && items.slice(start, end + 1).some(({ kind }) => kind === 'C')) &&
  // `marché de Noël dimanche`: the feast belongs to a noun.
  !('Wy'.includes(items[start]?.kind ?? '?') && /[?]gF$/.test(kindsOf(items.slice(Math.max(0, start - 3), start)))) &&
  !items.slice(start, end + 1).some(({ kind, value }) => kind === 'D' && value.month !== undefined) &&
  (/F[arg,]?$/.test(kindsOf(items.slice(Math.max(0, start - 2), start))) ||
    /^[arg]?F/.test(kindsOf(items.slice(end + 1, end + 3))));

/** Whether the end of a span was not understood: `Monday to …`, but not `in 45 minutes to turn off the oven`. */
const isSpanUnread = (items: readonly Item[], end: number): boolean => {
  const [next, last] = [items[end + 1], items[end + 2]];
  if (next?.kind !== '-') return false;
  if (items[end]?.kind === 'D' && last?.kind === 'n') return true;
  return isUnread(last) || (next.text === 'to' ? last?.kind !== '?' : /\p{L}/u.test(next.text));
};

const STREETS = new Set(
  [
    'street|road|avenue|lane|square|court|crescent|terrace|grove|gardens|ufer|damm|rue|boulevard|bd|place|quai|impasse|allée|via|viale|piazza|corso|largo|vicolo',
    'strasse|platz|weg|allee|gasse|kalye|barangay|st|ave|rd|मार्ग|गली|सड़क|रोड|റോഡ്|തെരുവ്',
  ].flatMap((list) => list.split('|').map(foldWord)),
);

/** Whether it is the name of a street, with at most articles in between: `45 Sunday Street`, `rue du Quatre-Septembre`. */
const isAddress = (items: readonly Item[], start: number, end: number): boolean => {
  let at = start - 1;
  while ('grn'.includes(items[at]?.kind ?? '?') && start - at < 3) at -= 1;
  // `9 Hunyo 12 Street`
  const after = items[end + 1]?.kind === 'n' ? end + 2 : end + 1;
  return STREETS.has(items[at]?.text ?? '') || STREETS.has(items[after]?.text ?? '');
};

const FROM = new Set(['from', 'of', 'vom', 'von', 'du', 'de', 'del', 'dell', 'della', 'di']);

/** Hours that can follow “of”: `the stroke of midnight`. */
const TURNS = new Set(['midnight', 'noon', 'minuit', 'midi', 'mezzanotte', 'mezzogiorno']);

/** Whether something belongs to the day: `the article of 12 May`, `the world of tomorrow`, `शनिवार की तस्वीरें`. */
const isOrigin = (items: readonly Item[], start: number, end: number, language: Language): boolean =>
  (items[start]?.kind === 'y' && items[start - 1]?.raw === 'ng') ||
  (start > 1 && 'DWsy'.includes(items[start]?.kind ?? '?') && FROM.has(items[start - 1]?.text ?? '')) ||
  (start > 1 && TURNS.has(items[start]?.text ?? '') && FROM.has(items[start - 1]?.text ?? '')) ||
  // `sa Disyembre 1 na mag-order`
  (language.originsAfter.has(items[end + 1]?.text ?? '') &&
    !/^(?:mag|pag)/.test(items[end + 2]?.text ?? '') &&
    // `7:52 की ट्रेन पकड़नी है`
    !(items[end]?.kind === 'C' && language.code === 'hi' && hasTask(items.slice(end + 2), language)));

/** Whether May is a name: `the card for Aunt May tomorrow`. */
const isMay = (before: Item | undefined, first: Item | undefined): boolean =>
  before?.value.isWeak === true && first?.kind === 'y';

/** Whether “before” makes it the deadline of a task: `rendre les livres avant jeudi`. */
const isDeadline = (items: readonly Item[], start: number, { tasks, code, subjects }: Language): boolean => {
  const [first, before] = [items[0], items[start - 1]?.text];
  if (items[start - 2]?.kind === 'R') return false;
  if (before === 'avant') return items.some(({ kind, raw }) => kind === '?' && tasks?.test(raw));
  // `cancel the trial before 2 Dec`: a task begins with its verb.
  const isTask = code === 'en' && first?.kind === '?' && !subjects.has(first.text) && start > 2;
  return before === 'before' && isTask && 'WD'.includes(items[start]?.kind ?? '?');
};

/** Whether a measured value follows: `Weight on Monday: 71.4 kg`. */
const isReading = (items: readonly Item[], end: number): boolean =>
  items[end + 1]?.text === ':' && /^\d/.test(items[end + 2]?.text ?? '');

/** Whether a year beside it is none of a reminder: `20 July 1969`. */
const isOtherYear = (items: readonly Item[], start: number, end: number): boolean =>
  (items[start]?.kind === 'D' && items[start - 1]?.value.digits === 4) ||
  ('Dy'.includes(items[end]?.kind ?? '?') &&
    items[items[end + 1]?.kind === ',' ? end + 2 : end + 1]?.value.digits === 4);

/** Whether it is one of two hours: `every day at 7 am and 6 pm`. */
const isOneOfHours = (items: readonly Item[], start: number, end: number): boolean =>
  (items[end]?.kind === 'C' && /^&[arg]?p?C/.test(kindsOf(items.slice(end + 1, end + 5)))) ||
  (/^p?C/.test(kindsOf(items.slice(start, start + 2))) &&
    /C&[arg]?$/.test(kindsOf(items.slice(Math.max(0, start - 3), start))));

const OR = new Set(['or', 'oder', 'ou', 'o', 'या', 'അല്ലെങ്കിൽ'].map(foldWord));

/** Whether it is one of two choices (`Friday or Saturday`), or a title (`Vendredi ou la Vie sauvage`). */
const isAlternative = (items: readonly Item[], start: number, end: number): boolean => {
  // `Friday (or Saturday)`
  const after = end + (items[end + 1]?.kind === ',' ? 2 : 1);
  const before = start - 1;
  return (
    (OR.has(items[after]?.text ?? '') &&
      (start === 0 || /^[arg]{0,2}[CDWy]/.test(kindsOf(items.slice(after + 1, after + 4))))) ||
    (OR.has(items[before]?.text ?? '') && 'CDWyn,'.includes(items[before - 1]?.kind ?? '?'))
  );
};

/** Whether it is a number of something: `Order no. 2026-11-24`. */
const isNumbered = (items: readonly Item[], start: number, { numbersBefore }: Language): boolean => {
  const [before, first] = [items[start - 1], items[start]];
  const isDigits = first?.kind === 'D' && /^\d{4}-/.test(first.text);
  return isDigits && (/^[°º]$/.test(before?.text ?? '') || numbersBefore.has(before?.text ?? ''));
};

/** Whether the date is a number: in `mon casier est le 24`, but not in `die Rechnung ist am 22. fällig`. */
const isNumberOf = (items: readonly Item[], start: number, end: number, { copulas }: Language): boolean =>
  items[end + 1]?.text !== 'fallig' &&
  items[start]?.kind === 'D' &&
  items[start]?.value.month === undefined &&
  copulas.has(items[start - 1]?.raw ?? '');

/** Whether a dot follows without a blank: `Monday.com`. */
const isInName = (next: Item | undefined): boolean => next?.kind === '?' && next.text === '.';

/** Short names of days that have no other meaning: `ask Ann about the keys weds`. */
const SURE_SHORT = new Set(['tues', 'weds', 'thu', 'thur', 'thurs', 'fri']);

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
  if (span?.isWeak) return before?.kind === 'r' || before?.kind === 'a';
  if (ahead || span) return true;
  if (offset)
    return (offset.n ?? 0) > 0
      ? !offset.isWeak || parts.part !== undefined || endsWithTask(items, language)
      : parts.part !== undefined;
  if (date)
    return (
      !date.isWeak ||
      before?.kind === 'r' ||
      items[start]?.kind === 'l' ||
      (language.hasPostpositions === true && next?.kind === 'r') ||
      // `30ന് LIC അടക്കണം`: a number above 12 is no hour.
      ((date.day ?? 0) > 12 && !date.month && isWanted(items, language))
    );
  if (!days) return false;
  if (language.owners?.test(before?.raw ?? '')) return false;
  if (days.isWeak)
    return (
      before?.kind === 'r' ||
      items[start]?.kind === 'l' ||
      parts.part !== undefined ||
      (!next && SURE_SHORT.has(items[end]?.text ?? ''))
    );
  if ('&a'.includes(before?.kind ?? '?')) return false;
  const isAfter = language.hasPostpositions && (next?.kind === 'r' || items[end]?.kind === 'l');
  const isBare = language.bareWeekdays?.test(items[start]?.text ?? '') ?? false;
  return (
    isAfter ||
    isBare ||
    // `Kontaktlinsen Donnerstag bestellen`
    (language.hasCapitalNouns === true && end + 2 === items.length && hasTask(items.slice(end + 1), language)) ||
    // `Mittwoch Anna nach dem Schlüssel fragen`
    (start === 0 && language.hasCapitalNouns === true && (hasTask(items, language) || next?.text === 'bitte')) ||
    Boolean(days.which || before?.kind === 'r' || items[start]?.kind === 'l' || parts.part) ||
    !next ||
    BREAK.includes(next.kind)
  );
};

const isWanted = (items: readonly Item[], language: Language): boolean =>
  items.some(({ raw }) => language.wantedVerb?.test(raw)) ||
  (language.hasPostpositions === true && hasTask(items, language));

/** Whether the sentence ends with a task: `kal mummy ki dawai leni h`. */
const endsWithTask = (items: readonly Item[], language: Language): boolean => {
  const words = items.filter(({ kind, text }) => kind === '?' && !/^(?:h|hai|he|है)$/.test(text));
  return language.hasPostpositions === true && hasTask(words.slice(-1), language);
};

const isLower = (item: Item | undefined): boolean => item?.kind === '?' && item.isCapital === false;

/** Whether an hour after a part of the day was not read: `every morning 7 …`. */
const isHourAfter = (items: readonly Item[], end: number): boolean => {
  const { n = 0, digits } = items[end + 1]?.value ?? {};
  return (
    (items[end]?.kind === 'p' || items[end]?.value.part !== undefined) &&
    items[end + 1]?.kind === 'n' &&
    digits !== undefined &&
    n <= 12
  );
};

/** Whether a vague time of day is beside it: `tomorrow after lunch`. */
const isBesideVague = (items: readonly Item[], start: number, end: number): boolean =>
  /P[arg,]?$/.test(kindsOf(items.slice(Math.max(0, start - 2), start))) ||
  /^[arg,]?P/.test(kindsOf(items.slice(end + 1, end + 3))) ||
  // `Sunday after mass`, but not `freitags nach Köln`.
  /^(?:after|apres|dopo)$/.test(items[end + 1]?.text ?? '') ||
  (/^(?:before|avant|prima)$/.test(items[end + 1]?.text ?? '') &&
    /^[gr]{0,2}\?/.test(kindsOf(items.slice(end + 2, end + 5)))) ||
  (/^(?:nach|vor)$/.test(items[end + 1]?.text ?? '') &&
    /^(?:der|dem|den)$/.test(items[end + 2]?.text ?? '') &&
    !SEEKING.test(items.at(-1)?.text ?? '')) ||
  // `leftovers tomorrow lunch`
  ('yW'.includes(items[end]?.kind ?? '?') &&
    /^(?:lunch|lunchtime|brunch|dinner|supper)$/.test(items[end + 1]?.text ?? ''));

/** Verbs with which “nach” is no time: `nach dem Kuchen sehen`. */
const SEEKING = /^(?:(?:nach)?(?:sehen|schauen|fragen|gucken)|suchen|seh|schau|frag)$/;

/** Whether a number after a preposition was not read: `before 10 tomorrow`, `for 4 tomorrow`. */
const isNumberUnread = (items: readonly Item[], start: number): boolean =>
  items[start - 1]?.kind === 'n' &&
  items[start - 1]?.value.isArticle !== true &&
  'ar<l>&-B'.includes(items[start - 2]?.kind ?? '?');

/** Whether it is a number that was not understood: with it the time may be another. */
const isUnread = (item: Item | undefined): boolean =>
  item !== undefined && ('Ctqd'.includes(item.kind) || (item.kind === '?' && /^(?!1:1$)\d/.test(item.text)));

/** Words before an hour in digits that is no number of a line: `bus 14:05`. */
export const TRANSPORT = new Set(['bus', 'flight', 'zug', 'train', 'vol', 'volo', 'autobus', 'बस']);

/** Whether the word before makes a name of a day (`Black Friday`) or of an hour without a preposition (`room 10:30`). */
const isNameBefore = ({ text }: Item, first: Item | undefined, { namesBefore, numbersBefore }: Language): boolean =>
  // `man Friday` is a name, `the boiler man 8am` is not.
  !(text === 'man' && (first?.kind === 'C' || first?.text === 'coming')) &&
  ((first?.kind === 'C'
    ? !first.value.isMarked && numbersBefore.has(text) && !(first.value.isDigital && TRANSPORT.has(text))
    : false) ||
    (('Ws'.includes(first?.kind ?? '?') || (first?.kind === 'C' && !first.value.isMarked)) && namesBefore.has(text)));

/** Whether another day is joined with “and”: `the first and third Monday of the month`. */
const isOneOfSeveral = (items: readonly Item[], start: number, end: number): boolean =>
  /(?:[oDB]&[gr]{0,2}|n&)$/.test(kindsOf(items.slice(Math.max(0, start - 4), start))) ||
  (items[end]?.kind === 'D' && /^&[gr]{0,2}[oEnD]/.test(kindsOf(items.slice(end + 1, end + 5)))) ||
  /E&$/.test(kindsOf(items.slice(Math.max(0, start - 2), start))) ||
  (items[end]?.kind === 'E' && /^&E/.test(kindsOf(items.slice(end + 1, end + 3))));

/** Whether a duration is beside it: `a week on Friday`, `two days before Friday`, `Friday week`. */
const isBesideDuration = (items: readonly Item[], start: number, end: number): boolean =>
  /(?:R[arg<B]{0,2}|ug?[m~][arg]{0,2}|u>)$/.test(kindsOf(items.slice(Math.max(0, start - 5), start))) ||
  // `freitags 15 Uhr Stunden eintragen`: after an hour, a unit is an ordinary noun.
  (/^[uR](?!g)/.test(kindsOf(items.slice(end + 1, end + 3))) &&
    !(items[end]?.kind === 'C' && items[end]?.value.isMarked && items[end + 1]?.kind === 'u'));

/** Whether it limits a span: `after 6pm`, `शाम 6 बजे के बाद`, `du 5 au 7 janvier`. */
const isBoundary = ({ items, start, end }: WordRange, { wantedVerb }: Language): boolean => {
  const [before, next] = [items[start - 1], items[end + 1]];
  const isDayBefore = /nr$/.test(kindsOf(items.slice(Math.max(0, start - 2), start))) && isDay(items[start - 2]);
  if (items[start]?.kind === 'D' && isDayBefore) return true;
  if (items[end]?.kind === 'E' && next?.kind === '~') return true;
  if (items[start]?.kind === 'C' && (before?.kind === '>' || /^(?:mag$|pagka|maka)/.test(before?.text ?? '')))
    return true;
  // `ഉച്ചയ്ക്ക് മുമ്പ്`
  if (items[end]?.kind === 'p' && /^മു/.test(next?.raw ?? '')) return true;
  if (items[end]?.kind !== 'C') return false;
  // An hour after `before` is the deadline of a task.
  const isDeadlineHour = next?.kind === 'B' && items.some(({ raw }) => wantedVerb?.test(raw));
  return ('Bf'.includes(next?.kind ?? '?') && !isDeadlineHour) || /^(?:पहले|pehle|pahle)$/.test(next?.text ?? '');
};

const isDay = (item: Item | undefined): boolean => (item?.value.n ?? 99) <= 31;

/** Whether a part of a duration was not understood: `in due ore e mezza`, `तीन चार दिन बाद`. */
const isDurationUnread = (items: readonly Item[], start: number, end: number): boolean =>
  (items[end]?.kind === 'J' && /^(?:&?g?[hHQ]|n(?!k))/.test(kindsOf(items.slice(end + 1, end + 4)))) ||
  // `शादी के 10 दिन बाद`: ten days after the wedding, not from now.
  (items[start]?.kind === 'J' && (items[start - 1]?.kind === 'n' || /^(?:के|ke)$/.test(items[start - 1]?.text ?? '')));

/** Whether days are counted: in `the next three Mondays`, but not in `a table for four Friday at 8`. */
const isCounted = (items: readonly Item[], start: number): boolean => {
  const { n = 0, digits, isArticle } = items[start - 1]?.value ?? {};
  const isNext =
    items[start - 2]?.kind === 'N' ||
    /^prossim/.test(items[start - 2]?.text ?? '') ||
    items[start]?.value.which === 'next';
  const isCount = items[start - 1]?.kind === 'n' && (!digits || isNext) && !isArticle && n >= 2;
  return isCount && items[start]?.kind === 'W' && !isFor(items[start - 2]);
};

const isFor = (item: Item | undefined): boolean =>
  item?.kind === 'a' || /^(?:for|für|fur|pour|per|para)$/.test(item && item.to - item.from <= 4 ? item.text : '');

/** Whether two days have one hour: `tomorrow and Friday at 3pm`. */
const isOneHourOfDays = (items: readonly Item[], start: number, end: number): boolean =>
  ('DWy'.includes(items[end]?.kind ?? '?') && /^&[arg]{0,2}[DWy][arg,]{0,2}p?C/.test(kindsOf(items.slice(end + 1)))) ||
  (/[DWy]&[arg]{0,2}$/.test(kindsOf(items.slice(0, start))) &&
    /^[DWy][arg,]{0,2}p?C/.test(kindsOf(items.slice(start))));

const ZONES = new Set(['edt', 'pst', 'pdt', 'gmt', 'utc', 'bst', 'cet', 'cest', 'cst', 'ortszeit']);

/** Whether it is in another time zone: `9am London time`, `9am EST`. */
const isElsewhere = (items: readonly Item[], end: number, { hasMonthFirst }: Language): boolean => {
  const [next, last] = [items[end + 1], items[end + 2]];
  if (items[end]?.kind !== 'C' || next?.kind !== '?') return false;
  return ZONES.has(next.text) || (hasMonthFirst === true && (next.text === 'est' || last?.text === 'time'));
};

/** Whether minutes after the hour were not read: `at eight ten buy milk`. */
const isMinuteUnread = (items: readonly Item[], end: number): boolean => {
  const { n = 0, digits, isArticle } = items[end + 1]?.value ?? {};
  const isWritten = digits === undefined ? n >= 5 : digits === 2 && n % 5 === 0 && items[end]?.value.minute === 0;
  return items[end]?.kind === 'C' && items[end + 1]?.kind === 'n' && !isArticle && isWritten && !isMeridian(items[end]);
};

/** Whether an hour before it was not understood: `half 7 tomorrow`, `8ish tomorrow`. */
const isHourUnread = (items: readonly Item[], start: number): boolean => {
  const [second, first] = [items[start - 2], items[start - 1]];
  // `5k every Tuesday`
  if (
    first?.kind === '?' &&
    first.text !== 'k' &&
    first.value.isGlued &&
    second?.kind === '?' &&
    /^\d/.test(second.text)
  )
    return true;
  return /[hHQ<>3567][no]$|[hHQ3567]$/.test(kindsOf(items.slice(Math.max(0, start - 2), start)));
};

const isMeridian = (item: Item | undefined): boolean => item?.value.half !== undefined;

const kindsOf = (items: readonly Item[]): string => items.map(({ kind }) => kind).join('');

/** Whether a repeat is an adjective (`weekly report`), or has an unknown day (`every year at Christmas`). */
export const isAdjective = (items: readonly Item[], start: number, end: number): boolean => {
  const { isAdjective: isKind, unit, n, day, isMarked } = items[start]?.value ?? {};
  // `once a year` is never an adjective.
  const isOpen = isKind || (unit === 'Year' && n === 1 && day === undefined && !isMarked);
  return start === end && isOpen === true && items[end + 1]?.kind === '?';
};

/** Whether an “every” before it was not understood. */
const isRepeatUnread = (items: readonly Item[], start: number): boolean =>
  ([1, 2].some((back) => items[start - back]?.kind === 'e') && items[start - 1]?.kind !== '|') ||
  // `each and every day at 9`
  (items[start]?.kind === 'C' && /e[?&]{1,2}[uWsp]/.test(kindsOf(items))) ||
  // `kada a-5 …`, `every quarter … at 9`
  /e[^|,?]?[nowpu]/.test(kindsOf(items));

/** Whether the day of a yearly repeat was not understood: `jedes Jahr in der ersten Maiwoche`. */
const isYearOpen = (items: readonly Item[], start: number, end: number): boolean =>
  items
    .slice(start, end + 1)
    .some(({ kind, value }) => kind === 'E' && value.unit === 'Year' && value.day === undefined && !value.isMarked) &&
  !items.slice(start, end + 1).some(({ kind }) => kind === 'D') &&
  /^(?:in|im|an|am|at|on|around|zu|um|en|au|a|autour|vers|nel|al)$/.test(items[end + 1]?.text ?? '');

/** Whether words after the repeat restrict it: `tous les jours d'école`, `every 2nd Monday of the quarter`. */
const isRepeatOf = (items: readonly Item[], start: number, end: number): boolean =>
  items.some(
    ({ kind, value }, at) =>
      at >= start &&
      at <= end &&
      kind === 'E' &&
      (value.unit === 'Day' || value.days !== undefined) &&
      /^(?:d(?:e|es|u|i|el|ella|ell)?|of)$/.test(items[at + 1]?.text ?? '') &&
      // `tous les matins du monde`
      (value.part === undefined ? /^g?[?uQ]/ : /^[?]/).test(kindsOf(items.slice(at + 2, at + 4))),
  );

/** Whether a number that was not read follows, after a preposition or “and”. */
const isNumberAfter = (items: readonly Item[], end: number): boolean =>
  /^(?:[ar<>l]g?[notqQ]|n[aC]|n[-l]n|&[nt]|,np)/.test(kindsOf(items.slice(end + 1, end + 4)));

/** Whether two numbers beside an hour are a date: only with a word that shows it. */
const isDaySure = ({ date, clock, days }: Parts, before: Item | undefined): boolean =>
  !date?.isWeak ||
  before?.kind === 'r' ||
  clock?.isMarked === true ||
  clock?.isDigital === true ||
  clock?.isExact === true ||
  days !== undefined;

const isAlone = (before: Item | undefined, next: Item | undefined): boolean =>
  (!next || BREAK.includes(next.kind)) && before?.kind !== '-';
