import { hasTask } from './facts.ts';
import type { Item, Language } from './language.ts';
import type { Parts } from './meaning.ts';
import { foldWord } from './tokens.ts';

/** The position of the words of a time among the items of their sentence. */
export type WordRange = { items: readonly Item[]; start: number; end: number };

const BREAK = '|,';

/** `the Friday`, `das Wort zum Sonntag`, `that Saturday`: a name, or a day that was. */
const BEFORE_NAMES = new Set(
  ['the', 'ang', 'zum', 'that', 'quel', 'quella', 'jener', 'jenen', 'jenem', 'उस', 'ആ'].map(foldWord),
);

/** `Jeder Sonntag`: what something is said of; when it is `jeden Sonntag`. */
const isSubject = (items: readonly Item[], start: number): boolean =>
  /^(?:jeder|dieser|nachster)$/.test(items[start]?.text ?? '');

/** Whether something beside the words says that they mean another time than they seem to, or none. */
export const isDoubted = ({ items, start, end }: WordRange, language: Language): boolean => {
  const before = items[start - 1];
  const next = items[end + 1];
  const first = items[start];
  return (
    isUnread(before) ||
    isBesideFeast(items, start, end) ||
    isUnread(next) ||
    isRepeatUnread(items, start) ||
    isMoreSaid(items, end) ||
    isMinuteUnread(items, end) ||
    isCounted(items, start) ||
    isOneHourOfDays(items, start, end) ||
    isElsewhere(items, end, language) ||
    isBoundary({ items, start, end }, language) ||
    isDurationUnread(items, start, end) ||
    isOneOfSeveral(items, start, end) ||
    isBesideDuration(items, start, end) ||
    isHourUnread(items, start) ||
    isReading(items, end) ||
    // `എന്നും പൂക്കുന്ന ചെടി`: what it is like.
    (first?.kind === 'E' && /ുന്ന$/u.test(next?.raw ?? '')) ||
    isOtherYear(items, start, end) ||
    isOneOfHours(items, start, end) ||
    isAlternative(items, start, end) ||
    isNumbered(items, start, language) ||
    isNumberOf(items, start, language) ||
    (before?.kind === 'r' && before.value.isGlued === true) ||
    (before?.kind === '0' && before.value.days && /^[^a-z]/.test(before.text)) ||
    ('<lBzm'.includes(before?.kind ?? '?') && !isDeadline(items, start, language) && !isMay(before, first)) ||
    (before?.kind === '-' && items[start - 2]?.kind !== '?') ||
    (first?.kind === 'y' && ['the', 'das', 'den', 'der', 'dem', 'ang'].includes(before?.text ?? '')) ||
    (first?.kind === 'J' && /n-n/.test(kindsOf(items))) ||
    next?.kind === 'z' ||
    next?.value.isGlued === true ||
    isInName(next) ||
    isAddress(items, start, end) ||
    isOrigin(items, start, end, language) ||
    (first?.kind === 'E' && (before?.value.digits ?? 0) > 2) ||
    isSpanUnread(items, end) ||
    (before?.value.isArticle === true && first?.kind === 'W') ||
    (BEFORE_NAMES.has(before?.text ?? '') && first?.kind === 'W') ||
    isSubject(items, start) ||
    isNamed(items, start, end, language) ||
    isDescribed(items, start, language) ||
    (['en', 'na'].includes(before?.text ?? '') && first?.kind === 'C') ||
    next?.raw === 'là' ||
    (before?.kind === 'a' && first?.kind === 'E' && start === end) ||
    (items[end]?.kind === 'W' && next?.kind === 'n' && !next.value.isArticle) ||
    (before?.kind === 'o' && first?.kind === 'W') ||
    (before?.kind === '?' && isNameBefore(before, first, language)) ||
    (isCopula(next, items[end + 2], language) && (first?.kind !== 'y' || items[end + 2]?.value.isArticle === true))
  );
};

/** `Sunday is the best day`, `mardi, c'est …` */
const isCopula = (next: Item | undefined, last: Item | undefined, { copulas }: Language): boolean =>
  next !== undefined &&
  (copulas.has(next.raw) ||
    (next.raw === 'c' && last?.raw === 'est') ||
    (next.kind === ',' && last?.raw === 'c' && copulas.has('est')));

/** `einen ruhigen Sonntag`, `all I want is a quiet Sunday`: an adjective between the article and the day. */
const isDescribed = (items: readonly Item[], start: number, { hasCapitalNouns, copulas }: Language): boolean => {
  const [article, word] = [items[start - 2], items[start - 1]];
  if (items[start]?.kind !== 'W' || word?.kind !== '?' || !article?.value.isArticle) return false;
  return hasCapitalNouns ? !word.isCapital : copulas.has(items[start - 3]?.raw ?? '');
};

/** `Mercoledì Addams è …` */
const isNamed = (items: readonly Item[], start: number, end: number, { copulas, bareWeekdays, code }: Language) => {
  if (start !== end || items[start]?.kind !== 'W' || !bareWeekdays || code === 'ml') return false;
  const [next, last] = [items[end + 1], items[end + 2]];
  return next?.kind === '?' && next.isCapital === true && copulas.has(last?.raw ?? '');
};

/** `Christmas at 4`: a day that moves, or lasts, beside the words. */
const isBesideFeast = (items: readonly Item[], start: number, end: number): boolean =>
  // `marché de Noël dimanche`: what it is.
  !('Wy'.includes(items[start]?.kind ?? '?') && /[?]gF$/.test(kindsOf(items.slice(Math.max(0, start - 3), start)))) &&
  !items.slice(start, end + 1).some(({ kind, value }) => kind === 'D' && value.month !== undefined) &&
  (/F[arg,]?$/.test(kindsOf(items.slice(Math.max(0, start - 2), start))) ||
    /^[arg]?F/.test(kindsOf(items.slice(end + 1, end + 3))));

/** `Monday to …`, but not `in 45 minutes to turn off the oven`. */
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

/** `45 Sunday Street`, `rue du Quatre-Septembre`: with at most articles between the name and the street. */
const isAddress = (items: readonly Item[], start: number, end: number): boolean => {
  let at = start - 1;
  while ('grn'.includes(items[at]?.kind ?? '?') && start - at < 3) at -= 1;
  return STREETS.has(items[at]?.text ?? '') || STREETS.has(items[end + 1]?.text ?? '');
};

const FROM = new Set(['from', 'of', 'vom', 'von', 'du', 'de', 'del', 'dell', 'della', 'di']);

/** `the stroke of midnight` */
const TURNS = new Set(['midnight', 'noon', 'minuit', 'midi', 'mezzanotte', 'mezzogiorno']);

/** `the article of 12 May`, `the world of tomorrow`, `शनिवार की तस्वीरें`: of which day something is, not when. */
const isOrigin = (items: readonly Item[], start: number, end: number, { originsAfter }: Language): boolean =>
  (items[start]?.kind === 'y' && items[start - 1]?.raw === 'ng') ||
  (start > 1 && 'DWsy'.includes(items[start]?.kind ?? '?') && FROM.has(items[start - 1]?.text ?? '')) ||
  (start > 1 && TURNS.has(items[start]?.text ?? '') && FROM.has(items[start - 1]?.text ?? '')) ||
  // `sa Disyembre 1 na mag-order`
  (originsAfter.has(items[end + 1]?.text ?? '') && !/^(?:mag|pag)/.test(items[end + 2]?.text ?? ''));

/** `the card for Aunt May tomorrow`: no month. */
const isMay = (before: Item | undefined, first: Item | undefined): boolean =>
  before?.value.isWeak === true && first?.kind === 'y';

/** `rendre les livres avant jeudi` */
const isDeadline = (items: readonly Item[], start: number, { tasks }: Language): boolean =>
  items[start - 1]?.text === 'avant' &&
  items[start - 2]?.kind !== 'R' &&
  items.some(({ kind, raw }) => kind === '?' && tasks?.test(raw));

/** `Weight on Monday: 71.4 kg`, `the weather tomorrow: 12 degrees`: what was or will be measured. */
const isReading = (items: readonly Item[], end: number): boolean =>
  items[end + 1]?.text === ':' && /^\d/.test(items[end + 2]?.text ?? '');

/** `20 July 1969`: a year that no reminder has. */
const isOtherYear = (items: readonly Item[], start: number, end: number): boolean =>
  (items[start]?.kind === 'D' && items[start - 1]?.value.digits === 4) ||
  ('Dy'.includes(items[end]?.kind ?? '?') &&
    items[items[end + 1]?.kind === ',' ? end + 2 : end + 1]?.value.digits === 4);

/** `every day at 7 am and 6 pm` */
const isOneOfHours = (items: readonly Item[], start: number, end: number): boolean =>
  (items[end]?.kind === 'C' && /^&[arg]?p?C/.test(kindsOf(items.slice(end + 1, end + 5)))) ||
  (/^p?C/.test(kindsOf(items.slice(start, start + 2))) &&
    /C&[arg]?$/.test(kindsOf(items.slice(Math.max(0, start - 3), start))));

const OR = new Set(['or', 'oder', 'ou', 'o', 'या', 'അല്ലെങ്കിൽ'].map(foldWord));

/** `Friday or Saturday`; and the name of a book, `Vendredi ou la Vie sauvage`. */
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

/** `Order no. 2026-11-24` */
const isNumbered = (items: readonly Item[], start: number, { numbersBefore }: Language): boolean => {
  const [before, first] = [items[start - 1], items[start]];
  const isDigits = first?.kind === 'D' && /^\d{4}-/.test(first.text);
  return isDigits && (/^[°º]$/.test(before?.text ?? '') || numbersBefore.has(before?.text ?? ''));
};

/** `Mon casier est le 24` */
const isNumberOf = (items: readonly Item[], start: number, { copulas }: Language): boolean =>
  items[start]?.kind === 'D' && items[start]?.value.month === undefined && copulas.has(items[start - 1]?.raw ?? '');

/** `Monday.com` */
const isInName = (next: Item | undefined): boolean => next?.kind === '?' && next.text === '.';

/** Short names of days that mean nothing else: `ask Ann about the keys weds`. */
const SURE_SHORT = new Set(['tues', 'weds', 'thu', 'thur', 'thurs', 'fri']);

/** Whether the words are enough to say that a time is meant. */
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
  if (clock && !clock.isMarked && !isDayGiven)
    return (
      !clock.isSpan && (isAlone(before, next) || (start === 0 && clock.isDigital === true && hasTask(items, language)))
    );
  if (clock)
    return isDayGiven
      ? isDaySure(parts, before)
      : (!clock.isWeak || ((start === 0 || isLower(next)) && hasTask(items, language))) && !clock.isSpan;
  if (span?.isWeak) return before?.kind === 'r' || before?.kind === 'a';
  if (ahead || span) return true;
  if (offset) return (offset.n ?? 0) > 0 ? !offset.isWeak || parts.part !== undefined : parts.part !== undefined;
  if (date)
    return (
      !date.isWeak ||
      before?.kind === 'r' ||
      items[start]?.kind === 'l' ||
      (language.hasPostpositions === true && next?.kind === 'r') ||
      // `30ന് LIC അടക്കണം`: too late for an hour.
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
    // Mittwoch Anna nach dem Schlüssel fragen
    (start === 0 && language.hasCapitalNouns === true && hasTask(items, language)) ||
    Boolean(days.which || before?.kind === 'r' || items[start]?.kind === 'l' || parts.part) ||
    !next ||
    BREAK.includes(next.kind)
  );
};

const isWanted = (items: readonly Item[], language: Language): boolean =>
  items.some(({ raw }) => language.wantedVerb?.test(raw)) ||
  (language.hasPostpositions === true && hasTask(items, language));

const isLower = (item: Item | undefined): boolean => item?.kind === '?' && item.isCapital === false;

/** `every morning 7 …`: of the number nothing was made. */
const isHourAfter = (items: readonly Item[], end: number): boolean => {
  const { n = 0, digits } = items[end + 1]?.value ?? {};
  return (
    (items[end]?.kind === 'p' || items[end]?.value.part !== undefined) &&
    items[end + 1]?.kind === 'n' &&
    digits !== undefined &&
    n <= 12
  );
};

/** `tomorrow after lunch`: at an hour that is not said. */
const isBesideVague = (items: readonly Item[], start: number, end: number): boolean =>
  /P[arg,]?$/.test(kindsOf(items.slice(Math.max(0, start - 2), start))) ||
  /^[arg,]?P/.test(kindsOf(items.slice(end + 1, end + 3))) ||
  // `leftovers tomorrow lunch`
  ('yW'.includes(items[end]?.kind ?? '?') &&
    /^(?:lunch|lunchtime|brunch|dinner|supper)$/.test(items[end + 1]?.text ?? ''));

/** `before 10 tomorrow`, `for 4 tomorrow`: a number after a preposition, of which nothing was made. */
const isNumberUnread = (items: readonly Item[], start: number): boolean =>
  items[start - 1]?.kind === 'n' &&
  items[start - 1]?.value.isArticle !== true &&
  'ar<l>&-B'.includes(items[start - 2]?.kind ?? '?');

/** Beside a number that was not understood, the rest may be understood wrongly. */
const isUnread = (item: Item | undefined): boolean =>
  item !== undefined && ('Ctqd'.includes(item.kind) || (item.kind === '?' && /^\d/.test(item.text)));

/** `bus 14:05`: a number of a line has no minutes. */
const TRANSPORT = new Set(['bus', 'flight', 'zug', 'train', 'vol', 'volo', 'autobus', 'बस']);

/** `Black Friday`, `room 10:30`: before a day of the week and before an hour that nothing else marks. */
const isNameBefore = ({ text }: Item, first: Item | undefined, { namesBefore, numbersBefore }: Language): boolean =>
  // `the boiler man 8am`, but `man Friday`.
  !(text === 'man' && (first?.kind === 'C' || first?.text === 'coming')) &&
  ((first?.kind === 'C'
    ? !first.value.isMarked && numbersBefore.has(text) && !(first.value.isDigital && TRANSPORT.has(text))
    : false) ||
    (('Ws'.includes(first?.kind ?? '?') || (first?.kind === 'C' && !first.value.isMarked)) && namesBefore.has(text)));

/** `the first and third Monday of the month`, `the 15th and 30th of every month` */
const isOneOfSeveral = (items: readonly Item[], start: number, end: number): boolean =>
  /(?:[oD]&[gr]{0,2}|n&)$/.test(kindsOf(items.slice(Math.max(0, start - 4), start))) ||
  (items[end]?.kind === 'D' && /^&[gr]{0,2}[oEnD]/.test(kindsOf(items.slice(end + 1, end + 5)))) ||
  /E&$/.test(kindsOf(items.slice(Math.max(0, start - 2), start))) ||
  (items[end]?.kind === 'E' && /^&E/.test(kindsOf(items.slice(end + 1, end + 3))));

/** `a week on Friday`, `two days before Friday`, `Friday week`, `the third week of May on Monday` */
const isBesideDuration = (items: readonly Item[], start: number, end: number): boolean =>
  /(?:R[arg<B]{0,2}|ug?[m~][arg]{0,2}|u>)$/.test(kindsOf(items.slice(Math.max(0, start - 5), start))) ||
  // `freitags 15 Uhr Stunden eintragen`: after an hour it is a word like any other.
  (/^[uR](?!g)/.test(kindsOf(items.slice(end + 1, end + 3))) &&
    !(items[end]?.kind === 'C' && items[end]?.value.isMarked && items[end + 1]?.kind === 'u'));

/** `after 6pm`, `शाम 6 बजे के बाद`, `du 5 au 7 janvier`: not at that hour, not only on that day. */
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
  return ('Bf'.includes(next?.kind ?? '?') && !isDeadlineHour) || next?.text === 'पहले';
};

const isDay = (item: Item | undefined): boolean => (item?.value.n ?? 99) <= 31;

/** `in due ore e mezza`, `तीन चार दिन बाद`: a part of how long it is was not understood. */
const isDurationUnread = (items: readonly Item[], start: number, end: number): boolean =>
  (items[end]?.kind === 'J' && /^(?:&?g?[hHQ]|n(?!k))/.test(kindsOf(items.slice(end + 1, end + 4)))) ||
  // `शादी के 10 दिन बाद`: not from now.
  (items[start]?.kind === 'J' && (items[start - 1]?.kind === 'n' || /^(?:के|ke)$/.test(items[start - 1]?.text ?? '')));

/** `the next three Mondays`, `les deux derniers vendredis`; but `a table for four Friday at 8`. */
const isCounted = (items: readonly Item[], start: number): boolean => {
  const { n = 0, digits, isArticle } = items[start - 1]?.value ?? {};
  const isCount = items[start - 1]?.kind === 'n' && !digits && !isArticle && n >= 2;
  return isCount && 'WE'.includes(items[start]?.kind ?? '?') && !isFor(items[start - 2]);
};

const isFor = (item: Item | undefined): boolean =>
  item?.kind === 'a' || /^(?:for|für|fur|pour|per|para)$/.test(item && item.to - item.from <= 4 ? item.text : '');

/** `tomorrow and Friday at 3pm`: one hour for two days. */
const isOneHourOfDays = (items: readonly Item[], start: number, end: number): boolean =>
  ('DWy'.includes(items[end]?.kind ?? '?') && /^&[arg]{0,2}[DWy][arg,]{0,2}p?C/.test(kindsOf(items.slice(end + 1)))) ||
  (/[DWy]&[arg]{0,2}$/.test(kindsOf(items.slice(0, start))) &&
    /^[DWy][arg,]{0,2}p?C/.test(kindsOf(items.slice(start))));

const ZONES = new Set(['edt', 'pst', 'pdt', 'gmt', 'utc', 'bst', 'cet', 'cest', 'cst', 'ortszeit']);

/** `9am London time`, `9am EST`: by another clock. */
const isElsewhere = (items: readonly Item[], end: number, { hasMonthFirst }: Language): boolean => {
  const [next, last] = [items[end + 1], items[end + 2]];
  if (items[end]?.kind !== 'C' || next?.kind !== '?') return false;
  return ZONES.has(next.text) || (hasMonthFirst === true && (next.text === 'est' || last?.text === 'time'));
};

/** `at eight ten buy milk`: minutes in words, of which nothing was made. */
const isMinuteUnread = (items: readonly Item[], end: number): boolean => {
  const { n = 0, digits, isArticle } = items[end + 1]?.value ?? {};
  return items[end]?.kind === 'C' && items[end + 1]?.kind === 'n' && !digits && !isArticle && n >= 5;
};

/** `half 7 tomorrow`, `8ish tomorrow`: an hour before it that was not understood. */
const isHourUnread = (items: readonly Item[], start: number): boolean => {
  const [second, first] = [items[start - 2], items[start - 1]];
  if (first?.kind === '?' && first.value.isGlued && second?.kind === '?' && /^\d/.test(second.text)) return true;
  return /[hHQ<>3567][no]$|[hHQ3567]$/.test(kindsOf(items.slice(Math.max(0, start - 2), start)));
};

const kindsOf = (items: readonly Item[]): string => items.map(({ kind }) => kind).join('');

/** `weekly report`: of what comes every week, not when; `every year at Christmas`: on a day that we do not know. */
export const isAdjective = (items: readonly Item[], start: number, end: number): boolean => {
  const { isAdjective: isKind, unit, n, day, isMarked } = items[start]?.value ?? {};
  // “Once a year” says how often, of whatever follows.
  const isOpen = isKind || (unit === 'Year' && n === 1 && day === undefined && !isMarked);
  return start === end && isOpen === true && items[end + 1]?.kind === '?';
};

/** “Every” before it was not understood. */
const isRepeatUnread = (items: readonly Item[], start: number): boolean =>
  ([1, 2].some((back) => items[start - back]?.kind === 'e') && items[start - 1]?.kind !== '|') ||
  // `each and every day at 9`
  (items[start]?.kind === 'C' && /e[?&]{1,2}[uWsp]/.test(kindsOf(items))) ||
  // `kada a-5 …`, `every quarter … at 9`
  /e[^|,?]?[nowpu]/.test(kindsOf(items));

/** After a preposition or “and” one more number follows, of which nothing was made. */
const isMoreSaid = (items: readonly Item[], end: number): boolean =>
  /^(?:[ar<>l]g?[notqQ]|n[aC]|n[-l]n|&[nt])/.test(kindsOf(items.slice(end + 1, end + 4)));

/** A date of two numbers beside an hour is one only where a word says so. */
const isDaySure = ({ date, clock, days }: Parts, before: Item | undefined): boolean =>
  !date?.isWeak || before?.kind === 'r' || clock?.isMarked === true || clock?.isDigital === true || days !== undefined;

const isAlone = (before: Item | undefined, next: Item | undefined): boolean =>
  (!next || BREAK.includes(next.kind)) && before?.kind !== '-';
