import type { Note } from '@pinlife/contract/note/schema';
import { parseSearch, type SearchTerm, type SearchWord } from '@pinlife/contract/search/query';
import { readWords, type TextWord } from '@pinlife/contract/search/words';
import { tagKeysOf } from './note-tags.ts';
import { plainTextOf } from './plain-text.ts';

/** Matches a note by the server's rules for words, without typos. */
export const createMatcher = (search: string): ((note: Note) => boolean) => {
  const { wanted, unwanted, tags, unwantedTags } = parseSearch(search);
  return (note) => {
    const carries = (tag: string) => tagKeysOf(note).includes(tag);
    if (!tags.every(carries) || unwantedTags.some(carries)) return false;
    const texts = textsOf(note).map((text) => readWords(text));
    const isIncluded = (term: SearchTerm) => texts.some((words) => includesTerm(words, term));
    return wanted.length + tags.length > 0 && wanted.every(isIncluded) && !unwanted.some(isIncluded);
  };
};

/** The texts of a note that are searched. */
const textsOf = ({ title, content, options, comments, media }: Note): string[] => [
  title,
  plainTextOf(content),
  options.location,
  ...comments.map((comment) => comment.content),
  ...media.map(({ filename }) => filename),
];

const isWord = ({ forms, isPrefix }: SearchWord, word: TextWord): boolean =>
  word.forms.some((form) => forms.some((wanted) => (isPrefix ? form.startsWith(wanted) : form === wanted)));

const includesTerm = (words: readonly TextWord[], { words: wanted, isPhrase, joined }: SearchTerm): boolean => {
  if (joined !== null && words.some(({ forms }) => forms.includes(joined))) return true;
  if (!isPhrase) return wanted.every((term) => words.some((word) => isWord(term, word)));
  return words.some((_word, start) =>
    wanted.every((term, index) => {
      const word = words[start + index];
      return word !== undefined && isWord(term, word);
    }),
  );
};
