import type { ListedTag } from '@pinlife/contract/tag/schema';
import { isTagWord, readTags, tagKeyOf } from '@pinlife/contract/tag/tags';
import type { Node, ResolvedPos } from '@tiptap/pm/model';

/** The most suggested tags. */
const SUGGESTED_MAX = 6;

/** The typed part of a tag before the caret; null where tags are not allowed, as in code and links. */
export const findTypedTag = ($position: ResolvedPos) => {
  const { parent, parentOffset, pos } = $position;
  if (parent.type.spec.code || isClosed($position.marks())) return null;
  const before = readOpenText(parent).slice(0, parentOffset);
  const sign = before.lastIndexOf('#');
  const query = before.slice(sign + 1);
  // Checks whether the typed text plus a letter is a tag.
  if (sign < 0 || !isTagWord(`${query}x`)) return null;
  const isPlace = [...readTags(`${before.slice(0, sign)}#x`)].at(-1)?.start === sign;
  return isPlace ? { range: { from: pos - query.length - 1, to: pos }, query, text: `#${query}` } : null;
};

const isClosed = (marks: Node['marks']): boolean => marks.some(({ type }) => ['code', 'link'].includes(type.name));

/** The text of a paragraph, with blanks for what has no tags. */
export const readOpenText = (paragraph: Node): string => {
  let text = '';
  paragraph.forEach((node) => {
    text += node.text && !isClosed(node.marks) ? node.text : ' '.repeat(node.nodeSize);
  });
  return text;
};

/** The person's tags that begin with the typed text, in their order, and whether it would be a new tag. */
export const suggestTags = (tags: readonly ListedTag[], query: string): { found: ListedTag[]; isNew: boolean } => {
  const key = tagKeyOf(query);
  const matches = tags.filter(({ tag }) => tagKeyOf(tag).startsWith(key));
  // An exact match is first, so that Enter does not choose a longer tag.
  const exact = matches.filter(({ tag }) => tagKeyOf(tag) === key);
  const found = [...exact, ...matches.filter((match) => !exact.includes(match))].slice(0, SUGGESTED_MAX);
  return { found, isNew: exact.length === 0 && isTagWord(query) };
};

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a tag after the typed part; never between a letter and its combining marks. */
export const splitTyped = (tag: string, query: string): [typed: string, rest: string] => {
  const { length } = query.normalize('NFC');
  let end = 0;
  for (const { index, segment } of letters.segment(tag)) if (index < length) end = index + segment.length;
  return [tag.slice(0, end), tag.slice(end)];
};

type Box = Readonly<Record<'top' | 'bottom' | 'left', number>>;
type Room = { width: number; top: number; bottom: number };

const GAP = 6;
const MARGIN = 8;

/** The position of the list: below the caret, or above if it fits only there. On a phone above the toolbar. */
export const placeList = (caret: Box, list: { width: number; height: number }, room: Room, isPhone: boolean) => {
  const left = isPhone ? MARGIN : Math.max(MARGIN, Math.min(caret.left, room.width - list.width - MARGIN));
  const lowest = room.bottom - list.height - MARGIN;
  const below = caret.bottom + GAP;
  const above = Math.max(room.top + MARGIN, caret.top - GAP - list.height);
  if (below > lowest) return { left, top: above };
  return { left, top: isPhone ? lowest : below };
};
