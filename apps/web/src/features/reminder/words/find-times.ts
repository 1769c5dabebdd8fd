import { MINUTE_MS } from '@pinlife/contract/durations';
import { findReminderFault } from '@pinlife/contract/reminder/check';
import { listFirstOccurrences } from '@pinlife/contract/reminder/recurrence';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { browserZone, type FormState, metaOf, zonedNow } from '../form/form-state.ts';
import { readItems } from './grammar.ts';
import { isOneOf } from './kinds.ts';
import { type Item, type Language, nameItems } from './language.ts';
import { german } from './languages/de.ts';
import { english } from './languages/el.ts';
import { filipino } from './languages/fil.ts';
import { french } from './languages/fr.ts';
import { hindi } from './languages/hi.ts';
import { italian } from './languages/it.ts';
import { malayalam } from './languages/ml.ts';
import { type Plan, type Reading, readSentence } from './read-sentence.ts';
import { splitTokens, type Token } from './tokens.ts';

/*
 * The steps of reading a text, once for each language:
 *   `tokens.ts` splits it into words, numbers and marks.
 *   `language.ts` makes items of these. Each has a kind (`kinds.ts`).
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

/** The time after which reading goes on in another task. */
const TASK_MS = 8;

/** Reads the pieces of a text that are new, in several tasks, so that the page stays responsive. */
export const readAhead = async (text: string): Promise<void> => {
  let began = performance.now();
  for (const { piece } of splitPieces(text.slice(0, READ_MAX_LENGTH))) {
    readPiece(piece);
    if (performance.now() - began < TASK_MS) continue;
    await nextTask();
    began = performance.now();
  }
};

/** Finds the times that a text names in any language, in their order. Leaves out those in doubt. Needs `Temporal`. */
export const findTimes = (text: string, now: Date, timezone: string): FoundTime[] => [...eachTime(text, now, timezone)];

/** Times are computed one by one, because often only the first of a text is wanted. */
function* eachTime(whole: string, now: Date, timezone: string): Generator<FoundTime> {
  const text = whole.slice(0, READ_MAX_LENGTH);
  const pieces = splitPieces(text).map((piece) => ({ ...piece, read: readPiece(piece.piece) }));
  if (pieces.every(({ read }) => read.plans === null)) return;
  const ranks = rankLanguages(pieces.map(({ read }) => read));
  const here = zonedNow(now, timezone);
  const moment = `${Math.floor(now.getTime() / MINUTE_MS)} ${timezone}`;
  const quotes = [...text.matchAll(QUOTE)].map(({ index, 0: quote }) => ({ from: index, to: index + quote.length }));
  // Times of two pieces never overlap, so they are chosen piece by piece.
  for (const { from, piece, isCutBefore, isCutAfter, read } of pieces) {
    for (const time of choosePiece(read, moment, ranks, here)) {
      const found = { ...time, from: time.from + from, to: time.to + from };
      const isQuoted = quotes.some((quote) => overlap(quote, found));
      const isCut = (isCutBefore && time.from < CUT_REACH) || (isCutAfter && time.to > piece.length - CUT_REACH);
      if (!isQuoted && !isCut && isAllowed(time.form, now)) yield found;
    }
  }
}

/** Caches the result of `isAllowed`; `choosePiece` makes new forms in each minute. */
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
export function* findReminders(text: string, now: Date): Generator<FoundReminder> {
  for (const { form, ...rest } of eachTime(text, now, browserZone())) {
    const reminder = readReminder(form);
    if (reminder) yield { ...rest, ...reminder };
  }
}

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

/** The times that the languages read in a piece of text, if any, and the number of its words that each language knows. */
type ReadPiece = { plans: readonly Plan[][] | null; known: readonly number[] };

/**
 * The pieces that were read last, and those before them, at least as many as a text has: a pressed key changes only one. What was
 * read does not depend on the moment.
 */
const KEPT_LENGTH = 2 * READ_MAX_LENGTH;
let readPieces = new Map<string, ReadPiece>();
let olderPieces = readPieces;
let keptLength = 0;

const readPiece = (piece: string): ReadPiece => {
  const before = readPieces.get(piece);
  if (before) return before;
  const read = olderPieces.get(piece) ?? readNew(piece);
  if (keptLength > KEPT_LENGTH) {
    olderPieces = readPieces;
    readPieces = new Map();
    keptLength = 0;
  }
  readPieces.set(piece, read);
  keptLength += piece.length;
  return read;
};

const readNew = (piece: string): ReadPiece => {
  const tokens = splitTokens(piece);
  const read = languages.map((language) => {
    const spelled = language.normalise(tokens);
    return { plans: readTimes(language, spelled), known: countKnown(spelled, language) };
  });
  const hasPlans = read.some(({ plans }) => plans.length > 0);
  return { plans: hasPlans ? read.map(({ plans }) => plans) : null, known: read.map(({ known }) => known) };
};

/** Matches the end of a sentence, but no dot after a short word or a number, which may be an abbreviation. */
const SENTENCE_END = /[!?;।…]\s|\n|(?<=[\p{L}\p{M}]{6})\.\s/gu;

/** A longer sentence is cut into pieces of at most this length. */
const PIECE_MAX_LENGTH = 200;
const PIECE_MIN_LENGTH = 100;
/** A time so near to a cut is left alone, because its other half may be on the other side. */
const CUT_REACH = 16;

/** `isCutBefore`, `isCutAfter`: its sentence begins before it, or goes on after it. */
type Piece = { from: number; piece: string; isCutBefore: boolean; isCutAfter: boolean };

const splitPieces = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  const endAt = (to: number) => {
    const start = from;
    while (from < to) {
      const cut = to - from <= PIECE_MAX_LENGTH ? to : findCut(text, from);
      pieces.push({ from, piece: text.slice(from, cut), isCutBefore: from > start, isCutAfter: cut < to });
      from = cut;
    }
  };
  for (const { index, 0: end } of text.matchAll(SENTENCE_END)) endAt(index + end.length);
  endAt(text.length);
  return pieces;
};

/**
 * The place of a cut is told by the letters before it, so that a key that is pressed in a long sentence moves only the cuts beside
 * it.
 */
const findCut = (text: string, from: number): number => {
  let last = from + PIECE_MAX_LENGTH;
  for (let at = from + PIECE_MIN_LENGTH; at <= from + PIECE_MAX_LENGTH; at += 1) {
    if (text.charAt(at - 1) !== ' ') continue;
    last = at;
    if ((text.charCodeAt(at - 2) + text.charCodeAt(at - 3)) % CUT_ONE_IN === 0) break;
  }
  return last;
};
const CUT_ONE_IN = 4;

type Candidate = Reading & { rank: number; language: Language };

/** The places of the languages by the number of words of the text that they know; equal numbers share a place. */
const rankLanguages = (pieces: readonly ReadPiece[]): number[] => {
  const sums = languages.map((_language, index) => pieces.reduce((sum, { known }) => sum + (known[index] ?? 0), 0));
  return sums.map((sum) => new Set(sums.filter((other) => other < sum)).size);
};

/** Caches the times that languages find in a piece at a moment, and those that are chosen of them by ranks. */
const foundTimes = new WeakMap<ReadPiece, { moment: string; readings: readonly Reading[][] }>();
const chosenTimes = new WeakMap<readonly Reading[][], { ranks: string; times: readonly FoundTime[] }>();

const choosePiece = (
  read: ReadPiece,
  moment: string,
  ranks: readonly number[],
  now: Temporal.ZonedDateTime,
): readonly FoundTime[] => {
  if (!read.plans) return [];
  const found = foundTimes.get(read);
  const readings =
    found?.moment === moment ? found.readings : read.plans.map((plans) => plans.flatMap((plan) => plan(now)));
  if (readings !== found?.readings) foundTimes.set(read, { moment, readings });
  const key = ranks.join();
  const chosen = chosenTimes.get(readings);
  if (chosen?.ranks === key) return chosen.times;
  const times = chooseTimes(
    languages.flatMap((language, index) => {
      const rank = ranks[index] ?? 0;
      return (readings[index] ?? []).map((one) => ({ ...one, rank, language }));
    }),
  );
  chosenTimes.set(readings, { ranks: key, times });
  return times;
};

const countKnown = (tokens: readonly Token[], { entries, familiar, past, auxiliaries }: Language): number =>
  tokens.filter(
    ({ kind, text, raw }) =>
      kind === 'word' && (entries.has(text) || familiar.has(text) || past.has(raw) || auxiliaries.has(raw)),
  ).length;

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
    knowsEnglish(one) && read.some((other) => knowsEnglish(other) && other.rank > one.rank && overlap(one, other));
  const ranked = read
    .filter((one) => !isLessKnown(one))
    .toSorted(
      (one, other) =>
        lengthOf(other) - lengthOf(one) || other.rank - one.rank || Number(other.hasDay) - Number(one.hasDay),
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
  doubt.rank > one.rank ||
  (doubt.plansNothing === true && doubt.rank === one.rank && doubt.rank > 0 && !withEnglish.has(doubt.language)) ||
  (doubt.language === english && withEnglish.has(one.language) && doubt.rank === one.rank);

const knowsEnglish = ({ language }: Candidate): boolean => language === english || withEnglish.has(language);

type Span = { from: number; to: number };
const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
const lengthOf = ({ from, to }: Span): number => to - from;
const isEqualRank = (one: Candidate, other: Candidate): boolean =>
  lengthOf(one) === lengthOf(other) && one.rank === other.rank && one.hasDay === other.hasDay;
const isSameForm = (one: Candidate, other: Candidate): boolean =>
  JSON.stringify(one.meaning?.form) === JSON.stringify(other.meaning?.form);

const readTimes = (language: Language, tokens: readonly Token[]): Plan[] => {
  const named = nameItems(tokens, language);
  if (named.every(({ kind }) => isOneOf(kind, 'other', 'comma', 'end', 'hyphen', 'and', 'article'))) return [];
  return splitSentences(readItems(named, language)).flatMap((items) => readSentence(items, language) ?? []);
};

/** Splits items into sentences. Leaves out questions, which plan nothing. */
const splitSentences = (items: readonly Item[]): Item[][] => {
  const sentences: Item[][] = [[]];
  for (const item of items) {
    if (item.kind !== 'end') sentences.at(-1)?.push(item);
    else if (item.text === '?') sentences[sentences.length - 1] = [];
    else sentences.push([]);
  }
  return sentences;
};
