import { joinWords, type SearchQuery, type SearchTerm, type SearchWord } from '@pinlife/contract/search/query';
import { readWords, type TextWord, WORD_MAX_LENGTH } from '@pinlife/contract/search/words';

/** The searchable texts of a note. */
type SearchText = {
  title: string;
  /** Content, location, comments, file names and recognised text of pictures. */
  others: readonly string[];
  /** As tag keys, in the compared form. */
  tags: readonly string[];
};

export type SearchDocument = {
  /** In tsvector syntax. */
  keys: string;
  /** Each once. */
  words: Iterable<string>;
};

/** Placeholder before each key of a query, which the database replaces by the person's tag. */
const KEY_MARK = '\u0001';
const IN_TITLE = 't';
const ANYWHERE = 'w';
const TAG = '#';
/** Matches no note. */
const NOTHING = `${KEY_MARK}-'`;

/** A tsvector has at most 1 MB, which exceeds all texts that people write. */
const KEYS_MAX_BYTES = 1_000_000;
/** Above the number of different words in a megabyte of prose. */
const DIFFERENT_WORDS_MAX = 20_000;
/** The limit of words in a field; only texts of single signs have more. */
const FIELD_WORDS_MAX = 200_000;
const POSITIONS_MAX = 255;
/** The highest position of a tsvector. In longer texts counting begins again, so that neighbours stay neighbours. */
const POSITION_END = 16_383;
/** Bytes of a key beside its text: type, entry and number of positions. */
const KEY_OVERHEAD_BYTES = 8;
/** A gap between fields, so that phrases do not match across them. */
const FIELD_GAP = 8;

const TAG_DIGITS = 9;
const TAG_LENGTH = 7;

/** 36 bits of the user id. If two people share a tag, their rows still tell them apart. */
export const tagOf = (userId: string): string =>
  Number.parseInt(userId.slice(-TAG_DIGITS), 16).toString(36).padStart(TAG_LENGTH, '0');

/** The words of a text with their positions. */
type WordPositions = Map<string, number[]>;

export const writeDocument = (userId: string, text: SearchText): SearchDocument => {
  const pieces = writeDocumentInPieces(userId, text);
  for (;;) {
    const { value, done } = pieces.next();
    if (done) return value;
  }
};

/** Like `writeDocument`, but yields between chunks, because splitting a megabyte of words takes long. */
export function* writeDocumentInPieces(
  userId: string,
  { title, others, tags }: SearchText,
): Generator<void, SearchDocument> {
  const start = tagOf(userId);
  const [inTitle, anywhere]: [WordPositions, WordPositions] = [new Map(), new Map()];
  let bytes = 0;
  let position = 0;
  const add = (positions: WordPositions, word: string) => {
    const wordPositions = positions.get(word);
    const wordPosition = (position % POSITION_END) + 1;
    if (!wordPositions) {
      if (positions.size >= DIFFERENT_WORDS_MAX) return;
      positions.set(word, [wordPosition]);
      bytes += start.length + Buffer.byteLength(word) + KEY_OVERHEAD_BYTES;
    } else if (wordPositions.length < POSITIONS_MAX) {
      wordPositions.push(wordPosition);
      bytes += Int16Array.BYTES_PER_ELEMENT;
    }
  };
  let readLength = 0;
  const addPiece = (piece: string, kinds: readonly WordPositions[], wordsMax: number): number => {
    const words = readWords(piece, wordsMax);
    words.forEach((word, index) => {
      if (bytes > KEYS_MAX_BYTES) return;
      position += 1;
      const joined = joinedAt(words, index);
      for (const positions of kinds) {
        for (const form of word.forms) add(positions, form);
        if (joined !== null) add(positions, joined);
      }
    });
    return words.length;
  };
  const addText = function* (text: string, kinds: readonly WordPositions[]): Generator<void> {
    let wordsLeft = FIELD_WORDS_MAX;
    for (const piece of cutBetweenWords(text)) {
      if (wordsLeft > 0 && bytes <= KEYS_MAX_BYTES) wordsLeft -= addPiece(piece, kinds, wordsLeft);
      readLength += piece.length;
      if (readLength < PIECE_LENGTH) continue;
      readLength = 0;
      yield;
    }
    position += FIELD_GAP;
  };
  yield* addText(title, [inTitle, anywhere]);
  for (const text of others) if (text !== '') yield* addText(text, [anywhere]);
  const ofTags = tags.map((tag) => `'${start}${TAG}${tag}' `).join('');
  const keys = writeKeys(`${start}${IN_TITLE}`, inTitle) + writeKeys(`${start}${ANYWHERE}`, anywhere) + ofTags;
  return { keys, words: anywhere.keys() };
}

/** The length of a chunk, also for a text without blanks. */
const PIECE_LENGTH = 16 * 1024;
const BLANKLESS_MAX_LENGTH = 4 * PIECE_LENGTH;
const BLANK = /[ \n]/g;

/** Yields chunks that end at a blank, which is part of no word. */
function* cutBetweenWords(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    BLANK.lastIndex = start + PIECE_LENGTH;
    const blank = BLANK.exec(text)?.index ?? text.length;
    const end = Math.min(blank, start + BLANKLESS_MAX_LENGTH);
    yield start === 0 && end === text.length ? text : text.slice(start, end);
    start = end;
  }
}

const writeKeys = (start: string, positions: WordPositions): string => {
  let keys = '';
  for (const [word, at] of positions) keys += `'${start}${quoteInside(word)}':${at.join(',')} `;
  return keys;
};

/** The joined spelling of hyphenated words that begin at this index. */
const joinedAt = (words: readonly TextWord[], index: number): string | null => {
  if (words[index]?.isJoined || !words[index + 1]?.isJoined) return null;
  let end = index + 1;
  while (words[end]?.isJoined && end < index + WORD_MAX_LENGTH) end += 1;
  return joinWords(words.slice(index, end));
};

const CORRECTABLE = /^[\p{L}\p{M}]{3,32}$/u;
/** Shorter words are one letter away from too many others. */
export const isCorrectable = (word: string): boolean => CORRECTABLE.test(word);

/** Queries in tsquery syntax. */
export type KeyQuery = { inTitle: string; anywhere: string };

/** Queries for notes whose title matches completely, and for all that match. */
export const writeQuery = ({ wanted, unwanted, tags, unwantedTags }: SearchQuery): KeyQuery => {
  const always = [
    ...tags.map(writeTag),
    ...unwanted.map((term) => `!${writeTerm(term, ANYWHERE)}`),
    ...unwantedTags.map((tag) => `!${writeTag(tag)}`),
  ];
  const write = (kind: string) => [...wanted.map((term) => writeTerm(term, kind)), ...always].join(' & ');
  return { inTitle: wanted.length === 0 ? NOTHING : write(IN_TITLE), anywhere: write(ANYWHERE) };
};

/** Queries for the matches of the wide query that the narrow one lacks. */
export const writeDifference = (wide: SearchQuery, narrow: SearchQuery): KeyQuery => {
  const { inTitle, anywhere } = writeQuery(wide);
  const not = ` & !(${writeTerms(narrow.wanted, ANYWHERE)})`;
  return { inTitle: `${inTitle}${not}`, anywhere: `${anywhere}${not}` };
};

const writeTerms = (terms: readonly SearchTerm[], kind: string) =>
  terms.map((term) => writeTerm(term, kind)).join(' & ');

const writeTag = (tag: string): string => `${KEY_MARK}${TAG}${tag}'`;

const writeTerm = ({ words, isPhrase, joined }: SearchTerm, kind: string): string => {
  const together = words.map((word) => writeWord(word, kind)).join(isPhrase ? ' <-> ' : ' & ');
  const asOne =
    joined === null ? '' : ` | ${writeWord({ forms: [joined], isPrefix: words.at(-1)?.isPrefix ?? false }, kind)}`;
  return `((${together})${asOne})`;
};

const writeWord = ({ forms, isPrefix }: SearchWord, kind: string): string =>
  `(${forms.map((form) => `${KEY_MARK}${kind}${quoteInside(form)}'${isPrefix ? ':*' : ''}`).join(' | ')})`;

const quoteInside = (text: string) =>
  text.includes('\\') || text.includes("'") ? text.replaceAll('\\', '\\\\').replaceAll("'", "''") : text;
