import type { Media } from '@pinlife/contract/media/schema';
import { renderNoteHtml } from '../card/note-html.ts';
import { compareLists, isWord, splitWords } from './compare-words.ts';

/** Beyond so many characters of both texts there are too many words to be compared. */
const COMPARED_BY_WORDS_MAX = 200_000;
const byWords = { split: splitWords, countWords: (word: string) => Number(isWord(word)) };
/** A piece: the text between two elements. */
const byPieces = {
  split: (text: string) => [text],
  countWords: (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
};

const BLOCKS = 'P,H1,H2,H3,H4,H5,H6,LI,BLOCKQUOTE,PRE,HR';

/** A word, characters between words, a piece of a long text, an image, a line break, or the beginning of a block. */
type Token = { key: string; node: Element | Text; isBlock: boolean };

type MarkedHtml = { fragment: DocumentFragment; added: number; removed: number };

/** The later text as elements, with `<ins>` for added and `<del>` for removed parts; counts words. */
export const markHtml = (before: string, after: string, media: readonly Media[] = []): MarkedHtml => {
  const fragment = renderNoteHtml(after, { canTick: false, media });
  const { split, countWords } = before.length + after.length > COMPARED_BY_WORDS_MAX ? byPieces : byWords;
  const countIn = (tokens: readonly Token[]): number =>
    tokens.reduce((sum, { node }) => sum + (node instanceof Text ? countWords(node.data) : 0), 0);
  const old = listTokens(renderNoteHtml(before, { canTick: false, media }), split);
  const next = listTokens(fragment, split);
  const counts = { added: 0, removed: 0 };
  const insertion = createInsertionPoint(fragment);
  let [oldAt, nextAt] = [0, 0];
  for (const { kind, count } of compareLists(old.map(keyOf), next.map(keyOf))) {
    if (kind === 'removed') {
      const gone = old.slice(oldAt, oldAt + count);
      counts.removed += countIn(gone);
      gone.forEach(insertion.putRemoved);
    } else {
      const stays = next.slice(nextAt, nextAt + count);
      if (kind === 'added') counts.added += countIn(stays);
      for (const token of stays) insertion.passBy(kind === 'added' ? markAdded(token) : token);
      nextAt += count;
    }
    if (kind !== 'added') oldAt += count;
  }
  return { fragment, ...counts };
};

const keyOf = ({ key }: Token): string => key;

/** Splits text into one node for each word, so that it can be marked. */
const listTokens = (root: Node, split: (text: string) => string[]): Token[] => {
  const tokens: Token[] = [];
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      const pieces = document.createDocumentFragment();
      for (const word of split(node.data)) {
        const piece = document.createTextNode(word);
        pieces.append(piece);
        tokens.push({ key: word, node: piece, isBlock: false });
      }
      node.replaceWith(pieces);
      return;
    }
    if (node instanceof HTMLImageElement || node instanceof HTMLBRElement) {
      tokens.push({ key: `<${node.localName} ${node.dataset.media ?? ''}>`, node, isBlock: false });
      return;
    }
    // A change of tag alone is not marked.
    if (node instanceof Element && node.matches(BLOCKS)) tokens.push({ key: '<block>', node, isBlock: true });
    for (const child of [...node.childNodes]) visit(child);
  };
  visit(root);
  return tokens;
};

const wrap = (node: Element | Text, name: 'ins' | 'del'): HTMLElement => {
  const mark = document.createElement(name);
  node.replaceWith(mark);
  mark.append(node);
  return mark;
};

const markAdded = (token: Token): Token => {
  if (token.isBlock) return token;
  const { previousSibling } = token.node;
  if (previousSibling instanceof HTMLModElement && previousSibling.localName === 'ins') {
    previousSibling.append(token.node);
    return { ...token, node: previousSibling };
  }
  return { ...token, node: wrap(token.node, 'ins') };
};

/** The position in the later text, where removed parts are inserted. */
const createInsertionPoint = (root: DocumentFragment) => {
  let last: Token | null = null;
  let mark: HTMLElement | null = null;
  let isNewBlock = false;

  const insert = (node: Node): void => {
    if (last === null) root.prepend(node);
    else if (last.isBlock && last.node instanceof Element) last.node.prepend(node);
    else last.node.after(node);
  };

  /** A removed block is inserted after the one that it followed. */
  const insertBlock = (): HTMLElement => {
    const start = last?.node instanceof Element ? last.node : last?.node.parentElement;
    const current = start?.closest(BLOCKS);
    const block = document.createElement(current?.parentElement?.matches('ul,ol') ? 'li' : 'p');
    if (current) current.after(block);
    else root.prepend(block);
    last = { key: '', node: block, isBlock: true };
    return block;
  };

  return {
    passBy(token: Token): void {
      last = token;
      mark = null;
      isNewBlock = false;
    },
    putRemoved({ node, isBlock }: Token): void {
      if (isBlock) {
        isNewBlock = true;
        mark = null;
        return;
      }
      if (mark === null) {
        mark = document.createElement('del');
        if (isNewBlock) insertBlock().append(mark);
        else insert(mark);
        isNewBlock = false;
        last = { key: '', node: mark, isBlock: false };
      }
      mark.append(node);
    },
  };
};
