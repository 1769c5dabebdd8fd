import type { RepeatUnit } from '@pinlife/contract/reminder/choices';
import { isOneOf, type Kind } from './kinds.ts';
import { makeNormaliser, type Spelling } from './spelling.ts';
import { foldWord, splitTokens, type Token } from './tokens.ts';

export type PartOfDay = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';
export type Unit = 'Minute' | 'Hour' | RepeatUnit;

/** The meaning of an item. Its kind decides which fields it has. */
export type Value = {
  n?: number;
  /** The number of its digits; undefined for a number in words. */
  digits?: number;
  /** It may be an article or the number one: `a`, `eine`, `एक`. */
  isArticle?: boolean;
  unit?: Unit;
  part?: PartOfDay;
  /** Days of the week, Sunday being 0. */
  days?: readonly number[];
  /** It repeats: `on Mondays`, `montags`. */
  isHabit?: boolean;
  /** It is a time only beside other words of time: `Sun`, `Mar`. */
  isWeak?: boolean;
  hour?: number;
  minute?: number;
  /** The first (0) or the second (12) half of the day. */
  half?: 0 | 12;
  /** In 24 hours, so that it is not ambiguous. */
  isExact?: boolean;
  /** Its minutes are in digits. */
  isDigital?: boolean;
  /** A word shows that it is a time of day: `at 5`, `5 pm`. */
  isMarked?: boolean;
  /** The start of a span of hours. */
  isSpan?: boolean;
  day?: number;
  month?: number;
  year?: number;
  /** The word before a day of the week; `week` for the day of next week. */
  which?: 'next' | 'this' | 'week';
  weeks?: number;
  /** The week of the month: 1 to 4, or -1 for the last. */
  nth?: number;
  count?: number;
  seconds?: number;
  /** A word of Hindi that means yesterday or tomorrow. */
  isEither?: boolean;
  numbers?: Token['numbers'];
  /** No blank separates it from the number before. */
  isGlued?: boolean;
  /** It may be an adjective: `weekly report`. */
  isAdjective?: boolean;
  isEnd?: boolean;
  isCapital?: boolean;
};

/** A part of a text. */
export type Item = {
  kind: Kind;
  from: number;
  to: number;
  value: Value;
  text: string;
  raw: string;
  isCapital?: boolean;
};

/** The words of a time: indexes in the items of its sentence, both inclusive. */
export type WordRange = { items: readonly Item[]; start: number; end: number };

/** Joins the items that a pattern matches into one item of a kind. `make` returns its value; null if the rule does not apply. */
export type Rule = readonly [
  kind: Kind,
  pattern: string,
  make: (items: readonly Item[], around: Around) => Value | null,
];

type Around = { before: Item | undefined; next: Item | undefined; language: Language };

export type Words = readonly [kind: Kind, value: Value, phrases: string];

export type LanguageDefinition = {
  code: string;
  words: readonly Words[];
  /** Applied before the rules that all languages share. */
  rules?: readonly Rule[];
  /** Verbs of the past and words of recipes. With one, only times that must be in the future are offered. */
  past?: string;
  /** Words of opening hours and of habits of others. With one, hours and repeats are not offered. */
  describing?: string;
  /** First words of sentences that plan nothing: `if it rains tomorrow`. */
  conditions?: string;
  /** Endings of verbs of the past. */
  pastEndings?: readonly RegExp[];
  /** Words with such an ending that are no verbs of the past. */
  notPast?: string;
  /** Words before an attribute with such an ending: `the borrowed drill`. */
  beforeAttributes?: string;
  /** Words before a task with such an ending: `get the car washed`. */
  orders?: string;
  /** Words that make a statement a plan: `the form must be signed on Friday`. */
  plans?: string;
  /** Participles of the past, if an auxiliary is before them, with only words of `between` in between. */
  participles?: RegExp;
  auxiliaries?: string;
  /** If empty, the auxiliary may be anywhere in the sentence. */
  between?: string;
  /** Participles of the past without an auxiliary: first in a sentence and before an object, or last. */
  firstParticiple?: RegExp;
  lastParticiple?: RegExp;
  /** Verbs of the past or of habits, each with the word after it. */
  pairedPast?: readonly (readonly [RegExp, RegExp])[];
  /** The ending of a conditional verb: `പെയ്താൽ`. */
  conditionEndings?: RegExp;
  /** The verb of a task. A verb of the past before it belongs to it: `തിരിച്ചു വിളിക്കണം`. */
  wantedVerb?: RegExp;
  /** Nouns begin with a capital letter. */
  hasCapitalNouns?: boolean;
  /** First words of statements about something: `the museum …`. */
  subjects?: string;
  /** Words that are never the verb of a statement. */
  notStatements?: string;
  /** The ending of the last word of a statement about a habit. */
  lastStatement?: RegExp;
  /** A name and its verb: `Anna swims`. */
  nameAndVerb?: RegExp;
  /** A verb before its subject, as after a time: `jeden Mittag klingelt jemand`. */
  verbAndSubject?: RegExp;
  /** First words of statements about a place, before its name: `In Spain …`. */
  placesBefore?: string;
  /** Measured quantities. Beside a number they make a record: `pulse at 7 am 58`. */
  measures?: string;
  /** Verbs of tasks. With one, “until” and a day are a deadline. */
  tasks?: RegExp;
  /** A word that makes a plan only before a word of this form: `nous partons`, not `le chat nous réveille`. */
  planned?: readonly [word: string, next: RegExp];
  /** Whether a sentence is a statement, by a rule of this language. */
  isPredicate?: (items: readonly Item[]) => boolean;
  /** Whether the words beside a time show that it is another time, or none, by a rule of this language. */
  isDoubtful?: (range: WordRange) => boolean;
  /** With one of these a sentence plans nothing, unless it has one of `forgetting`: `do not forget`. */
  negations?: string;
  forgetting?: string;
  /** The ending of a negated last word: `വരില്ല`. */
  lastNegation?: RegExp;
  /** The last word of a sentence about a habit: `ഉപവസിക്കാറുണ്ട്`. */
  lastHabit?: RegExp;
  /** The owner of a day, before it: `അമ്മൂമ്മയുടെ ഞായറാഴ്ച`. */
  owners?: RegExp;
  /** Words before a day that is part of a name: `Black Friday`. */
  namesBefore?: string;
  /** Further words of the language. They only help to recognise it. */
  common?: string;
  /** Words before a number that is no time: `room 12`. */
  numbersBefore?: string;
  /** Words that may follow `at 5` if nothing else shows that it is a time. */
  followers?: string;
  /** Words after a number that is no hour: `at 5 percent`. */
  things?: string;
  /** `5.` means `5th`. */
  hasDottedOrdinals?: boolean;
  /** `17h30` is a time of day. */
  hasHourMark?: boolean;
  /** `20h` is a time of day, `8h` a duration. */
  hasLateHourMark?: boolean;
  /** `17:30` is usual, so `5:30` is ambiguous and not offered. */
  countsTo24?: boolean;
  /** Words before an hour with a comma: `17,30`. */
  commaClocks?: RegExp;
  /** `November 20` is a date. */
  hasMonthFirst?: boolean;
  /** `16/11` is the 16th of November. */
  hasDayFirst?: boolean;
  /** `17.30` is a time of day, `16.11.` a date. */
  hasDottedPairs?: boolean;
  /** Days of the week that are a time without a preposition: `lundi`, `തിങ്കളാഴ്ച`. */
  bareWeekdays?: RegExp;
  /** Verbs after a time that is the subject of the sentence: `every day is a gift`. */
  copulas?: string;
  /** Words between a time and something that belongs to it: `शनिवार की तस्वीरें`. */
  originsAfter?: string;
  /** “On” follows the day: `बुधवार को`. */
  hasPostpositions?: boolean;
  /** A word that means week, and Sunday with a capital letter. */
  sundayIsWeek?: string;
  /** The ways in which people spell its words. */
  spellings?: readonly Spelling[];
  /** Those of its words, and further ones, that have several spellings. */
  spelled?: readonly Words[];
  spelledToo?: string;
};

/** The lists whose words are compared without accents, and those with: `marié` is a verb of the past, `Marie` is not. */
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
/** The lists by whose words a language is recognised. */
const FAMILIAR = [
  'conditions',
  'negations',
  'followers',
  'things',
  'subjects',
  'describing',
  'numbersBefore',
  'common',
  'between',
  'notPast',
] as const;
const EXACT = ['past', 'copulas', 'auxiliaries'] as const;
type ListName = (typeof FOLDED)[number] | (typeof EXACT)[number];

type Lists = Record<ListName, ReadonlySet<string>> & {
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** The words of the lists by which it is recognised. */
  familiar: ReadonlySet<string>;
  /** The words of a text as the language spells them. */
  normalise: (tokens: readonly Token[]) => readonly Token[];
};
export type Language = Omit<LanguageDefinition, 'words' | 'spellings' | 'spelled' | 'spelledToo' | ListName> & Lists;

type Entry = { kind: Kind; value: Value; words: readonly string[] };

const splitPhrase = (phrase: string): string[] => splitTokens(phrase).map(({ text }) => text);
const makeSet = (list: string | undefined, fold: (word: string) => string): ReadonlySet<string> =>
  new Set((list ?? '').split('|').filter(Boolean).map(fold));

const makeSets = <Name extends ListName>(
  definition: LanguageDefinition,
  names: readonly Name[],
  fold: (word: string) => string,
) => Object.fromEntries(names.map((name) => [name, makeSet(definition[name], fold)])) as Record<Name, Set<string>>;

/** Makes the lists of a language at their first use: those of all languages at once would block the page. */
export const defineLanguage = (definition: LanguageDefinition): Language => {
  let lists: Lists | undefined;
  const find = (name: keyof Lists) => {
    lists ??= makeLists(definition);
    return lists[name];
  };
  const names = ['entries', 'familiar', 'normalise', ...FOLDED, ...EXACT] as const;
  const getters = names.map((name) => [name, { get: () => find(name) }]);
  const language: object = { ...definition };
  return Object.defineProperties(language, Object.fromEntries(getters)) as Language;
};

const makeLists = (definition: LanguageDefinition): Lists => {
  const { words, spellings, spelled = [], spelledToo = '' } = definition;
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
  // The longest phrase first, then the one that was defined last, so that a language can override another.
  for (const known of entries.values()) known.reverse().sort((one, other) => other.words.length - one.words.length);
  const sets = {
    ...makeSets(definition, FOLDED, foldWord),
    ...makeSets(definition, EXACT, (word) => word.normalize('NFC')),
  };
  const known = new Set([
    ...[...entries.values()].flatMap((those) => those.flatMap((one) => one.words)),
    ...Object.values(sets).flatMap((set) => [...set].map(foldWord)),
  ]);
  const others = spelledToo.split('|').filter(Boolean);
  const normalise = spellings
    ? makeNormaliser(spellings, known, spelled, others)
    : (tokens: readonly Token[]) => tokens;
  const familiar = new Set(FAMILIAR.flatMap((name) => [...sets[name]]));
  return { entries, familiar, ...sets, normalise };
};

/** Gives consecutive values to phrases: `sunday|sun, monday|mon, …` get 0, 1, … (or from `start` on); `-` is left out. */
export const countWords = (kind: Kind, lists: string, start = 0, more: Value = {}): Words[] =>
  lists.split(/,\s*/).flatMap((phrases, index): Words[] => {
    const n = start + index;
    return phrases === '-' ? [] : [[kind, { ...more, n, ...(kind === 'weekday' && { days: [n] }) }, phrases]];
  });

const MARKS: Record<string, Kind> = {
  ',': 'comma',
  '·': 'comma',
  '•': 'comma',
  ':': 'comma',
  '(': 'comma',
  ')': 'comma',
  '-': 'hyphen',
  '–': 'hyphen',
  '—': 'hyphen',
  '&': 'and',
  '/': 'and',
  '+': 'and',
};
const ENDS = /^[.!?;।…\n|]$/;

/** Makes items of the tokens of a text, with the kinds that a language gives them. */
export const nameItems = (tokens: readonly Token[], language: Language): Item[] => {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = token.kind === 'number' ? null : findEntry(tokens, at, language);
    if (found) {
      const end = findEnd(tokens, at, found);
      const hyphen = nameHyphen(items, token, found);
      if (hyphen) items.push(hyphen);
      const isGlued = !token.hasGap && tokens[at - 1]?.kind === 'number';
      items.push({
        kind: found.kind,
        from: token.from,
        to: tokens[end - 1]?.to ?? token.to,
        value: { ...found.value, isGlued, ...(token.isCapital && { isCapital: true }) },
        text: found.kind === 'other' ? found.words.join(' ') : token.text,
        raw: token.raw,
      });
      at = end;
      continue;
    }
    // `no. 5`: the dot does not end the sentence.
    if (token.text === '.' && isShortOf(tokens[at - 1], language)) {
      at += 1;
      continue;
    }
    items.push(
      token.kind === 'number'
        ? nameNumber(token, tokens[at + 1], language, tokens[at - 1])
        : nameOther(token, tokens[at + 1]),
    );
    const isDotTaken = items.at(-1)?.to !== token.to;
    at += isDotTaken ? 2 : 1;
  }
  return items;
};

const ABBREVIATION_MAX_LENGTH = 4;

/** The index after the words of an entry, and after their dot if they are an abbreviation. */
const findEnd = (tokens: readonly Token[], at: number, { kind, words }: Entry): number => {
  const end = at + words.length;
  const [last, dot, next] = [tokens[end - 1], tokens[end], tokens[end + 1]];
  if (!last || !next || dot?.text !== '.' || dot.hasGap) return end;
  const isShortWord = last.text.length <= ABBREVIATION_MAX_LENGTH;
  const isAbbreviation = isOneOf(kind, 'month', 'weekday', 'unit', 'oclock')
    ? isShortWord || last.text === 'thurs'
    : isOneOf(kind, 'every', 'frequency', 'and') && isShortWord;
  return isAbbreviation ? end + 1 : end;
};

/** Makes an item of the hyphen between two days: a span in `Mon-Thu`, two days in `every Sat-Sun`. */
const nameHyphen = (items: readonly Item[], token: Token, found: Entry): Item | null => {
  const before = items.at(-1);
  if (found.kind !== 'weekday' || before?.kind !== 'weekday' || !isHyphened(before, token)) return null;
  const kind = isSpanOfDays(before.value, found.value) ? 'hyphen' : items.at(-2)?.kind === 'every' ? 'and' : null;
  return kind && { kind, from: before.to, to: token.from, value: {}, text: '-', raw: '-' };
};

const isHyphened = (before: Item, { from, hasGap }: Token): boolean => !hasGap && before.to + 1 === from;
/** Whether the days are more than two in a row, which may be a weekend. */
const isSpanOfDays = (first: Value, last: Value): boolean =>
  ((last.days?.[0] ?? 0) - (first.days?.[0] ?? 0) + 7) % 7 > 1;

const isShortOf = (before: Token | undefined, { numbersBefore }: Language): boolean =>
  before !== undefined && before.text.length <= 3 && numbersBefore.has(before.text);

const findEntry = (tokens: readonly Token[], at: number, language: Language): Entry | null => {
  const token = tokens[at] as Token;
  const entries = language.entries.get(token.text);
  if (language.sundayIsWeek === token.text) {
    const isLonger = entries?.some(({ words }) => words.length > 1 && tokens[at + 1]?.text === words[1]);
    if (!isLonger) {
      return token.isCapital
        ? { kind: 'weekday', value: { n: 0, days: [0] }, words: [token.text] }
        : { kind: 'unit', value: { unit: 'Week' }, words: [token.text] };
    }
  }
  return (
    entries?.find(({ kind, words, value }) => {
      // `may` and `march` are months with a capital or beside a number.
      const isBesideNumber = tokens[at + 1]?.kind === 'number' || tokens[at - 1]?.kind === 'number';
      if (kind === 'month' && value.isWeak && !token.isCapital && !isBesideNumber) return false;
      return words.every((word, index) => tokens[at + index]?.text === word);
    }) ?? null
  );
};

const nameOther = (token: Token, next: Token | undefined): Item => {
  const { from, to, text, raw, isCapital } = token;
  if (token.kind === 'mark') {
    const isBreak = ENDS.test(text) && (text !== '.' || !next || next.hasGap);
    return { kind: isBreak ? 'end' : (MARKS[text] ?? 'other'), from, to, value: {}, text, raw };
  }
  return { kind: 'other', from, to, value: { isGlued: !token.hasGap }, text, raw, isCapital };
};

const nameNumber = (token: Token, next: Token | undefined, language: Language, before: Token | undefined): Item => {
  const { from, to, text, raw, numbers = { form: 'other' } } = token;
  const comma = language.commaClocks?.test(before?.text ?? '') ? /^(\d{1,2}),([0-5]\d)$/.exec(text) : null;
  if (comma) {
    const pair = {
      form: 'pair',
      first: Number(comma[1]),
      second: Number(comma[2]),
      mark: '.',
      isDotted: false,
    } as const;
    return { kind: 'pair', from, to, value: { numbers: pair }, text, raw };
  }
  const isStuck = next?.kind === 'word' && !next.hasGap && !language.entries.has(next.text);
  // `1,5 Stunden`
  const isHours = next !== undefined && language.entries.get(next.text)?.some(({ value }) => value.unit === 'Hour');
  if (isHours && /^\d{1,2}[.,]5$/.test(text))
    return { kind: 'number', from, to, value: { n: Number(text.replace(',', '.')), digits: 2 }, text, raw };
  if (numbers.form === 'other' || isStuck) return { kind: 'other', from, to, value: {}, text, raw };
  if (numbers.form === 'plain') {
    const value = { n: numbers.value, digits: numbers.digits };
    if (language.hasDottedOrdinals && next?.text === '.' && !next.hasGap && numbers.value <= 31) {
      return { kind: 'ordinal', from, to: next.to, value: { ...value, isEnd: true }, text, raw };
    }
    return { kind: 'number', from, to, value, text, raw };
  }
  const kind = ({ clock: 'digitalClock', pair: 'pair', date: 'digitalDate' } as const)[numbers.form];
  return { kind, from, to, value: { numbers }, text, raw };
};
