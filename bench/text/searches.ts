import { foldWord, readWords } from '@pinlife/contract/search/words';
import { toPlainText, type WrittenNote, writeNote } from './note.ts';
import { createRandom, type Random, shuffle } from './random.ts';
import { languageNames, vocabularyOf } from './vocabulary.ts';

/** A range of notes by number. */
export type NoteRange = { first: number; count: number };

export const searchKinds = [
  'a frequent word',
  'a word of titles',
  'a word in a hundredth',
  'a rare word',
  'a word of one note',
  'a missing word',
  'a word that others have',
  'one letter',
  'the beginning of a word',
  'two frequent words',
  'a frequent and a rare word',
  'two words that never meet',
  'a phrase',
] as const;
export type SearchKind = (typeof searchKinds)[number];
type Searches = Readonly<Record<SearchKind, readonly string[]>>;

const SEED = 41;
/** The number of notes from which word frequencies are counted. */
const SAMPLE = 3_000;
const SPARE = 8;
const PART = { least: 3, most: 5 };
const NUMBER = /^\d{8}$/;

/** Searches of a person with these notes: `each` different ones of each kind, from the texts of the notes. */
export const chooseSearches = (own: NoteRange, others: NoteRange, each: number): Searches => {
  const random = createRandom(SEED, own.first);
  const notes = readSample(own);
  const { frequent, common, rare, numbers } = sortWords(notes);
  const drawn = <Item>(items: readonly Item[]): Item[] => shuffle(items, random).slice(0, each);
  const titles = notes.flatMap(({ title }) => wordsOf(title)).filter(isLong);
  const parts = common.filter(isLong).map((word) => [...word].slice(0, random.between(PART.least, PART.most)).join(''));
  const letters = languageNames.flatMap((name) =>
    vocabularyOf(name)
      .words.slice(0, 30)
      .map((word) => foldWord(word).charAt(0)),
  );
  const [often, seldom] = [new Set(frequent), new Set(rare)];
  /** One per note, from more notes than needed, because two may draw the same. */
  const perNote = (draw: (note: WrittenNote) => string[]): string[] =>
    unique(
      shuffle(notes, random)
        .slice(0, each * SPARE)
        .flatMap(draw),
    ).slice(0, each);
  return {
    'a frequent word': frequent.slice(0, each),
    'a word of titles': drawn(unique(titles)),
    'a word in a hundredth': drawn(common),
    'a rare word': drawn(rare),
    'a word of one note': drawn(numbers),
    'a missing word': drawn(languageNames.flatMap((name) => vocabularyOf(name).unwritten)),
    'a word that others have': drawn(sortWords(readSample(others)).numbers),
    'one letter': drawn(unique(letters)),
    'the beginning of a word': drawn(unique(parts)),
    'two frequent words': perNote((note) => [drawPair(note, frequent, random)]),
    'a frequent and a rare word': perNote((note) => findPair(note, often, seldom)),
    'two words that never meet': neverMeeting(random, each),
    'a phrase': perNote((note) => [`"${drawPhrase(note, random)}"`]),
  };
};

/** The kinds of a mixed load: the most common searches. */
const mixedKinds = [
  'a frequent word',
  'a word in a hundredth',
  'a rare word',
  'a missing word',
  'two frequent words',
  'the beginning of a word',
] as const satisfies SearchKind[];

/** Alternates these kinds, so that any part of the list is like the whole. */
export const mixSearches = (searches: Searches, kinds: readonly SearchKind[] = mixedKinds): string[] => {
  const longest = Math.max(...kinds.map((kind) => searches[kind].length));
  const mixed = Array.from({ length: longest }, (_none, index) => kinds.flatMap((kind) => searches[kind][index] ?? []));
  return unique(mixed.flat());
};

const readSample = ({ first, count }: NoteRange): WrittenNote[] => {
  const wanted = Math.min(count, SAMPLE);
  return Array.from({ length: wanted }, (_none, index) => writeNote(first + Math.floor((index * count) / wanted)));
};

const wordsOf = (text: string): string[] => readWords(text).map(({ forms }) => forms[0] ?? '');
const unique = (words: readonly string[]): string[] => [...new Set(words)];
const isLong = (word: string): boolean => [...word].length > PART.most && !NUMBER.test(word);

/** Sorts words by the number of notes with them. */
const sortWords = (notes: readonly WrittenNote[]) => {
  const counts = new Map<string, number>();
  for (const note of notes) {
    for (const word of new Set(wordsOf(toPlainText(note)))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const between = (least: number, most: number): string[] =>
    sorted.flatMap(([word, count]) => (count >= least && count <= most && !NUMBER.test(word) ? [word] : []));
  return {
    frequent: sorted.slice(0, 60).map(([word]) => word),
    common: between(notes.length / 200, notes.length / 50),
    rare: between(1, Math.max(1, notes.length / 1_000)),
    numbers: sorted.flatMap(([word]) => (NUMBER.test(word) ? [word] : [])),
  };
};

/** Two words of one note. */
const drawPair = (note: WrittenNote, frequent: readonly string[], random: Random): string => {
  const words = unique(wordsOf(toPlainText(note)));
  const known = words.filter((word) => frequent.includes(word));
  return shuffle(known.length > 1 ? known : words, random)
    .slice(0, 2)
    .join(' ');
};

const findPair = (note: WrittenNote, frequent: ReadonlySet<string>, rare: ReadonlySet<string>): string[] => {
  const words = wordsOf(toPlainText(note));
  const [one, other] = [words.find((word) => frequent.has(word)), words.find((word) => rare.has(word))];
  return one && other ? [`${one} ${other}`] : [];
};

/** Words of two languages: a note has one language. */
const neverMeeting = (random: Random, each: number): string[] =>
  Array.from({ length: each }, () =>
    shuffle(languageNames, random)
      .slice(0, 2)
      .map((name) => random.pick(vocabularyOf(name).words.slice(100)))
      .join(' '),
  );

const drawPhrase = (note: WrittenNote, random: Random): string => {
  const words = random.pick(note.paragraphs).replace(/[.।]/g, '').split(' ');
  const at = random.between(0, Math.max(0, words.length - 2));
  return words.slice(at, at + 2).join(' ');
};
