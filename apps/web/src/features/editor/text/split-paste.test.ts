import { getSchema } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { PARTS_MAX, splitPaste } from './split-paste.ts';

const schema = getSchema(
  createExtensions({
    ...{ placeholder: () => '', labelTask: () => '', onLinkShortcut: () => undefined },
    ...{ onImages: () => undefined, mayBecome: () => true },
  }),
);
const bold = (words: string): Node => schema.text(words, [schema.mark('bold')]);
const repeat = (count: number, make: (index: number) => Node[]): Node[] =>
  Array.from({ length: count }, (_none, index) => make(index)).flat();
const paragraph = (parts: readonly Node[]): Node => schema.node('paragraph', null, parts);
const paste = (...nodes: Node[]): Slice => splitPaste(new Slice(Fragment.from(nodes), 1, 1));
const wordsOf = (node: { textBetween: Node['textBetween']; size: number }): string =>
  node.textBetween(0, node.size, '');

it('makes several paragraphs of a huge one, each with a bounded number of parts, and loses no letter', () => {
  const huge = paragraph(repeat(10_000, (index) => [bold(`word${index}`), schema.text(' and ')]));
  const { content, openStart, openEnd } = paste(huge);
  expect(Math.max(...content.content.map(({ childCount }) => childCount))).toBeLessThanOrEqual(PARTS_MAX);
  expect(content.childCount).toBe(huge.childCount / PARTS_MAX);
  expect(wordsOf(content)).toBe(huge.textContent);
  expect(content.content.slice(0, -1).every(({ textContent }) => textContent.endsWith(' '))).toBe(true);
  expect([openStart, openEnd]).toEqual([1, 1]);
});

it('ends a piece at a line break, which becomes the end of the paragraph', () => {
  const lines = repeat(400, (index) => [schema.text(`line ${index}`), schema.node('hardBreak')]);
  const { content } = paste(paragraph(lines));
  expect(content.content.map(({ childCount }) => childCount)).toEqual([PARTS_MAX - 1, 300]);
  expect(content.lastChild?.textContent).toMatch(/^line 250/);
});

it('splits inside lists and quotes, and in the middle of a word', () => {
  const parts = repeat(PARTS_MAX + 1, (index) => [index % 2 ? bold('x') : schema.text('y')]);
  const item = schema.node('listItem', null, [paragraph(parts)]);
  const { content } = paste(schema.node('bulletList', null, [item]));
  expect(() => content.firstChild?.check()).not.toThrow();
  expect(content.firstChild?.firstChild?.childCount).toBe(2);
});

it('leaves a small paste as it is', () => {
  const slice = paste(paragraph(repeat(PARTS_MAX / 2, () => [bold('x'), schema.text(' ')])));
  expect(slice.content.childCount).toBe(1);
});
