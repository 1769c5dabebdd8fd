import type { ListedTag } from '@pinlife/contract/tag/schema';
import { isTagWord, readTags, tagKeyOf } from '@pinlife/contract/tag/tags';
import type { Node, ResolvedPos } from '@tiptap/pm/model';

/** How many tags are suggested at once. */
const SUGGESTED_MAX = 6;

/** The tag before the caret, as far as it is typed; null where none may stand, as in code and links. */
export const findTypedTag = ($position: ResolvedPos) => {
  const { parent, parentOffset, pos } = $position;
  if (parent.type.spec.code || isClosed($position.marks())) return null;
  const before = readBefore(parent, parentOffset);
  const sign = before.lastIndexOf('#');
  const query = before.slice(sign + 1);
  // Any letter makes a tag of what is typed, if it is the beginning of one.
  if (sign < 0 || !isTagWord(`${query}x`)) return null;
  const isPlace = [...readTags(`${before.slice(0, sign)}#x`)].at(-1)?.start === sign;
  return isPlace ? { range: { from: pos - query.length - 1, to: pos }, query, text: `#${query}` } : null;
};

const isClosed = (marks: Node['marks']): boolean => marks.some(({ type }) => ['code', 'link'].includes(type.name));

/** The text of a paragraph up to a place, with blanks for what has no tags. */
const readBefore = (paragraph: Node, end: number): string => {
  let text = '';
  paragraph.forEach((node, offset) => {
    if (offset < end) text += node.text && !isClosed(node.marks) ? node.text : ' '.repeat(node.nodeSize);
  });
  return text.slice(0, end);
};

/** The person's tags that begin with what is typed, in their order, and whether it would be a new one. */
export const suggestTags = (tags: readonly ListedTag[], query: string): { found: ListedTag[]; isNew: boolean } => {
  const key = tagKeyOf(query);
  const matches = tags.filter(({ tag }) => tagKeyOf(tag).startsWith(key));
  // What is typed completely comes first: Enter must not choose a longer one.
  const exact = matches.filter(({ tag }) => tagKeyOf(tag) === key);
  const found = [...exact, ...matches.filter((match) => !exact.includes(match))].slice(0, SUGGESTED_MAX);
  return { found, isNew: exact.length === 0 && isTagWord(query) };
};

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a tag after what is typed of it; never inside a letter with its marks, which would be drawn apart. */
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

/** Where a list goes: below the caret, or above where it fits only there. On a phone right above the tools. */
export const placeList = (caret: Box, list: { width: number; height: number }, room: Room, isPhone: boolean) => {
  const left = isPhone ? MARGIN : Math.max(MARGIN, Math.min(caret.left, room.width - list.width - MARGIN));
  const lowest = room.bottom - list.height - MARGIN;
  const below = caret.bottom + GAP;
  const above = Math.max(room.top + MARGIN, caret.top - GAP - list.height);
  if (below > lowest) return { left, top: above };
  return { left, top: isPhone ? lowest : below };
};
