import { collectParts, isSameDate } from './collect-parts.ts';
import { isAdjective, isDoubted, isEnough, type WordRange } from './evidence.ts';
import { hasTask, isFact } from './facts.ts';
import type { Item, Language, Value } from './language.ts';
import { findMeaning, isShort, isSurelyAhead, type Meaning, type Parts } from './meaning.ts';
import { findMood } from './mood.ts';
import { foldWord } from './tokens.ts';

/** The reading of some words by a language: a time, or nothing although they seem to name one. */
export type Reading = { from: number; to: number; meaning: Meaning | null };

/** A range of words. Their parts are null where they contradict each other. */
type Run = WordRange & { parts: Parts | null };

/** The times of a sentence, and the words that left a doubt. */
export const readSentence = (items: readonly Item[], language: Language, now: Temporal.ZonedDateTime): Reading[] => {
  const runs = withoutRivals(joinRuns(joinEnd(withoutKinds(withoutNouns(withoutFeasts(listRuns(items))))), language));
  if (runs.length === 0) return [];
  const { isPast, isDescribing, isStative, isNoPlan } = findMood(items, language);
  const isHabit =
    items.some(({ kind, text }) => kind === '?' && HABITS.has(text)) ||
    (language.lastHabit?.test(items.at(-1)?.raw ?? '') ?? false);
  const isWaking = items.some(({ text }) => WAKING.has(text));
  const isProverb = isTodayAndTomorrow(runs);
  const isInSeason = items.some(({ text }) => SEASONS.has(text));
  const isSeasonal = isInSeason || items.some(({ kind }) => kind === 'm') || isThisWeek(items);
  // “Sunrise 7:21, sunset 16:08”
  const isListing = runs.filter(({ parts }) => parts?.clock && !isDayNamed(parts) && !parts.repeat).length > 1;
  const kinds = items.map(({ kind }) => kind).join('');
  // `31 November`, `katapusan ng Enero`
  const hasUnreadDay = /v|[noV][ga]{0,2}m|m[ga]?[no]/.test(kinds);
  const hasUnreadHour =
    /a[nohHQ3567]|[^nu]k|[<>B]n|Bg?C/.test(kinds) ||
    // `at 5-ish`
    items.some(
      ({ kind, text, from, to }, at) =>
        kind === 'a' &&
        items[at + 1]?.kind === '?' &&
        // `ng alas nuybe`
        (/^\d/.test(items[at + 1]?.text ?? '') || /^alas?$/.test(text) || (text === 'ng' && to - from > 'ng'.length)),
    );
  const readings = runs.map((run): Reading => {
    const parts = asWaking(isDescribing ? run.parts : asDeadline(run, language), isWaking);
    const isPlanned =
      !isNoPlan &&
      !isProverb &&
      !(run.parts && isFact(run.parts, run, language)) &&
      !(isInSeason && run.parts?.date && !run.parts.clock) &&
      !(isDescribing && run.parts?.ahead && !items.some(({ text }) => ARRIVING.has(text))) &&
      // “Open Tuesdays 10–4”
      !(isDescribing && parts?.clock?.isSpan) &&
      parts &&
      ((isDayNamed(parts) && !(isHabit && isWeekdayAlone(parts))) ||
        !(
          isDescribing ||
          (parts.repeat ? isSeasonal || isStative : isListing || isInSeason || (isStative && run.start < 2))
        ));
    const isMeant = isPlanned && !isDoubted(run, language) && isEnough(parts, run, language);
    const found = isMeant && (!isPast || isSurelyAhead(parts)) ? findMeaning(parts, now) : null;
    // “At 8” was said somewhere, but not understood.
    const isWhole = (found?.isTimeGiven || !hasUnreadHour) && !(hasUnreadDay && !parts?.date);
    const meaning = found && isWhole ? found : null;
    if (!meaning) return { ...findDoubt(run), meaning };
    return { from: findStartOfWords(items, run.start), to: items[run.end]?.to ?? 0, meaning };
  });
  const doubts = readings.filter(({ meaning }) => meaning === null);
  // `venerdì cena da Gio 20:30`: the hour of the day stands in words of which nothing was made.
  const hasLostHour = runs.some(
    ({ items, start, end }, at) =>
      !readings[at]?.meaning && items.slice(start, end + 1).some(({ kind }) => kind === 'C'),
  );
  return readings.filter(
    ({ from, to, meaning }) =>
      !meaning ||
      ((meaning.isTimeGiven || !hasLostHour) && !doubts.some((doubt) => from < doubt.to && doubt.from < to)),
  );
};

/** `every day this week` */
const isThisWeek = (items: readonly Item[]): boolean =>
  items.some(
    ({ kind, value }, at) =>
      kind === 'u' && ['Week', 'Month', 'Year'].includes(value.unit ?? '') && /[Tr]/.test(items[at - 1]?.kind ?? ''),
  );

/**
 * `tomorrow at 9 Ann and at 10 Ben`: the second hour is of the same day; `from tomorrow on walk, every day at 7`: when
 * a rule is to begin. Neither can be said by a reminder of its own.
 */
const withoutRivals = (runs: readonly Run[]): Run[] => {
  const hasMoment = runs.some(({ parts }) => parts?.clock && (isDayNamed(parts) || parts.repeat));
  const hasRule = runs.some(({ parts }) => parts?.repeat);
  return runs.map((run) => {
    if (!run.parts) return run;
    const isSecondHour = hasMoment && isHourAlone(run.parts);
    const isBeginning = hasRule && runs.some(({ parts }) => parts && isDayNamed(parts));
    return isSecondHour || isBeginning ? { ...run, parts: null } : run;
  });
};

/** A reminder cannot repeat “every Sunday in July”. */
const SEASONS = new Set(
  [
    'winter|summer|autumn|springtime|monsoon|sommer|herbst|frühling|frühjahr|hiver|été|automne|printemps',
    'inverno|estate|autunno|primavera|सर्दियों|गर्मियों|बारिश|बरसात|മഴക്കാലത്ത്|വേനൽക്കാലത്ത്|tag ulan|tagulan|taginit|tagaraw',
  ].flatMap((list) => list.split('|').map(foldWord)),
);

/** Verbs of events that happen once: `the parcel arrives in 3 days`, but `the moon orbits the earth in 27 days`. */
const ARRIVING = new Set(
  [
    'arrives|comes|leaves|starts|begins|ends|expires|returns|departs|kommt|beginnt|startet|endet|fährt|ankommt|fliegt',
    'arrive|vient|part|commence|termine|expire|arriva|viene|parte|comincia|inizia|finisce|scade|i|we|ich|wir|je|darating|aalis',
  ].flatMap((list) => list.split('|').map(foldWord)),
);

/** `Mum always calls on Sunday` */
const HABITS = new Set(
  [
    'always|usually|often|immer|meistens|oft|toujours|souvent|sempre|spesso',
    'हमेशा|अक्सर|മാത്രമേ|എപ്പോഴും|മിക്കപ്പോഴും|lagi|laging|palagi|palaging|madalas',
  ].flatMap((list) => list.split('|').map(foldWord)),
);
const isWeekdayAlone = ({ days, offset, ...others }: Parts): boolean =>
  Boolean(days ?? offset) && !days?.which && Object.keys(others).every((name) => name === 'part');

/** “Wake up at 6” hardly means the afternoon. */
const WAKING = new Set(
  [
    'wake|alarm|aufstehen|wecker|wecken|weck|svegliare|svegliami|réveille|gisingin|aufwachen|lever|réveil|réveiller|sveglia|alzarsi|svegliarsi|gising|gumising',
    'उठना|उठाना|जगाना|जागना|uthana|uthna|अलार्म|എഴുന്നേൽക്കണം|ഉണരണം|അലാറം',
  ].flatMap((list) => list.split('|').map(foldWord)),
);
const asWaking = (parts: Parts | null, isWaking: boolean): Parts | null => {
  const { clock, part } = parts ?? {};
  const isOpen = clock && clock.half === undefined && !clock.isExact && part === undefined && (clock.hour ?? 12) <= 6;
  if (!parts || !isWaking || !isOpen) return parts;
  return isDayNamed(parts) || parts.repeat ? { ...parts, clock: { ...clock, half: 0 } } : null;
};

/** “Never put off till tomorrow what you can do today” */
const isTodayAndTomorrow = (runs: readonly Run[]): boolean => {
  const bare = runs.flatMap(({ parts }) => (parts?.offset && Object.keys(parts).length === 1 ? [parts.offset.n] : []));
  return bare.length > 1 && bare.includes(0) && bare.includes(1);
};

/** `bis Freitag abgeben`: where something is to be done, the day with “until” is its deadline. */
const asDeadline = ({ items, parts }: Run, language: Language): Parts | null => {
  if (!parts?.until || parts.repeat || parts.ahead) return parts;
  const { until, ...rest } = parts;
  const isDue = hasTask(items, language) || items.some(({ text }) => DUE.has(text));
  return isDue && Object.keys(until).length > 0 ? { ...rest, ...until } : parts;
};

/** Bills and work that are due: `बिजली का बिल शुक्रवार तक`. */
const DUE = new Set(
  [
    'fees|premium|assignment|rechnung|abgabe|hausarbeit|hausaufgaben|antrag|बिल|फीस|फ़ीस|प्रीमियम|किराया|रिटर्न|असाइनमेंट',
    'ബിൽ|ഫീസ്|വാടക|പ്രീമിയം|bayad|bayarin|upa',
  ].flatMap((list) => list.split('|').map(foldWord)),
);

/** A day, and not one that comes back. */
const isDayNamed = ({ date, days, offset, ahead, span, repeat }: Parts): boolean =>
  !repeat && Boolean(date || days || offset || (ahead && !isShort(ahead)) || span);

const listRuns = (items: readonly Item[]): Run[] => {
  const runs: Run[] = [];
  for (let at = 0; at < items.length; at += 1) {
    if (!isComponent(items[at])) continue;
    const end = findRunEnd(items, at);
    runs.push({ items, start: at, end, parts: collectParts(items.slice(at, end + 1)) });
    at = end;
  }
  return runs;
};

/** `New Year's Eve party 31 December`: the feast is the date that is named too. */
const withoutFeasts = (runs: readonly Run[]): Run[] =>
  runs.filter(
    ({ parts }) =>
      !(parts?.date?.isWeak && Object.keys(parts).length === 1) ||
      !runs.some((other) => other.parts !== parts && isSameDate(other.parts?.date, parts.date)),
  );

/** `game night on Saturday at 19:00`: a part of the day says nothing where the hour of a day leaves no doubt. */
const withoutNouns = (runs: readonly Run[]): Run[] => {
  const isSure = runs.some(
    ({ parts }) => parts?.clock && isDayNamed(parts) && (parts.part || parts.clock.half !== undefined || isLate(parts)),
  );
  const others = isSure ? runs.filter(({ parts }) => !isPartAlone(parts)) : [...runs];
  // `mercoledì alle 20 richiamare Gio`: a short name of a day beside a day is the name of somebody.
  const named = others.filter((run) => !isShortDayAlone(run));
  return named.some(({ parts }) => parts && (isDayNamed(parts) || parts.repeat)) ? named : others;
};
const isShortDayAlone = ({ items, start, parts }: Run): boolean =>
  parts?.days?.isWeak === true && Object.keys(parts).length === 1 && items[start - 1]?.kind === '?';
const isLate = ({ clock }: Parts): boolean => (clock?.hour ?? 0) > 12;
const isPartAlone = (parts: Parts | null): boolean => parts?.part !== undefined && Object.keys(parts).length === 1;

/** `weekly review on Fridays at 4`: of two repeats the adjective says only what it is. */
const withoutKinds = (runs: readonly Run[]): Run[] => {
  const others = runs.filter((run) => !isAdjective(run.items, run.start, run.end));
  return others.some(({ parts }) => parts?.repeat) ? others : [...runs];
};

/** `हर शनिवार 11 बजे गिटार 19 दिसंबर तक`: a repeat here, its end or how long it lasts there. */
const joinEnd = (runs: readonly Run[]): Run[] => {
  const [repeat, end] = runs;
  if (runs.length !== 2 || !repeat?.parts?.repeat || repeat.parts.until || repeat.parts.count || !end?.parts)
    return [...runs];
  const { until, count, ahead, ...others } = end.parts;
  if (Object.values(others).some((part) => part !== undefined)) return [...runs];
  const length = count ?? (ahead && !isShort(ahead) && end.items[end.start]?.text === 'sa' ? ahead : undefined);
  // `feed the cat every day, 2 times`: on each day.
  if (count?.count !== undefined && !repeat.parts.clock) return [{ ...repeat, parts: null }];
  if ([until, count, ahead].filter(Boolean).length !== 1 || !(until || length)) return [...runs];
  return [{ ...repeat, end: end.end, parts: { ...repeat.parts, ...(until ? { until } : { count: length ?? {} }) } }];
};

/**
 * `On Friday we meet at 7`: the day here, the hour there. Where one sentence has several of them, which hour is whose
 * is in doubt.
 */
const joinRuns = (runs: readonly Run[], language: Language): Run[] => {
  const days = runs.filter(({ parts }) => parts && isDayAlone(parts));
  // `jeden Montag Chor 19:30`: an hour of digits at the end, marked or not.
  const isDaySure = days.every(({ parts }) => !parts?.days?.isWeak && !parts?.repeat?.isAdjective);
  const hours = runs.filter(
    ({ items, end, parts }) =>
      parts &&
      (isHourAlone(parts) || (isDaySure && isDigitalAlone(parts) && '|,'.includes(items[end + 1]?.kind ?? '|'))),
  );
  const parted = runs.filter(({ parts }) => isPartAlone(parts));
  // “In the morning I call Bob at 9”
  if (parted.length > 0 && hours.length > 0) {
    return runs.map((run) => (hours.includes(run) || parted.includes(run) ? { ...run, parts: null } : run));
  }
  const weekly = joinWeekly(runs);
  if (weekly) return [weekly];
  const [day] = days;
  const [hour] = hours;
  if (!day?.parts || !hour?.parts) return [...runs];
  const others = runs.filter((run) => !days.includes(run) && !hours.includes(run));
  const [first, last] = day.start < hour.start ? [day, hour] : [hour, day];
  const isJoint = days.length === 1 && hours.length === 1 && !isDoubted(day, language) && !isDoubted(hour, language);
  const hasBoth = day.parts.part && hour.parts.part;
  // `Mer agitée, vent de 5 à 6`
  const isVague = day.parts.days?.isWeak && hour.parts.clock?.isSpan;
  const parts = isJoint && !hasBoth && !isVague ? { ...day.parts, ...hour.parts } : null;
  return [...others, { items: first.items, start: first.start, end: last.end, parts }];
};

/** `Tue and Thu 8 pm salsa every week`: the days here, the week there. */
const joinWeekly = (runs: readonly Run[]): Run | null => {
  const [first, last] = runs;
  if (runs.length !== 2 || !first?.parts || !last?.parts) return null;
  const [week, named] = isWeekAlone(first.parts) ? [first.parts, last.parts] : [last.parts, first.parts];
  const { days, clock, part, ...others } = named;
  const isJoint = isWeekAlone(week) && days && Object.values(others).every((other) => other === undefined);
  if (!isJoint || days.which) return null;
  const repeat: Value = { unit: 'Week', n: week.repeat?.n ?? 1, days: days.days ?? [] };
  return {
    items: first.items,
    start: first.start,
    end: last.end,
    parts: { ...(clock && { clock }), ...(part && { part }), repeat },
  };
};
const isWeekAlone = ({ repeat, ...others }: Parts): boolean =>
  repeat?.unit === 'Week' &&
  !repeat.days &&
  !repeat.isAdjective &&
  Object.values(others).every((other) => other === undefined);

const isDayAlone = ({ clock, ahead, ...parts }: Parts): boolean =>
  !clock &&
  !(ahead && isShort(ahead)) &&
  Boolean(ahead || parts.date || parts.days || parts.offset || parts.span || parts.repeat);

const isDigitalAlone = ({ clock, ...others }: Parts): boolean =>
  clock?.isDigital === true && !clock.isSpan && Object.keys(others).length === 0;

const isHourAlone = ({ clock, part, ...parts }: Parts): boolean =>
  clock !== undefined &&
  (clock.isMarked === true || part !== undefined) &&
  Object.values(parts).every((other) => other === undefined);

/** How far a doubt reaches: over what stands beside it, and where it is about a repeat over the whole sentence. */
const findDoubt = ({ items, start, end }: Run): { from: number; to: number } => {
  const isRepeat = items.slice(start, end + 1).some(({ kind }) => kind === 'E');
  const reach = isRepeat ? items.length : 2;
  const first = items[Math.max(0, start - reach)];
  const last = items[Math.min(items.length - 1, end + reach)];
  return { from: first?.from ?? 0, to: last?.to ?? 0 };
};

const COMPONENTS = 'CpDyWJVEKLlzs';
const isComponent = (item: Item | undefined): boolean => item !== undefined && COMPONENTS.includes(item.kind);
const GLUE = 'argN,';
const GLUE_MAX = 3;

/** The index of the last component of a run: components with at most some prepositions between them. */
const findRunEnd = (items: readonly Item[], start: number): number => {
  let end = start;
  for (let at = start + 1; at <= end + GLUE_MAX + 1; at += 1) {
    const item = items[at];
    if (!item) break;
    if (isComponent(item)) end = at;
    else if (isTrailingHour(items, at)) return at;
    else if (!GLUE.includes(item.kind)) break;
  }
  return end;
};

/** `tomorrow 5`, at the end of what is said. */
const isTrailingHour = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  const before = items[at - 1]?.kind ?? '';
  const next = items[at + 1]?.kind ?? '|';
  // `2 al prezzo di 1`: two letters are a day only beside more than a number.
  if ((items[at - 1]?.text.length ?? 0) <= 2 && before === 'W') return false;
  // `Linggo 4: …`: the fourth week.
  if (items[at + 1]?.text === ':' && items[at - 1]?.text === 'linggo') return false;
  return (
    item?.kind === 'n' &&
    item.value.digits !== undefined &&
    ('yWpD'.includes(before) || (before === 'E' && items[at - 1]?.value.part !== undefined)) &&
    '|,'.includes(next)
  );
};

/** The prepositions before the words belong to them. */
const findStartOfWords = (items: readonly Item[], start: number): number => {
  let at = start;
  while (at > 0 && start - at < 2 && 'arg'.includes(items[at - 1]?.kind ?? '?')) at -= 1;
  // An article alone belongs to what stands before.
  if (items[at]?.kind === 'g' && !'ar'.includes(items[at + 1]?.kind ?? '')) at = start;
  return items[at]?.from ?? 0;
};
