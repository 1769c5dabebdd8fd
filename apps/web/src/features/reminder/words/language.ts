import type { RepeatUnit } from '@pinlife/contract/reminder/choices';
import { foldWord, splitTokens, type Token } from './tokens.ts';

export type PartOfDay = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';
export type Unit = 'Minute' | 'Hour' | RepeatUnit;

/** The meaning of a piece of a text. Which fields count depends on the kind of its item. */
export type Value = {
  n?: number;
  /** The number of digits; none for a number in words. */
  digits?: number;
  /** An article that also counts: `a`, `eine`, `एक`. */
  isArticle?: boolean;
  unit?: Unit;
  part?: PartOfDay;
  /** Days of the week, Sunday being 0. */
  days?: readonly number[];
  /** `on Mondays`, `montags` */
  isHabit?: boolean;
  /** Says a time only beside another: `Sun`, `Mar`. */
  isWeak?: boolean;
  hour?: number;
  minute?: number;
  /** The first (0) or the second (12) half of the day. */
  half?: 0 | 12;
  /** Counted from 0 to 24, so that nothing is left to guess. */
  isExact?: boolean;
  /** Written with digits for the minutes. */
  isDigital?: boolean;
  /** A word says that it is a time of day: `at 5`, `5 pm`. */
  isMarked?: boolean;
  /** The start of a span of hours. */
  isSpan?: boolean;
  day?: number;
  month?: number;
  year?: number;
  /** `next`, `this` before a day of the week; `week` for the one of next week. */
  which?: 'next' | 'this' | 'week';
  weeks?: number;
  /** The week of the month: 1 to 4, or -1 for the last. */
  nth?: number;
  count?: number;
  seconds?: number;
  /** Yesterday or tomorrow, as in Hindi. */
  isEither?: boolean;
  numbers?: Token['numbers'];
  /** The word stands right behind a number. */
  isGlued?: boolean;
  /** It may also say what kind of thing something is: `weekly report`. */
  isAdjective?: boolean;
  isEnd?: boolean;
  isCapital?: boolean;
};

/**
 * A piece of a text. Its kind is one character, so that the kinds of a text are a string that the patterns of the
 * grammar are matched on. See `grammar.ts` for what each means.
 */
export type Item = {
  kind: string;
  from: number;
  to: number;
  value: Value;
  text: string;
  raw: string;
  isCapital?: boolean;
};

/** The kind that a pattern makes of the items it matches, or null where they mean nothing. */
export type Rule = readonly [
  kind: string,
  pattern: string,
  make: (items: readonly Item[], around: Around) => Value | null,
];

type Around = { before: Item | undefined; next: Item | undefined; language: Language };

export type Words = readonly [kind: string, value: Value, phrases: string];

export type LanguageDefinition = {
  code: string;
  words: readonly Words[];
  /** Tried before the rules that all languages share. */
  rules?: readonly Rule[];
  /** Verbs and words of the past and of recipes: a time of the same sentence that may lie in the past is not offered. */
  past?: string;
  /** Words of opening hours and of what others always do: an hour or a repeat of the same sentence is not offered. */
  describing?: string;
  /** A sentence that begins with one of these plans nothing: `if it rains tomorrow`. */
  conditions?: string;
  /** The same as endings of words of the past, with the words that only look like it. */
  pastEndings?: readonly RegExp[];
  notPast?: string;
  /** Behind these a word with such an ending says what something is like: `the borrowed drill`. */
  beforeAttributes?: string;
  /** After these it says what is to be done: `get the car washed`. */
  orders?: string;
  /** With one of these a sentence about something plans all the same: `the form must be signed on Friday`. */
  plans?: string;
  /** Participles are of the past where an auxiliary stands before them, with nothing but `between` between both. */
  participles?: RegExp;
  auxiliaries?: string;
  /** If there is none, the auxiliary may stand anywhere in the sentence. */
  between?: string;
  /** Participles that are of the past without any: at the start of a sentence before an object, and at its end. */
  firstParticiple?: RegExp;
  lastParticiple?: RegExp;
  /** Verbs of the past, or of what is always so, by the word after them. */
  pairedPast?: readonly (readonly [RegExp, RegExp])[];
  /** Ending of a verb that is conditional: `പെയ്താൽ`. */
  conditionEndings?: RegExp;
  /** A verb of what is to be done. A verb of the past before it says only how: `തിരിച്ചു വിളിക്കണം`. */
  wantedVerb?: RegExp;
  /** With a capital letter a word is a noun. */
  hasCapitalNouns?: boolean;
  /** Words that begin a sentence about others: `the museum …`. */
  subjects?: string;
  /** The ending of the last word where it says what is always so. */
  notStatements?: string;
  lastStatement?: RegExp;
  /** A name with its verb: `Anna swims`. */
  nameAndVerb?: RegExp;
  /** A verb before its subject, as after a time: `jeden Mittag klingelt jemand`. */
  verbAndSubject?: RegExp;
  /** Before the name of a place they begin what is so there: `In Spain …`. */
  placesBefore?: string;
  /** Measured quantities: beside a number it is a record, `pulse at 7 am 58`. */
  measures?: string;
  /** A verb that says that something is to be done: then a day with “until” is its deadline. */
  tasks?: RegExp;
  /** A plan only where the next word is of this form: `nous partons`, not `le chat nous réveille`. */
  planned?: readonly [word: string, next: RegExp];
  isPredicate?: (items: readonly Item[]) => boolean;
  /** A sentence with one of these plans nothing, unless it is not to be forgotten. */
  negations?: string;
  /** The same as an ending of the last word: `വരില്ല`. */
  lastNegation?: RegExp;
  /** The last word of what is done again and again: `ഉപവസിക്കാറുണ്ട്`. */
  lastHabit?: RegExp;
  /** Before a day it says whose: `അമ്മൂമ്മയുടെ ഞായറാഴ്ച`. */
  owners?: RegExp;
  forgetting?: string;
  /** Before these names no time is meant: `Black Friday`. */
  namesBefore?: string;
  /** Words that only tell that a text is in this language. */
  common?: string;
  /** After these a number counts or names something: `room 12`. */
  numbersBefore?: string;
  /** Words that may follow `at 5` if nothing else shows that it is a time. */
  followers?: string;
  /** After a number they say that it is no hour: `at 5 percent`. */
  things?: string;
  /** `5.` is `5th`. */
  hasDottedOrdinals?: boolean;
  /** `17h30` */
  hasHourMark?: boolean;
  /** `20h`, but `8h` is how long something takes. */
  hasLateHourMark?: boolean;
  /** `17:30` counts to 24: `5:30` is left alone, as it may be meant either way. */
  countsTo24?: boolean;
  /** The month may stand first: `November 20`. */
  hasMonthFirst?: boolean;
  /** `16/11` is the 16th of November. */
  hasDayFirst?: boolean;
  /** `17.30` and `16.11.` */
  hasDottedPairs?: boolean;
  /** These days of the week are a time wherever they stand: `lundi`, `തിങ്കളാഴ്ച`. */
  bareWeekdays?: RegExp;
  /** After the words of a time they say something of it: `every day is a gift`. */
  copulas?: string;
  /** After a time they say of which something is: `शनिवार की तस्वीरें`. */
  originsAfter?: string;
  /** “On” stands after the day: `बुधवार को`. */
  hasPostpositions?: boolean;
  /** Small it is the week, with a capital Sunday. */
  sundayIsWeek?: string;
};

/** Lists of words that are compared without their accents, and with them: `marié` is past, `Marie` is not. */
const FOLDED = [
  'describing',
  'conditions',
  'namesBefore',
  'numbersBefore',
  'followers',
  'things',
  'notPast',
  'plans',
  'orders',
  'beforeAttributes',
  'between',
  'subjects',
  'placesBefore',
  'measures',
  'notStatements',
  'negations',
  'forgetting',
  'originsAfter',
  'common',
] as const;
const EXACT = ['past', 'copulas', 'auxiliaries'] as const;
type ListName = (typeof FOLDED)[number] | (typeof EXACT)[number];

export type Language = Omit<LanguageDefinition, 'words' | ListName> &
  Record<ListName, ReadonlySet<string>> & { entries: ReadonlyMap<string, readonly Entry[]> };

type Entry = { kind: string; value: Value; words: readonly string[] };

const splitPhrase = (phrase: string): string[] => splitTokens(phrase).map(({ text }) => text);
const makeSet = (list: string | undefined, fold: (word: string) => string): ReadonlySet<string> =>
  new Set((list ?? '').split('|').filter(Boolean).map(fold));

const makeSets = <Name extends ListName>(
  definition: LanguageDefinition,
  names: readonly Name[],
  fold: (word: string) => string,
) => Object.fromEntries(names.map((name) => [name, makeSet(definition[name], fold)])) as Record<Name, Set<string>>;

export const defineLanguage = (definition: LanguageDefinition): Language => {
  const { words, ...rest } = definition;
  const entries = new Map<string, Entry[]>();
  for (const [kind, value, phrases] of words) {
    for (const phrase of phrases.split('|')) {
      const parts = splitPhrase(phrase);
      const [first = ''] = parts;
      const known = entries.get(first);
      if (known) known.push({ kind, value, words: parts });
      else entries.set(first, [{ kind, value, words: parts }]);
    }
  }
  // The longest phrase first; of equals the one that was defined last, so that a language can amend another.
  for (const known of entries.values()) known.reverse().sort((one, other) => other.words.length - one.words.length);
  return {
    ...rest,
    entries,
    ...makeSets(definition, FOLDED, foldWord),
    ...makeSets(definition, EXACT, (word) => word.normalize('NFC')),
  };
};

/** `sunday|sun, monday|mon, …` as the words of one kind with the values 0, 1, … (or from `start` on); `-` is none. */
export const countWords = (kind: string, lists: string, start = 0, more: Value = {}): Words[] =>
  lists.split(/,\s*/).flatMap((phrases, index): Words[] => {
    const n = start + index;
    return phrases === '-' ? [] : [[kind, { ...more, n, ...(kind === 'w' && { days: [n] }) }, phrases]];
  });

const MARKS: Record<string, string> = {
  ',': ',',
  ':': ',',
  '(': ',',
  ')': ',',
  '-': '-',
  '–': '-',
  '—': '-',
  '&': '&',
  '/': '&',
  '+': '&',
};
const ENDS = /^[.!?;।…\n|]$/;

/** Names the kinds of a text's tokens, as one language knows them. Null where it knows none that starts a time. */
export const nameItems = (tokens: readonly Token[], language: Language): Item[] => {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = token.kind === 'number' ? null : findEntry(tokens, at, language);
    if (found) {
      const last = tokens[at + found.words.length - 1] as Token;
      let next = at + found.words.length;
      let { to } = last;
      // The dot of an abbreviation.
      const dot = tokens[next];
      const goesOn = tokens[next + 1];
      if (
        dot?.text === '.' &&
        !dot.hasGap &&
        (/^[mwuk]$/.test(found.kind)
          ? last.text.length <= 4 || last.text === 'thurs'
          : 'eb&'.includes(found.kind) && last.text.length <= 3) &&
        goesOn
      ) {
        to = dot.to;
        next += 1;
      }
      const isGlued = !token.hasGap && tokens[at - 1]?.kind === 'number';
      const before = items.at(-1);
      if (found.kind === 'w' && before?.kind === 'w' && isHyphened(before, token)) {
        const isSpan = isSpanOfDays(before.value, found.value);
        const mark = isSpan ? '-' : items.at(-2)?.kind === 'e' ? '&' : null;
        if (mark) items.push({ kind: mark, from: before.to, to: token.from, value: {}, text: mark, raw: mark });
      }
      items.push({
        kind: found.kind,
        from: token.from,
        to,
        value: { ...found.value, isGlued, ...(token.isCapital && { isCapital: true }) },
        text: found.kind === '?' ? found.words.join(' ') : token.text,
        raw: token.raw,
      });
      at = next;
      continue;
    }
    // `no. 5`: the dot ends no sentence.
    if (token.text === '.' && isShortOf(tokens[at - 1], language)) {
      at += 1;
      continue;
    }
    items.push(
      token.kind === 'number' ? nameNumber(token, tokens[at + 1], language) : nameOther(token, tokens[at + 1]),
    );
    const isDotTaken = items.at(-1)?.to !== token.to;
    at += isDotTaken ? 2 : 1;
  }
  return items;
};

/** `Mon-Thu`: the hyphen joins the words. */
const isHyphened = (before: Item, { from, hasGap }: Token): boolean => !hasGap && before.to + 1 === from;
/** Two days alone may be one weekend; `every Sat-Sun` are two days. */
const isSpanOfDays = (first: Value, last: Value): boolean =>
  ((last.days?.[0] ?? 0) - (first.days?.[0] ?? 0) + 7) % 7 > 1;

const isShortOf = (before: Token | undefined, { numbersBefore }: Language): boolean =>
  before !== undefined && before.text.length <= 3 && numbersBefore.has(before.text);

const findEntry = (tokens: readonly Token[], at: number, language: Language): Entry | null => {
  const token = tokens[at] as Token;
  const isLonger = language.entries
    .get(token.text)
    ?.some(({ words }) => words.length > 1 && tokens[at + 1]?.text === words[1]);
  if (language.sundayIsWeek === token.text && !isLonger) {
    return token.isCapital
      ? { kind: 'w', value: { n: 0, days: [0] }, words: [token.text] }
      : { kind: 'u', value: { unit: 'Week' }, words: [token.text] };
  }
  const entries = language.entries.get(token.text);
  return (
    entries?.find(({ kind, words, value }) => {
      // `may` and `march` are months with a capital or beside a number.
      const isBesideNumber = tokens[at + 1]?.kind === 'number' || tokens[at - 1]?.kind === 'number';
      if (kind === 'm' && value.isWeak && !token.isCapital && !isBesideNumber) return false;
      return words.every((word, index) => tokens[at + index]?.text === word);
    }) ?? null
  );
};

const nameOther = (token: Token, next: Token | undefined): Item => {
  const { from, to, text, raw, isCapital } = token;
  if (token.kind === 'mark') {
    const isBreak = ENDS.test(text) && (text !== '.' || !next || next.hasGap);
    return { kind: isBreak ? '|' : (MARKS[text] ?? '?'), from, to, value: {}, text, raw };
  }
  return { kind: '?', from, to, value: { isGlued: !token.hasGap }, text, raw, isCapital };
};

const nameNumber = (token: Token, next: Token | undefined, language: Language): Item => {
  const { from, to, text, raw, numbers = { form: 'other' } } = token;
  const isStuck = next?.kind === 'word' && !next.hasGap && !language.entries.has(next.text);
  // `1,5 Stunden`
  const isHours = next !== undefined && language.entries.get(next.text)?.some(({ value }) => value.unit === 'Hour');
  if (isHours && /^\d{1,2}[.,]5$/.test(text))
    return { kind: 'n', from, to, value: { n: Number(text.replace(',', '.')), digits: 2 }, text, raw };
  if (numbers.form === 'other' || isStuck) return { kind: '?', from, to, value: {}, text, raw };
  if (numbers.form === 'plain') {
    const value = { n: numbers.value, digits: numbers.digits };
    if (language.hasDottedOrdinals && next?.text === '.' && !next.hasGap && numbers.value <= 31) {
      return { kind: 'o', from, to: next.to, value: { ...value, isEnd: true }, text, raw };
    }
    return { kind: 'n', from, to, value, text, raw };
  }
  const kind = { clock: 't', pair: 'q', date: 'd' }[numbers.form];
  return { kind, from, to, value: { numbers }, text, raw };
};
