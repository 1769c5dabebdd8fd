import { parseSearch, type SearchQuery } from '@pinlife/contract/search/query';
import { foldForms, readWords, type TextWord } from '@pinlife/contract/search/words';
import { TAG_SIGNS_MAX } from '@pinlife/contract/tag/limits';
import { readTags, tagKeyOf } from '@pinlife/contract/tag/tags';

/** A part of a text with its offset, and whether it matches the search. */
type MarkedPart = { start: number; text: string; isMatch: boolean };

type TextRange = { start: number; end: number };

/** The positions of the searched words and tags in a text, in its order. */
export const findMatches = (text: string, search: string): TextRange[] => {
  const { wanted, tags }: SearchQuery = parseSearch(search);
  const words = findWords(text, wanted);
  if (tags.length === 0) return words;
  const found = [...readTags(text, { left: TAG_SIGNS_MAX })].filter(({ word }) => tags.includes(tagKeyOf(word)));
  const others = words.filter((word) => !found.some((tag) => tag.start < word.end && word.start < tag.end));
  return [...found, ...others].sort((one, other) => one.start - other.start);
};

const findWords = (text: string, wanted: SearchQuery['wanted']): TextRange[] => {
  const asked = wanted.flatMap(({ words, joined }) => [
    ...words,
    ...(joined === null ? [] : [{ forms: [joined], isPrefix: true }]),
  ]);
  return readWords(text).flatMap((word) => {
    const isWhole = asked.some(({ forms }) => forms.some((form) => word.forms.includes(form)));
    if (isWhole) return [{ start: word.start, end: word.end }];
    const begun = asked.flatMap(({ forms, isPrefix }) =>
      isPrefix ? forms.filter((form) => word.forms.some((known) => known.startsWith(form))) : [],
    );
    const longest = begun.sort((one, other) => other.length - one.length)[0];
    return longest === undefined ? [] : [{ start: word.start, end: findEnd(text, word, longest) }];
  });
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

/** A line around the first match; from the beginning of the text if there is none, or an early one. */
export const cutExcerpt = (text: string, search: string): string => {
  const first = findMatches(text, search)[0];
  const isEarly = !first || first.end <= EXCERPT_LENGTH / 2;
  const start = isEarly ? 0 : text.lastIndexOf(' ', first.start - CONTEXT_LENGTH) + 1;
  const tail = text.slice(start);
  const cut = tail.length > EXCERPT_LENGTH ? `${tail.slice(0, EXCERPT_LENGTH).trimEnd()}…` : tail;
  return start > 0 ? `…${cut}` : cut;
};
