import { collectParts, isSameDate } from './collect-parts.ts';
import { isAdjective, isDoubtful, isEnough, TRANSPORT } from './evidence.ts';
import { hasTask, isFact } from './facts.ts';
import { hasKind, type Kind, matches } from './kinds.ts';
import type { Item, Language, Value, WordRange } from './language.ts';
import { findMeaning, isShort, isSurelyAhead, type Meaning, type Parts } from './meaning.ts';
import { findMood, type Mood } from './mood.ts';
import { makeWords } from './tokens.ts';

/** A time that a language reads in some words. `meaning` is null if they seem to name a time and no reminder is certain. */
export type Reading = {
  from: number;
  to: number;
  meaning: Meaning | null;
  hasDay?: boolean;
  /** The sentence tells of the past, or plans nothing. */
  plansNothing?: boolean;
};

/** Adjacent words that name one time. `parts` is null if they contradict each other. */
type Run = WordRange & { parts: Parts | null };

/** Computes the times of a sentence at a moment. */
export type Plan = (now: Temporal.ZonedDateTime) => Reading[];

/** Reads the times of a sentence, and the words that leave a doubt; null if there are neither. */
export const readSentence = (items: readonly Item[], language: Language): Plan | null => {
  const runs = withoutRivals(
    joinRuns(joinEnd(joinLead(withoutKinds(withoutNouns(withoutFeasts(listRuns(items)))))), language),
  );
  if (runs.length === 0) return null;
  const sentence = describeSentence(items, runs, language);
  const meant = runs.map((run) => ({ run, parts: findMeantParts(run, sentence, language) }));
  return (now) =>
    dropDoubtful(
      runs,
      meant.map(({ run, parts }) => readRun(run, parts, sentence, now)),
    );
};

/** The facts about a whole sentence that decide whether its times are plans. */
type Sentence = Mood &
  UnreadParts & {
    /** It tells of a habit: `Mum always calls on Sunday`. */
    isHabit: boolean;
    /** It is about getting up. */
    isWaking: boolean;
    /** It is about an event that happens once: `the parcel arrives in 3 days`. */
    isArriving: boolean;
    /** “Never put off till tomorrow what you can do today” */
    isProverb: boolean;
    /** It names a season of the year. */
    isInSeason: boolean;
    /** It limits its repeat to a season, a month or a week. */
    isSeasonal: boolean;
    /** It lists several hours: “Sunrise 7:21, sunset 16:08”. */
    isListing: boolean;
    /** It names a month without a day: “In December the sun sets at 4”. */
    isOfMonth: boolean;
  };

const describeSentence = (items: readonly Item[], runs: readonly Run[], language: Language): Sentence => {
  const isInSeason = items.some(({ text }) => SEASONS.has(text));
  return {
    ...findMood(items, language),
    ...findUnreadParts(items),
    isHabit:
      items.some(({ kind, text }, at) => kind === 'other' && HABITS.has(text) && !AS.has(items[at - 1]?.text ?? '')) ||
      (language.lastHabit?.test(items.at(-1)?.raw ?? '') ?? false),
    isWaking: items.some(
      ({ text }, at) => WAKING.has(text) || (text === 'up' && /^(?:be|get|getting)$/.test(items[at - 1]?.text ?? '')),
    ),
    isArriving: items.some(({ text }) => ARRIVING.has(text)),
    isProverb: isTodayAndTomorrow(runs),
    isInSeason,
    isSeasonal:
      isInSeason ||
      items.some(({ kind, text }, at) => kind === 'month' || isMonthAfter(text, items[at - 1])) ||
      isThisWeek(items),
    isOfMonth: items.some(({ kind }, at) => kind === 'month' && hasKind(items[at - 1], 'at', 'in', 'article', 'on')),
    isListing: runs.filter(({ parts }) => parts?.clock && !isDayNamed(parts) && !parts.repeat).length > 1,
  };
};

/** Whether the sentence has words of a day, a duration or an hour that no run contains. */
type UnreadParts = { hasUnreadDay: boolean; hasUnreadLength: boolean; hasUnreadHour: boolean };

const findUnreadParts = (items: readonly Item[]): UnreadParts => {
  const read = items.map(({ kind, text }) => ({ kind: REMINDING.has(text) ? 'comma' : kind }) as const);
  return {
    // `31 November`, `katapusan ng Enero`
    hasUnreadDay: matches(
      read,
      'dateWord|[number ordinal span] [article at]{0,2} month|month [article at]? [number ordinal]',
    ),
    // `30 minutes before kickoff (8pm)`, `every Monday for the next month`
    hasUnreadLength:
      matches(read, 'lead [article on]? other|duration [article on]? to|for [article next this number]* [unit span]') ||
      // `for 10000 days`
      items.some(
        ({ kind }, at) => kind === 'for' && /^\d/.test(items[at + 1]?.text ?? '') && items[at + 2]?.kind === 'unit',
      ),
    hasUnreadHour:
      matches(
        read,
        'at [number ordinal halfTo halfPast quarter threeQuarters threeQuartersMore halfMore quarterMore quarterLess hourWithPart]|[^number unit] oclock|[to past before] number|before article? clock',
      ) ||
      // `2-1 on Saturday`, `Saturday, market 10-2`
      items.some(({ kind }, at) => kind === 'hyphen' && isFalling(items[at - 1], items[at + 1])) ||
      // `tomorrow, 12ish`
      items.some(({ text, value }) => text === 'ish' && value.isGlued) ||
      items.some((item, at) => isBeforeUnreadHour(item, items[at + 1])),
  };
};

/** `at 5-ish`, `ng alas nuybe`: a preposition of hours before a word that is none. */
const isBeforeUnreadHour = ({ kind, text, from, to }: Item, next: Item | undefined): boolean =>
  kind === 'at' &&
  next?.kind === 'other' &&
  (/^\d/.test(next.text) || /^alas?$/.test(text) || (text === 'ng' && to - from > 'ng'.length));

/** The parts of a run as they are understood; null if no reminder is meant. */
const findMeantParts = (run: Run, sentence: Sentence, language: Language): Parts | null => {
  const named = sentence.isDescribing ? run.parts : asDeadline(run, language);
  const parts = asWaking(named, sentence.isWaking);
  return parts && isMeant(run, parts, sentence, language) ? parts : null;
};

const readRun = (run: Run, parts: Parts | null, sentence: Sentence, now: Temporal.ZonedDateTime): Reading => {
  const meaning = parts && findMeaning(parts, now);
  if (!parts || !meaning || !isComplete(parts, meaning, sentence))
    return { ...findDoubt(run), meaning: null, plansNothing: sentence.isPast || sentence.isNoPlan };
  return {
    from: findStartOfWords(run.items, run.start),
    to: run.items[run.end]?.to ?? 0,
    meaning,
    hasDay: parts.clock !== undefined && (isDayNamed(parts) || parts.repeat !== undefined),
  };
};

/** Whether these parts of the run are a time at which something is to be done. */
const isMeant = (run: Run, parts: Parts, sentence: Sentence, language: Language): boolean =>
  isPlanned(run, parts, sentence, language) &&
  !isDoubtful(run, language) &&
  isEnough(parts, run, language) &&
  (!sentence.isPast || isSurelyAhead(parts));

/** Whether the sentence plans something for this time. `run.parts` are its parts as written, `parts` as understood. */
const isPlanned = (run: Run, parts: Parts, sentence: Sentence, language: Language): boolean => {
  const { isNoPlan, isProverb, isInSeason, isDescribing, isArriving, isHabit } = sentence;
  const { parts: named, start } = run;
  if (isNoPlan || isProverb || (named && isFact(named, run, language))) return false;
  if (isInSeason && named?.date && !named.clock) return false;
  if (isDescribing && !isArriving && (named?.ahead || parts.span?.isWeak)) return false;
  // “Open Tuesdays 10–4”
  if (isDescribing && parts.clock?.isSpan) return false;
  if (isDayNamed(parts) && !(isHabit && isWeekdayAlone(parts))) return true;
  if (isDescribing) return false;
  const { isSeasonal, isStative, isListing, isOfMonth } = sentence;
  return parts.repeat
    ? !isSeasonal && !(isStative && parts.date === undefined)
    : !isListing && !isInSeason && !isOfMonth && !(isStative && start < 2);
};

/** Whether no part of the time was left unread elsewhere in the sentence. */
const isComplete = (
  parts: Parts,
  { isTimeGiven }: Meaning,
  { hasUnreadDay, hasUnreadLength, hasUnreadHour }: UnreadParts,
): boolean => !hasUnreadLength && (isTimeGiven || !hasUnreadHour) && (!hasUnreadDay || parts.date !== undefined);

/** Drops times in the range of a doubt. */
const dropDoubtful = (runs: readonly Run[], readings: readonly Reading[]): Reading[] => {
  const doubts = readings.filter(({ meaning }) => meaning === null);
  // `venerdì cena da Gio 20:30`: the hour belongs to the day, but was read with words that have no meaning.
  const hasLostHour = runs.some(
    ({ items, start, end }, at) =>
      !readings[at]?.meaning && items.slice(start, end + 1).some(({ kind }) => kind === 'clock'),
  );
  return readings.filter(
    ({ from, to, meaning }) =>
      !meaning ||
      ((meaning.isTimeGiven || !hasLostHour) && !doubts.some((doubt) => from < doubt.to && doubt.from < to)),
  );
};

/** Whether the second of two numbers is not the higher one: a score, or hours that were not read. */
const isFalling = (first: Item | undefined, last: Item | undefined): boolean =>
  first?.kind === 'number' && last?.kind === 'number' && (first.value.n ?? 0) >= (last.value.n ?? 0);

/** `every Saturday in march`: after a preposition, a month without its capital. */
const isMonthAfter = (text: string, before: Item | undefined): boolean =>
  /^(?:march|may)$/.test(text) && /^(?:in|of)$/.test(before?.text ?? '');

/** `every day this week` */
const isThisWeek = (items: readonly Item[]): boolean =>
  items.some(
    ({ kind, value }, at) =>
      kind === 'unit' && ['Week', 'Month', 'Year'].includes(value.unit ?? '') && hasKind(items[at - 1], 'this', 'on'),
  );

/**
 * Takes the parts of runs that are no reminder by themselves: a second hour of the same day (`tomorrow at 9 Ann and at 10
 * Ben`), and the day on which a repeat begins (`from tomorrow on walk, every day at 7`).
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

/** The seasons: no reminder repeats in one of them only. */
const SEASONS = makeWords(
  'winter|summer|autumn|springtime|monsoon|sommer|herbst|frühling|frühjahr|hiver|été|automne|printemps',
  'inverno|estate|autunno|primavera|सर्दियों|गर्मियों|बारिश|बरसात|മഴക്കാലത്ത്|വേനൽക്കാലത്ത്|tag ulan|tagulan|taginit|tagaraw',
);

/** Verbs of events that happen once: `the parcel arrives in 3 days`, but `the moon orbits the earth in 27 days`. */
const ARRIVING = makeWords(
  'arrives|comes|leaves|starts|begins|ends|expires|returns|departs|kommt|beginnt|startet|endet|fährt|ankommt|fliegt',
  'arrive|vient|part|commence|termine|expire|arriva|viene|parte|comincia|inizia|finisce|scade|i|we|ich|wir|je|darating|aalis',
);

/** Words of habits. */
const HABITS = makeWords(
  'always|usually|often|immer|meistens|oft|toujours|souvent|sempre|spesso',
  'हमेशा|अक्सर|മാത്രമേ|എപ്പോഴും|മിക്കപ്പോഴും|lagi|laging|palagi|palaging|madalas',
);
/** “As always on Friday at 6” is a plan. */
const AS = makeWords('as|wie|comme|come');
const isWeekdayAlone = ({ days, offset, ...others }: Parts): boolean =>
  Boolean(days ?? offset) &&
  !days?.which &&
  Object.keys(others).every((name) => name === 'part' || (name === 'clock' && days !== undefined));

/** Words about getting up: `wake up at 6` is in the morning. */
const WAKING = makeWords(
  'wake|alarm|aufstehen|wecker|wecken|weck|svegliare|svegliami|réveille|gisingin|aufwachen|lever|réveil|réveiller|sveglia|alzarsi|svegliarsi|alzarmi|alzarci|svegliarmi|svegliarci|gising|gumising',
  'उठना|उठाना|जगाना|जागना|uthana|uthna|अलार्म|എഴുന്നേൽക്കണം|ഉണരണം|അലാറം',
);
const asWaking = (parts: Parts | null, isWaking: boolean): Parts | null => {
  const { clock, part } = parts ?? {};
  const isOpen = clock && clock.half === undefined && !clock.isExact && part === undefined && (clock.hour ?? 12) <= 6;
  if (!parts || !isWaking || !isOpen) return parts;
  return isDayNamed(parts) || parts.repeat ? { ...parts, clock: { ...clock, half: 0 } } : null;
};

/** Whether the sentence names today and tomorrow, and says no more of either. */
const isTodayAndTomorrow = (runs: readonly Run[]): boolean => {
  const bare = runs.flatMap(({ parts }) => (parts?.offset && Object.keys(parts).length === 1 ? [parts.offset.n] : []));
  return bare.length > 1 && bare.includes(0) && bare.includes(1);
};

/** `bis Freitag abgeben`: with a task, “until” and a day are a deadline. */
const asDeadline = ({ items, parts }: Run, language: Language): Parts | null => {
  if (!parts?.until || parts.repeat || parts.ahead) return parts;
  const { until, ...rest } = parts;
  const isDue = hasTask(items, language) || items.some(({ text }) => DUE.has(text) || DUE_ENDING.test(text));
  if (Object.keys(until).length > 0) return isDue ? { ...rest, ...until } : parts;
  // `Samstag bis 11 Uhr zurückgeben`; but `bis 11 Uhr schlafen`.
  return parts.clock && isDayNamed(parts) && items.some(({ raw }) => DELIVERING.test(raw)) ? rest : parts;
};

/** Bills and work with a deadline: `बिजली का बिल शुक्रवार तक`. */
const DUE = makeWords(
  'fees|premium|assignment|rechnung|abgabe|hausarbeit|hausaufgaben|antrag|बिल|फीस|फ़ीस|प्रीमियम|किराया|रिटर्न|असाइनमेंट',
  'ബിൽ|ഫീസ്|വാടക|പ്രീമിയം|bayad|bayarin|upa',
);

const DELIVERING =
  /(?:geben|schicken|senden|bringen|zahlen|melden|reichen|kündigen|bestellen|überweisen|antworten|räumen|holen|buchen|unterschreiben)$/u;
const DUE_ENDING =
  /(?:rechnung|abgabe|antrag|erklarung|anmeldung|zahlung|gebuhr|beitrag|kundigung|prasi|prasentation|bericht|ruckmeldung|feedback|bewerbung|referat|steuer|folien|unterlagen|miete)$/;

/** Whether the parts name a day that does not repeat. */
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

/** Drops a feast whose date is named too: `New Year's Eve party 31 December`. */
const withoutFeasts = (runs: readonly Run[]): Run[] =>
  runs.filter(
    ({ parts, items, start }) =>
      !(parts?.date?.isWeak && Object.keys(parts).length === 1) ||
      !runs.some(
        (other) =>
          other.parts !== parts &&
          (isSameDate(other.parts?.date, parts.date) ||
            (isFeast(items[start]) && other.parts?.date?.month && !other.parts.date.isWeak)),
      ),
  );

const isFeast = (item: Item | undefined): boolean => item?.kind === 'date' && !/^\d/.test(item.text);

/** Drops parts of the day that belong to a noun, because the day has a certain hour: `game night on Saturday at 19:00`. */
const withoutNouns = (runs: readonly Run[]): Run[] => {
  const isSure = runs.some(
    ({ parts }) =>
      // `night cream every night`
      (parts?.repeat && (parts.part ?? parts.repeat.part)) ||
      (parts?.clock && isDayNamed(parts) && (parts.part || parts.clock.half !== undefined || isLate(parts))),
  );
  const said = runs.flatMap(({ parts }) => (parts?.part && !isPartAlone(parts) ? [parts.part] : []));
  // `Friday evening, game night`: the second one belongs to a noun.
  const isAgain = (parts: Parts | null) => parts?.part !== undefined && said.includes(parts.part);
  const others = runs.filter(({ parts }) => !isPartAlone(parts) || !(isSure || isAgain(parts)));
  // `mercoledì alle 20 richiamare Gio`: beside a day, the short name of another one is a person's name.
  const named = others.filter((run) => !isShortDayAlone(run));
  return named.some(({ parts }) => parts && (isDayNamed(parts) || parts.repeat)) ? named : others;
};
const isShortDayAlone = ({ items, start, parts }: Run): boolean =>
  parts?.days?.isWeak === true && Object.keys(parts).length === 1 && items[start - 1]?.kind === 'other';
const isLate = ({ clock }: Parts): boolean => (clock?.hour ?? 0) > 12;
const isPartAlone = (parts: Parts | null): boolean => parts?.part !== undefined && Object.keys(parts).length === 1;

/** Drops a repeat that is an adjective, if there is another one: `weekly review on Fridays at 4`. */
const withoutKinds = (runs: readonly Run[]): Run[] => {
  const others = runs.filter((run) => !isAdjective(run.items, run.start, run.end));
  return others.some(({ parts }) => parts?.repeat) ? others : [...runs];
};

/** Joins a moment and its lead: `flight tomorrow at 3, remind me 2 hours before`. */
const joinLead = (runs: readonly Run[]): Run[] => {
  const [moment, ahead] = runs;
  if (runs.length !== 2 || !moment?.parts || !ahead?.parts) return [...runs];
  const { lead, ...others } = ahead.parts;
  const next = ahead.items[ahead.end + 1];
  const isLast = !next || hasKind(next, 'end', 'comma') || REMINDING.has(next.text);
  if (!lead || Object.keys(others).length > 0 || !isLast || !moment.parts.clock || moment.parts.lead) return [...runs];
  return [{ ...moment, end: ahead.end, parts: { ...moment.parts, lead } }];
};
const REMINDING = makeWords(
  'remind|reminder|erinnern|erinnerung|erinner|bescheid|याद|yaad|yad|അലാറം|ഓർമ്മിപ്പിക്കണം|ഓർമിപ്പിക്കണം|ormippikkanam|ipaalala|paalala',
);

/** Joins a repeat and its end or its duration: `हर शनिवार 11 बजे गिटार 19 दिसंबर तक`. */
const joinEnd = (runs: readonly Run[]): Run[] => {
  const [repeat, end] = runs;
  if (runs.length !== 2 || !repeat?.parts?.repeat || repeat.parts.until || repeat.parts.count || !end?.parts)
    return [...runs];
  const { until, count, ahead, ...others } = end.parts;
  if (Object.values(others).some((part) => part !== undefined)) return [...runs];
  const length = count ?? (ahead && !isShort(ahead) && end.items[end.start]?.text === 'sa' ? ahead : undefined);
  // `feed the cat every day, 2 times`: twice on each day.
  if (count?.count !== undefined && !repeat.parts.clock) return [{ ...repeat, parts: null }];
  if ([until, count, ahead].filter(Boolean).length !== 1 || !(until || length)) return [...runs];
  return [{ ...repeat, end: end.end, parts: { ...repeat.parts, ...(until ? { until } : { count: length ?? {} }) } }];
};

/**
 * Joins a day and its hour: `On Friday we meet at 7`. With several days or hours in a sentence, it is in doubt which belong
 * together.
 */
const joinRuns = (runs: readonly Run[], language: Language): Run[] => {
  const days = runs.filter(({ parts }) => parts && isDayAlone(parts));
  // `jeden Montag Chor 19:30`: an hour in digits at the end needs no preposition.
  const isDaySure = days.every(({ parts }) => !parts?.days?.isWeak && !parts?.repeat?.isAdjective);
  const hours = runs.filter(
    ({ items, start, end, parts }) =>
      parts &&
      (isHourAlone(parts) ||
        (isDaySure &&
          isDigitalAlone(parts) &&
          (!items[end + 1] || hasKind(items[end + 1], 'end', 'comma') || TRANSPORT.has(items[start - 1]?.text ?? '')))),
  );
  const parted = runs.filter(({ parts }) => isPartAlone(parts));
  // “In the morning I call Bob at 9”
  if (parted.length > 0 && hours.length > 0) {
    return runs.map((run) => (hours.includes(run) || parted.includes(run) ? { ...run, parts: null } : run));
  }
  const joined = joinWeekly(runs) ?? joinMonthly(runs);
  if (joined) return [joined];
  const [day] = days;
  const [hour] = hours;
  if (!day?.parts || !hour?.parts) return [...runs];
  const others = runs.filter((run) => !days.includes(run) && !hours.includes(run));
  const [first, last] = day.start < hour.start ? [day, hour] : [hour, day];
  const isJoint = days.length === 1 && hours.length === 1 && !isDoubtful(day, language) && !isDoubtful(hour, language);
  const hasBoth = day.parts.part && hour.parts.part;
  // `Mer agitée, vent de 5 à 6`
  const isVague = day.parts.days?.isWeak && hour.parts.clock?.isSpan;
  const parts = isJoint && !hasBoth && !isVague ? { ...day.parts, ...hour.parts } : null;
  return [...others, { items: first.items, start: first.start, end: last.end, parts }];
};

/** Joins the days of a week and the week: `Tue and Thu 8 pm salsa every week`. */
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
/** Joins a month and its day: `monthly catch up with Jo on the 12th`. */
const joinMonthly = (runs: readonly Run[]): Run | null => {
  const [first, last] = runs;
  if (runs.length !== 2 || !first?.parts?.repeat || !last?.parts?.date) return null;
  const { repeat, ...none } = first.parts;
  const { date, clock, ...others } = last.parts;
  const isMonthly = repeat.unit === 'Month' && (repeat.n ?? 1) === 1 && repeat.day === undefined && !repeat.days;
  const isJoint =
    isMonthly && date.month === undefined && [none, others].every((left) => Object.keys(left).length === 0);
  return isJoint
    ? {
        items: first.items,
        start: first.start,
        end: last.end,
        parts: { ...(clock && { clock }), repeat: { unit: 'Month', n: 1, ...(date.day && { day: date.day }) } },
      }
    : null;
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

/** The range that a doubt covers: two items on each side of the run; of a repeat, the whole sentence. */
const findDoubt = ({ items, start, end }: Run): { from: number; to: number } => {
  const isRepeat = items.slice(start, end + 1).some(({ kind }) => kind === 'repeat');
  const reach = isRepeat ? items.length : 2;
  const first = items[Math.max(0, start - reach)];
  const last = items[Math.min(items.length - 1, end + reach)];
  return { from: first?.from ?? 0, to: last?.to ?? 0 };
};

const COMPONENTS: ReadonlySet<Kind> = new Set([
  'clock',
  'dayPart',
  'date',
  'relativeDay',
  'days',
  'ahead',
  'span',
  'repeat',
  'count',
  'lead',
  'until',
  'bygone',
  'weekdays',
]);
const isComponent = (item: Item | undefined): boolean => item !== undefined && COMPONENTS.has(item.kind);
const GLUE_MAX = 3;

/** The index of the last component of a run. Between two components are at most some prepositions. */
const findRunEnd = (items: readonly Item[], start: number): number => {
  let end = start;
  for (let at = start + 1; at <= end + GLUE_MAX + 1; at += 1) {
    const item = items[at];
    if (!item) break;
    if (isComponent(item)) end = at;
    else if (isTrailingHour(items, at)) return at;
    else if (!hasKind(item, 'at', 'on', 'article', 'next', 'comma') && !isDashBeforeHour(items, at)) break;
  }
  return end;
};

/** `last Thursday of the month - 7.30pm` */
const isDashBeforeHour = (items: readonly Item[], at: number): boolean => {
  const [before, dash, next] = [items[at - 1], items[at], items[at + 1]];
  const isSpaced = dash !== undefined && before !== undefined && before.to < dash.from && next !== undefined;
  return (
    isSpaced &&
    dash.kind === 'hyphen' &&
    /^[-–—]$/.test(dash.text) &&
    hasKind(before, 'repeat', 'days', 'date', 'relativeDay') &&
    next.kind === 'clock'
  );
};

/** Whether a bare number is the hour of the day before it: `tomorrow 5`, at the end of a clause. */
const isTrailingHour = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  const [before, next] = [items[at - 1], items[at + 1]];
  // `2 al prezzo di 1`: two letters before a number are no day.
  if (before?.kind === 'days' && before.text.length <= 2) return false;
  // `Linggo 4: …` is the fourth week.
  if (next?.text === ':' && before?.text === 'linggo') return false;
  return (
    item?.kind === 'number' &&
    item.value.digits !== undefined &&
    (hasKind(before, 'relativeDay', 'days', 'dayPart', 'date') ||
      (before?.kind === 'repeat' && before.value.part !== undefined)) &&
    (!next || hasKind(next, 'end', 'comma'))
  );
};

/** The start of the words of a time, prepositions included. */
const findStartOfWords = (items: readonly Item[], start: number): number => {
  let at = start;
  while (at > 0 && start - at < 2 && hasKind(items[at - 1], 'at', 'on', 'article')) at -= 1;
  // An article without a preposition belongs to the words before it.
  if (items[at]?.kind === 'article' && !(!items[at + 1] || hasKind(items[at + 1], 'at', 'on'))) at = start;
  return items[at]?.from ?? 0;
};
