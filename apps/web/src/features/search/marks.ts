import { parseSearch, type SearchQuery } from '@pinlife/contract/search/query';
import { foldForms, readWords, type TextWord } from '@pinlife/contract/search/words';
import { TAG_SIGNS_MAX } from '@pinlife/contract/tag/limits';
import { readTags } from '@pinlife/contract/tag/tags';

/** A part of a text with its offset, and whether it matches the search. */
type MarkedPart = { start: number; text: string; isMatch: boolean };

type TextRange = { start: number; end: number };

type AskedWord = { forms: readonly string[]; isPrefix: boolean };
type Asked = { words: readonly AskedWord[]; tags: readonly string[] };

/** The positions of the searched words and tags in a text, in its order. */
export const findMatches = (text: string, search: string): TextRange[] => [...eachMatch(text, search)];

/** Reads a text piece by piece, because a search for the first match need not read all of a long text. */
function* eachMatch(text: string, search: string): Generator<TextRange> {
  const asked = readAsked(search);
  const budget = { left: TAG_SIGNS_MAX };
  for (let at = 0; at < text.length; ) {
    const endOfThis = endOfPiece(text, at);
    for (const { start, end } of findInPiece(text.slice(at, endOfThis), asked, budget)) {
      yield { start: at + start, end: at + end };
    }
    at = endOfThis;
  }
}

const PIECE_LENGTH = 500;

/** No word and no tag has a blank inside. */
const endOfPiece = (text: string, start: number): number => {
  const blank = text.slice(start + PIECE_LENGTH).search(/[ \n]/);
  return blank < 0 ? text.length : start + PIECE_LENGTH + blank;
};

const findInPiece = (piece: string, { words, tags }: Asked, budget: { left: number }): TextRange[] => {
  const found = readWords(piece).flatMap((word) => matchWord(piece, word, words) ?? []);
  if (tags.length === 0) return found;
  const tagged = [...readTags(piece, budget)].filter(({ key }) => tags.includes(key));
  const others = found.filter((word) => !tagged.some((tag) => tag.start < word.end && word.start < tag.end));
  return [...tagged, ...others].sort((one, other) => one.start - other.start);
};

const matchWord = (text: string, word: TextWord, asked: readonly AskedWord[]): TextRange | null => {
  const isWhole = asked.some(({ forms }) => forms.some((form) => word.forms.includes(form)));
  if (isWhole) return { start: word.start, end: word.end };
  const begun = asked.flatMap(({ forms, isPrefix }) =>
    isPrefix ? forms.filter((form) => word.forms.some((known) => known.startsWith(form))) : [],
  );
  const longest = begun.sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? null : { start: word.start, end: findEnd(text, word, longest) };
};

/** Read once for all texts that are marked for the same search. */
let known: { search: string; asked: Asked } | null = null;

const readAsked = (search: string): Asked => {
  if (known?.search === search) return known.asked;
  const { wanted, tags }: SearchQuery = parseSearch(search);
  const words = wanted.flatMap(({ words, joined }): AskedWord[] => [
    ...words,
    ...(joined === null ? [] : [{ forms: [joined], isPrefix: true }]),
  ]);
  known = { search, asked: { words, tags } };
  return known.asked;
};

/** The end of the part of a word that folds to a form; letters and their combining marks stay together. */
const findEnd = (text: string, { start, end }: TextWord, form: string): number => {
  let at = start;
  for (const { segment } of letters.segment(text.slice(start, end))) {
    at += segment.length;
    if (foldForms(text.slice(start, at)).some((folded) => folded.startsWith(form))) return at;
  }
  return end;
};

const letters = new Intl.Segmenter();

export const markText = (text: string, search: string): MarkedPart[] => {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { start, end } of findMatches(text, search)) {
    if (start > at) parts.push({ start: at, text: text.slice(at, start), isMatch: false });
    parts.push({ start, text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), isMatch: false });
  return parts;
};

const EXCERPT_LENGTH = 90;
const CONTEXT_LENGTH = 24;

/** A line around the first match in one of the texts; from the beginning of the first text if there is none, or an early one. */
export const findExcerpt = (texts: readonly string[], search: string): string => {
  for (const text of texts) {
    const { value: match } = eachMatch(text, search).next();
    if (match) return cutAround(text, match);
  }
  return cutAround(texts[0] ?? '', null);
};

const cutAround = (text: string, match: TextRange | null): string => {
  const isEarly = !match || match.end <= EXCERPT_LENGTH / 2;
  const start = isEarly ? 0 : text.lastIndexOf(' ', match.start - CONTEXT_LENGTH) + 1;
  const rest = text.slice(start, start + EXCERPT_LENGTH);
  const cut = start + EXCERPT_LENGTH < text.length ? `${rest.trimEnd()}…` : rest;
  return start > 0 ? `…${cut}` : cut;
};
