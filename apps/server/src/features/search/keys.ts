import { DAY_MS } from '@pinlife/contract/durations';
import { joinWords, type SearchQuery, type SearchTerm, type SearchWord } from '@pinlife/contract/search/query';
import { readWords, type TextWord, WORD_MAX_LENGTH } from '@pinlife/contract/search/words';

/** What a note is found by. */
type SearchText = {
  title: string;
  /** Content, place, comments, names of files. */
  others: readonly string[];
};

export type SearchDocument = {
  /** As PostgreSQL reads a tsvector. */
  keys: string;
  /** Each once. */
  words: Iterable<string>;
};

/** Eight weeks; see `search-notes.sql`. */
const PERIOD_MS = 56 * DAY_MS;
/** Before a key in a question, where the database writes person and period. */
const KEY_MARK = '\u0001';
const IN_TITLE = 't';
const ANYWHERE = 'w';

/** A tsvector holds 1 MB: the words of any text that people write, and most of what machines can make up. */
const KEYS_MAX_BYTES = 1_000_000;
/** More different ones than any megabyte of prose has. */
const DIFFERENT_WORDS_MAX = 20_000;
/** Of each field, as many as a megabyte of any language has; more come only of lone signs and letters. */
const FIELD_WORDS_MAX = 200_000;
const POSITIONS_MAX = 255;
/** PostgreSQL counts no further. Where a text is longer, counting begins again, and neighbours stay neighbours. */
const POSITION_END = 16_383;
/** Its kind, its entry and the count of its places. */
const KEY_OVERHEAD_BYTES = 8;
/** Words of two fields are no phrase. */
const FIELD_GAP = 8;

const TAG_DIGITS = 9;
const TAG_LENGTH = 7;

/** Thirty-six bits of the person's id. Should two people share a tag, their notes are still told apart by their rows. */
export const tagOf = (userId: string): string =>
  Number.parseInt(userId.slice(-TAG_DIGITS), 16).toString(36).padStart(TAG_LENGTH, '0');

const periodOf = (at: Date): number => Math.floor(at.getTime() / PERIOD_MS);

/** The words of a text, each with its places. */
type Places = Map<string, number[]>;

export const writeDocument = (userId: string, createdAt: Date, { title, others }: SearchText): SearchDocument => {
  const start = `${tagOf(userId)}${periodOf(createdAt)}`;
  const [inTitle, anywhere]: [Places, Places] = [new Map(), new Map()];
  let bytes = 0;
  let position = 0;
  const add = (places: Places, word: string) => {
    const known = places.get(word);
    const place = (position % POSITION_END) + 1;
    if (!known) {
      if (places.size >= DIFFERENT_WORDS_MAX) return;
      places.set(word, [place]);
      bytes += start.length + Buffer.byteLength(word) + KEY_OVERHEAD_BYTES;
    } else if (known.length < POSITIONS_MAX) {
      known.push(place);
      bytes += Int16Array.BYTES_PER_ELEMENT;
    }
  };
  const addText = (text: string, kinds: readonly Places[]) => {
    const words = readWords(text, FIELD_WORDS_MAX);
    words.forEach((word, index) => {
      if (bytes > KEYS_MAX_BYTES) return;
      position += 1;
      const joined = joinedAt(words, index);
      for (const places of kinds) {
        for (const form of word.forms) add(places, form);
        if (joined !== null) add(places, joined);
      }
    });
    position += FIELD_GAP;
  };
  addText(title, [inTitle, anywhere]);
  for (const text of others) if (text !== '') addText(text, [anywhere]);
  const keys = writeKeys(`${start}${IN_TITLE}`, inTitle) + writeKeys(`${start}${ANYWHERE}`, anywhere);
  return { keys, words: anywhere.keys() };
};

const writeKeys = (start: string, places: Places): string => {
  let keys = '';
  for (const [word, at] of places) keys += `'${start}${quoteInside(word)}':${at.join(',')} `;
  return keys;
};

/** What the hyphened words that begin here read as one. */
const joinedAt = (words: readonly TextWord[], index: number): string | null => {
  if (words[index]?.isJoined || !words[index + 1]?.isJoined) return null;
  let end = index + 1;
  while (words[end]?.isJoined && end < index + WORD_MAX_LENGTH) end += 1;
  return joinWords(words.slice(index, end));
};

const CORRECTABLE = /^[\p{L}\p{M}]{3,32}$/u;
/** Too short a word is one letter away from everything. */
export const isCorrectable = (word: string): boolean => CORRECTABLE.test(word);

/** Questions about one note of one period, as PostgreSQL reads a tsquery. */
export type KeyQuery = { inTitle: string; anywhere: string };

/** Notes whose title answers the whole question, and all that answer it. */
export const writeQuery = ({ wanted, unwanted }: SearchQuery): KeyQuery => {
  const not = unwanted.map((term) => ` & !${writeTerm(term, ANYWHERE)}`).join('');
  return { inTitle: `${writeTerms(wanted, IN_TITLE)}${not}`, anywhere: `${writeTerms(wanted, ANYWHERE)}${not}` };
};

/** What a wider question finds and a narrower one does not. */
export const writeDifference = (wide: SearchQuery, narrow: SearchQuery): KeyQuery => {
  const { inTitle, anywhere } = writeQuery(wide);
  const not = ` & !(${writeTerms(narrow.wanted, ANYWHERE)})`;
  return { inTitle: `${inTitle}${not}`, anywhere: `${anywhere}${not}` };
};

const writeTerms = (terms: readonly SearchTerm[], kind: string) =>
  terms.map((term) => writeTerm(term, kind)).join(' & ');

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
