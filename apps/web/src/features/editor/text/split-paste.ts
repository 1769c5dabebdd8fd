import { Fragment, type Node, Slice } from '@tiptap/pm/model';

/** The layout of a paragraph takes quadratic time in its inline elements: with 20,000 the page hangs. */
export const PARTS_MAX = 500;

/** Splits huge paragraphs of pasted text: the time to paste one grows faster than its length. */
export const splitPaste = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(splitAll(content), openStart, openEnd);

const splitAll = ({ content }: Fragment): Fragment => Fragment.from(content.flatMap(splitBlock));

const splitBlock = (node: Node): Node[] => {
  if (node.isInline) return [node];
  if (!node.isTextblock) return [node.copy(splitAll(node.content))];
  if (node.childCount <= PARTS_MAX) return [node];
  const pieces: Node[] = [];
  let rest = node.children;
  while (rest.length > PARTS_MAX) {
    const end = findEnd(rest);
    const piece = rest.slice(0, end);
    // The end of the paragraph takes the place of the break.
    if (isBreak(piece.at(-1))) piece.pop();
    pieces.push(node.copy(Fragment.from(piece)));
    rest = rest.slice(end);
  }
  return [...pieces, node.copy(Fragment.from([...rest]))];
};

/** Splits after the last line break of the first parts, otherwise between two words, otherwise anywhere. */
const findEnd = (parts: readonly Node[]): number => {
  const first = parts.slice(0, PARTS_MAX);
  const end = first.findLastIndex(isBreak) + 1 || first.findLastIndex(endsWord) + 1;
  return end > PARTS_MAX / 2 ? end : PARTS_MAX;
};

const isBreak = (node: Node | undefined): boolean => node?.type.name === 'hardBreak';
const endsWord = ({ text }: Node): boolean => text !== undefined && /\s$/.test(text);
