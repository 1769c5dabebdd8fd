import { MINUTE_MS } from '@pinlife/contract/durations';
import { findReminderFault } from '@pinlife/contract/reminder/check';
import { listFirstOccurrences } from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { browserZone, type FormState, metaOf, zonedNow } from '../form/form-state.ts';
import { readItems } from './grammar.ts';
import { type Item, type Language, nameItems } from './language.ts';
import { german } from './languages/de.ts';
import { english } from './languages/el.ts';
import { filipino } from './languages/fil.ts';
import { french } from './languages/fr.ts';
import { hindi } from './languages/hi.ts';
import { italian } from './languages/it.ts';
import { malayalam } from './languages/ml.ts';
import { type Reading, readSentence } from './read-sentence.ts';
import { splitTokens, type Token } from './tokens.ts';

/*
 * The steps of reading a text, once for each language:
 *   `tokens.ts` splits it into words, numbers and marks.
 *   `language.ts` makes items of these. Each has a kind, which is one character.
 *   `grammar.ts` joins items by patterns of their kinds, until times of day, dates and repeats are left.
 *   `read-sentence.ts` groups adjacent items into runs; `collect-parts.ts` collects the parts of a time from each.
 *   `mood.ts`, `facts.ts` and `evidence.ts` decide whether a reminder is meant. In doubt it is not.
 *   `meaning.ts` computes the date and the rule.
 */

/** A time that a text names: the position of its words, and the fields of the reminder form. */
export type FoundTime = { from: number; to: number; form: FormState; isTimeGiven: boolean };

const languages = [english, german, french, italian, hindi, malayalam, filipino];

/** Prepares the languages, each in a separate task, so that the page stays responsive. */
export const prepareLanguages = async (): Promise<void> => {
  await nextTask();
  for (const language of languages) {
    countKnown([], language);
    await nextTask();
  }
};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Quoted words are speech or a name. */
const QUOTE = /"[^"\n]+"|[“”„][^“”„\n]+[“”]|[«»][^«»\n]+[«»]|‘[^‘’\n]+’(?!\p{L})/gu;

/** The rest of a longer paragraph is not read. */
const READ_MAX_LENGTH = 10_000;

/** Finds the times that a text names in any language, in their order. Leaves out those in doubt. Needs `Temporal`. */
export const findTimes = (text: string, now: Date, timezone: string): FoundTime[] => {
  const pieces = splitPieces(text.slice(0, READ_MAX_LENGTH)).map(({ from, piece }) => ({
    from,
    read: readPiece(piece, now, timezone),
  }));
  const known = languages.map((_language, index) =>
    pieces.reduce((sum, { read }) => sum + (read[index]?.known ?? 0), 0),
  );
  // Times of two pieces never overlap, so they are chosen piece by piece.
  const found = pieces.flatMap(({ from, read }) =>
    choosePiece(read, known).map((time) => ({ ...time, from: time.from + from, to: time.to + from })),
  );
  const quotes = [...text.slice(0, READ_MAX_LENGTH).matchAll(QUOTE)].map(({ index, 0: quote }) => ({
    from: index,
    to: index + quote.length,
  }));
  return found.filter((time) => {
    const isQuoted = quotes.some((quote) => overlap(quote, time));
    return !isQuoted && isAllowed(time.form, now);
  });
};

/** Caches the result of `isAllowed`; `readPiece` makes new forms in each minute. */
const allowed = new WeakMap<FormState, boolean>();

const isAllowed = (form: FormState, now: Date): boolean => {
  const known = allowed.get(form);
  if (known !== undefined) return known;
  const meta = metaOf(form);
  const isFaultless = meta !== null && findReminderFault(meta, now) === null;
  allowed.set(form, isFaultless);
  return isFaultless;
};

type FoundReminder = Reminder & { from: number; to: number; isTimeGiven: boolean };

/** Finds times as reminders in the zone of the browser. */
export const findReminders = (text: string, now: Date): FoundReminder[] =>
  findTimes(text, now, browserZone()).flatMap(({ form, ...rest }) => {
    const reminder = readReminder(form);
    return reminder ? [{ ...rest, ...reminder }] : [];
  });

type Reminder = { meta: ReminderMeta; nextAt: string };
/** Caches the reminder of a form. */
const reminders = new WeakMap<FormState, Reminder | null>();

const readReminder = (form: FormState): Reminder | null => {
  const known = reminders.get(form);
  if (known !== undefined) return known;
  const meta = metaOf(form);
  const [first] = meta ? listFirstOccurrences(meta, 1) : [];
  const reminder = meta && first ? { meta, nextAt: first.at.toISOString() } : null;
  reminders.set(form, reminder);
  return reminder;
};

/** The times that a language finds in a piece of text, and the number of words of the piece that it knows. */
type ReadPiece = { readings: readonly Reading[]; known: number };

/** The pieces that are cached: a pressed key changes only one of a text. */
const READ_PIECES_MAX = 500;
const readPieces = new Map<string, readonly ReadPiece[]>();
let readMinute = '';

/** Drops pieces with times, which depend on the minute; pieces without times stay cached. */
const forgetTimes = (): void => {
  for (const [piece, read] of readPieces) {
    if (read.some(({ readings }) => readings.length > 0)) readPieces.delete(piece);
  }
};

const readPiece = (piece: string, now: Date, timezone: string): readonly ReadPiece[] => {
  const minute = `${Math.floor(now.getTime() / MINUTE_MS)} ${timezone}`;
  if (minute !== readMinute) forgetTimes();
  readMinute = minute;
  const before = readPieces.get(piece);
  if (before) return before;
  const tokens = splitTokens(piece);
  const here = zonedNow(now, timezone);
  const read = languages.map((language) => {
    const spelled = language.normalise(tokens);
    return { readings: readTimes(language, spelled, here), known: countKnown(spelled, language) };
  });
  readPieces.set(piece, read);
  const [oldest] = readPieces.keys();
  if (readPieces.size > READ_PIECES_MAX && oldest !== undefined) readPieces.delete(oldest);
  return read;
};

/** Matches the end of a sentence, but no dot after a short word or a number, which may be an abbreviation. */
const SENTENCE_END = /[!?;।…\n]\s|(?<=[\p{L}\p{M}]{6})\.\s/gu;

/** A longer sentence is cut into pieces of this length. */
const PIECE_MAX_LENGTH = 300;

const splitPieces = (text: string): { from: number; piece: string }[] => {
  const pieces: { from: number; piece: string }[] = [];
  let from = 0;
  const endAt = (to: number) => {
    while (from < to) {
      const blank = text.lastIndexOf(' ', from + PIECE_MAX_LENGTH) + 1;
      const cut = to - from <= PIECE_MAX_LENGTH ? to : blank > from ? blank : from + PIECE_MAX_LENGTH;
      pieces.push({ from, piece: text.slice(from, cut) });
      from = cut;
    }
  };
  for (const { index, 0: end } of text.matchAll(SENTENCE_END)) endAt(index + end.length);
  endAt(text.length);
  return pieces;
};

type Candidate = Reading & { known: number; language: Language };

/** Caches the chosen times of a piece. `ranks`: the numbers of words that the languages know of the whole text. */
const chosenTimes = new WeakMap<readonly ReadPiece[], { ranks: string; times: readonly FoundTime[] }>();

const choosePiece = (read: readonly ReadPiece[], known: readonly number[]): readonly FoundTime[] => {
  if (read.every(({ readings }) => readings.length === 0)) return [];
  const ranks = known.join();
  const before = chosenTimes.get(read);
  if (before?.ranks === ranks) return before.times;
  const times = chooseTimes(
    languages.flatMap((language, index) =>
      (read[index]?.readings ?? []).map((one) => ({ ...one, known: known[index] ?? 0, language })),
    ),
  );
  chosenTimes.set(read, { ranks, times });
  return times;
};

const countKnown = (tokens: readonly Token[], language: Language): number => {
  const { entries, followers, things, subjects, describing, negations, numbersBefore, common, past, auxiliaries } =
    language;
  const folded = [
    language.conditions,
    language.negations,
    followers,
    things,
    subjects,
    describing,
    negations,
    numbersBefore,
    common,
    language.between,
    language.notPast,
  ];
  return tokens.filter(
    ({ kind, text, raw }) =>
      kind === 'word' &&
      (entries.has(text) || folded.some((words) => words.has(text)) || past.has(raw) || auxiliaries.has(raw)),
  ).length;
};

/**
 * Chooses between readings of the same words: the longest one, then that of the language that knows more words of the text.
 * A doubt of a language that knows more words of the text excludes a reading.
 */
const chooseTimes = (candidates: readonly Candidate[]): FoundTime[] => {
  const doubts = candidates.filter(({ meaning }) => meaning === null);
  const read = candidates.filter(
    (one) => one.meaning && !doubts.some((doubt) => isBetterKnown(doubt, one) && overlap(doubt, one)),
  );
  // “weekly review tuwing Biyernes ng 4pm”: English lacks some of the words, Filipino knows all.
  const isLessKnown = (one: Candidate) =>
    knowsEnglish(one) && read.some((other) => knowsEnglish(other) && other.known > one.known && overlap(one, other));
  const ranked = read
    .filter((one) => !isLessKnown(one))
    .toSorted(
      (one, other) =>
        lengthOf(other) - lengthOf(one) || other.known - one.known || Number(other.hasDay) - Number(one.hasDay),
    );
  const chosen: Candidate[] = [];
  const doubtful = new Set<Candidate>();
  for (const candidate of ranked) {
    const rival = chosen.find((other) => overlap(candidate, other));
    if (!rival) chosen.push(candidate);
    else if (isEqualRank(rival, candidate) && !isSameForm(rival, candidate)) doubtful.add(rival);
  }
  return chosen
    .filter((candidate) => !doubtful.has(candidate))
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ from, to, meaning }) => (meaning ? [{ from, to, ...meaning }] : []));
};

/** The languages that contain the English words. */
const withEnglish = new Set([hindi, malayalam, filipino]);
const isBetterKnown = (doubt: Candidate, one: Candidate): boolean =>
  doubt.known > one.known || (doubt.language === english && withEnglish.has(one.language) && doubt.known === one.known);

const knowsEnglish = ({ language }: Candidate): boolean => language === english || withEnglish.has(language);

type Span = { from: number; to: number };
const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
const lengthOf = ({ from, to }: Span): number => to - from;
const isEqualRank = (one: Candidate, other: Candidate): boolean =>
  lengthOf(one) === lengthOf(other) && one.known === other.known && one.hasDay === other.hasDay;
const isSameForm = (one: Candidate, other: Candidate): boolean =>
  JSON.stringify(one.meaning?.form) === JSON.stringify(other.meaning?.form);

const readTimes = (language: Language, tokens: readonly Token[], now: Temporal.ZonedDateTime): Reading[] => {
  const named = nameItems(tokens, language);
  if (named.every(({ kind }) => '?,|-&g'.includes(kind))) return [];
  return splitSentences(readItems(named, language)).flatMap((items) => readSentence(items, language, now));
};

/** Splits items into sentences. Leaves out questions, which plan nothing. */
const splitSentences = (items: readonly Item[]): Item[][] => {
  const sentences: Item[][] = [[]];
  for (const item of items) {
    if (item.kind !== '|') sentences.at(-1)?.push(item);
    else if (item.text === '?') sentences[sentences.length - 1] = [];
    else sentences.push([]);
  }
  return sentences;
};
