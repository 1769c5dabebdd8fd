import { joinWords, type SearchQuery, type SearchTerm, type SearchWord } from '@pinlife/contract/search-query';
import { readWords, type TextWord } from '@pinlife/contract/search-words';

/** What a note is found by. */
export type SearchText = {
  title: string;
  /** Content, place, comments, names of files. */
  others: readonly string[];
};

export type SearchDocument = {
  /** As PostgreSQL reads a tsvector. */
  keys: string;
  /** What a mistyped word may have meant. */
  words: readonly string[];
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
export const WEEK_SECONDS = WEEK_MS / 1000;
/** Around a key in a question, to which the database adds person and weeks. */
export const KEY_MARKS = { start: '\u0001', end: '\u0002' } as const;
const IN_TITLE = 't';
const ANYWHERE = 'w';

const TEXT_MAX_LENGTH = 100_000;
/** A tsvector holds 1 MB. */
const KEYS_MAX_BYTES = 700_000;
const POSITIONS_MAX = 255;
/** Words of two fields are no phrase. */
const FIELD_GAP = 8;

const TAG_DIGITS = 9;
const TAG_LENGTH = 7;

/** Thirty-six bits of the person's id. Should two people share a tag, their notes are still told apart by their rows. */
export const tagOf = (userId: string): string =>
  Number.parseInt(userId.replaceAll('-', '').slice(-TAG_DIGITS), 16).toString(36).padStart(TAG_LENGTH, '0');

const weekOf = (at: Date): number => Math.floor(at.getTime() / WEEK_MS);

export const writeDocument = (userId: string, createdAt: Date, { title, others }: SearchText): SearchDocument => {
  const start = `${tagOf(userId)}${weekOf(createdAt)}`;
  const positions = new Map<string, number[]>();
  const vocabulary = new Set<string>();
  let bytes = 0;
  let position = 0;
  const add = (kind: string, word: string) => {
    const key = `${start}${kind}${word}`;
    const found = positions.get(key) ?? [];
    if (found.length === 0) bytes += Buffer.byteLength(key) + Int16Array.BYTES_PER_ELEMENT * 2;
    if (found.length < POSITIONS_MAX) {
      found.push(position);
      bytes += Int16Array.BYTES_PER_ELEMENT;
    }
    positions.set(key, found);
  };
  const addText = (text: string, kinds: readonly string[]) => {
    const words = readWords(text.slice(0, TEXT_MAX_LENGTH));
    for (const [index, word] of words.entries()) {
      if (bytes > KEYS_MAX_BYTES) return;
      position += 1;
      const joined = joinedAt(words, index);
      const spellings = joined === null ? word.forms : [...word.forms, joined];
      for (const form of spellings) {
        for (const kind of kinds) add(kind, form);
        if (isCorrectable(form)) vocabulary.add(form);
      }
    }
    position += FIELD_GAP;
  };
  addText(title, [IN_TITLE, ANYWHERE]);
  for (const text of others) addText(text, [ANYWHERE]);
  const keys = [...positions].map(([key, at]) => `'${quoteInside(key)}':${at.join(',')}`).join(' ');
  return { keys, words: [...vocabulary].sort() };
};

/** What the hyphened words that begin here read as one. */
const joinedAt = (words: readonly TextWord[], index: number): string | null => {
  if (words[index]?.isJoined) return null;
  let end = index + 1;
  while (words[end]?.isJoined) end += 1;
  return joinWords(words.slice(index, end));
};

const CORRECTABLE = /^[\p{L}\p{M}]{3,32}$/u;
/** Too short a word is one letter away from everything. */
export const isCorrectable = (word: string): boolean => CORRECTABLE.test(word);

/** Questions about one note of one week, as PostgreSQL reads a tsquery. */
export type KeyQuery = { inTitle: string; elsewhere: string };

/** Notes whose title answers the whole question, and those that answer it otherwise. */
export const writeQuery = ({ wanted, unwanted }: SearchQuery): KeyQuery => {
  const title = writeTerms(wanted, IN_TITLE);
  const not = unwanted.map((term) => ` & !${writeTerm(term, ANYWHERE)}`).join('');
  return { inTitle: `${title}${not}`, elsewhere: `${writeTerms(wanted, ANYWHERE)}${not} & !(${title})` };
};

/** What a wider question finds and a narrower one does not. */
export const writeDifference = (wide: SearchQuery, narrow: SearchQuery): KeyQuery => {
  const { inTitle, elsewhere } = writeQuery(wide);
  const not = ` & !(${writeTerms(narrow.wanted, ANYWHERE)})`;
  return { inTitle: `${inTitle}${not}`, elsewhere: `${elsewhere}${not}` };
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
  `(${forms.map((form) => `${KEY_MARKS.start}${kind}${quoteInside(form)}'${isPrefix ? ':*' : ''}${KEY_MARKS.end}`).join(' | ')})`;

const quoteInside = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "''");
