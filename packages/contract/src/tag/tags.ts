import { normalizeText } from '../normal-form.ts';
import { NOTE_TAGS_MAX, TAG_MAX_LENGTH } from './limits.ts';

/** The rule for tags, of server and page: `#` and a word of letters, marks, digits, `_` and `-` of any script. */

/** A mark, except those that emoji and keycaps are made of: they never belong to a word. */
const MARK = '(?![\\ufe0e\\ufe0f\\u20e3])\\p{M}';
const LETTER = '(?:[\\p{L}\\p{N}_-]|(?![\\ufe0e\\ufe0f\\u20e3])\\p{M})';
/** Joiners stand between letters; Malayalam also ends words with one after a virama. */
const JOINER =
  '(?:[\\u200c\\u200d](?=[\\p{L}\\p{N}_-]|(?![\\ufe0e\\ufe0f\\u20e3])\\p{M})|(?<=\\p{M})\\u200d(?![\\p{L}\\p{N}_-]|(?![\\ufe0e\\ufe0f\\u20e3])\\p{M}))';
const tagPattern = new RegExp(`(?<![\\p{L}\\p{N}_#-]|${MARK})#([\\p{L}\\p{N}_-](?:${LETTER}|${JOINER})*)`, 'gu');
const wordPattern = new RegExp(`^[\\p{L}\\p{N}_-](?:${LETTER}|${JOINER})*$`, 'u');
/** The beginning of an address: up to the next blank it contains no tags. */
const addressPattern = /:\/\/|\bwww\./i;

/** A tag in a text: its word without the `#`, its key, and its indexes with the `#`. */
type FoundTag = { word: string; key: string; start: number; end: number };

/**
 * The number of `#` that are still checked; long words count for more. Each costs some microseconds, and a megabyte has
 * hundreds of thousands.
 */
export type TagBudget = { left: number };
const COMMON_LENGTH = 25;
const EVERY_ONE: TagBudget = { left: Number.POSITIVE_INFINITY };

/** Yields tags in the order of the text. */
export function* readTags(text: string, budget = EVERY_ONE): Generator<FoundTag> {
  if (!text.includes('#')) return;
  let read = 0;
  let isAddress = false;
  for (const match of text.matchAll(tagPattern)) {
    if (budget.left <= 0) return;
    const word = match[1] ?? '';
    budget.left -= Math.ceil(word.length / COMMON_LENGTH);
    const key = tagKeyOf(word);
    if (!isNamed(word, key)) continue;
    const start = match.index;
    const blank = findBlankBefore(text, start, read);
    isAddress = (isAddress && blank < read) || addressPattern.test(text.slice(Math.max(blank, read), start));
    read = start + match[0].length;
    if (!isAddress) yield { word, key, start, end: read };
  }
}

/** Searches no further back than `from`. */
const findBlankBefore = (text: string, position: number, from: number): number => {
  for (let at = position - 1; at >= from; at -= 1) if (/\s/.test(text.charAt(at))) return at;
  return -1;
};

/** Digits alone are no tag, and fillers show nothing. The key is measured: Unicode forms and cases differ in length. */
const isNamed = (word: string, key: string): boolean =>
  key.length <= TAG_MAX_LENGTH && (/(?!\p{DI})\p{L}/u.test(word) || (/\p{N}/u.test(word) && /[_-]/.test(word)));

/** Whether it can be a tag, without its `#`. */
export const isTagWord = (word: string): boolean => wordPattern.test(word) && isNamed(word, tagKeyOf(word));

/** The key by which tags are equal: case and Unicode form make no difference, accents do. */
export const tagKeyOf = (word: string): string => {
  const normal = normalizeText(word);
  const lower = normal.toLowerCase();
  return lower === normal ? normal : normalizeText(lower);
};

/** The tags of a note in their first spelling, each once. */
export const collectTags = (found: Iterable<Pick<FoundTag, 'word' | 'key'>>): string[] => {
  const byKey = new Map<string, string>();
  for (const { word, key } of found) {
    if (!byKey.has(key)) byKey.set(key, normalizeText(word));
    if (byKey.size === NOTE_TAGS_MAX) break;
  }
  return [...byKey.values()];
};

/** Rewrites the tags of a plain text. */
export const rewriteTags = (text: string, rewrite: (tag: FoundTag) => string): string => {
  let written = '';
  let end = 0;
  for (const tag of readTags(text)) {
    written += text.slice(end, tag.start) + rewrite(tag);
    end = tag.end;
  }
  return written + text.slice(end);
};

const NEVER_IN_TAG = new RegExp(`(?!${LETTER}|[\\u200c\\u200d]).`, 'gsu');
const LOOSE_JOINER = new RegExp(`(?<!${LETTER})[\\u200c\\u200d]|(?!${JOINER})[\\u200c\\u200d]`, 'gu');
const LEADING_MARKS = new RegExp(`^(?:${MARK})+`, 'u');

/** Converts a label of another program to a tag; null if no character of it can be in a tag. */
export const toTagWord = (label: string): string | null => {
  const blanked = normalizeText(label.trim().replace(/^#+/, '').trim()).replace(/\s+/gu, '_');
  const letters = blanked.replace(NEVER_IN_TAG, '').replace(LOOSE_JOINER, '').replace(LEADING_MARKS, '');
  const word = cutWord(letters.replace(/_{2,}/g, '_'));
  if (isTagWord(word)) return word;
  return /^\p{N}+$/u.test(word) ? `_${word.slice(0, TAG_MAX_LENGTH - 1)}` : null;
};

/** Never cuts between a letter and its marks. */
const cutWord = (word: string): string => {
  const isShort = (text: string) => tagKeyOf(text).length <= TAG_MAX_LENGTH;
  if (isShort(word)) return word;
  let end = Math.min(word.length, TAG_MAX_LENGTH);
  while (end > 0 && (/[\p{M}\u200c\u200d]/u.test(word.charAt(end)) || !isShort(word.slice(0, end)))) end -= 1;
  return word
    .slice(0, end)
    .toWellFormed()
    .replace('\ufffd', '')
    .replace(/[\u200c\u200d]$/, '');
};
