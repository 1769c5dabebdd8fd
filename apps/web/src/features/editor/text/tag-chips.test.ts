import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';
import { expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { createTagChips } from './tag-chips.ts';

const schema = getSchema(
  createExtensions({
    ...{ placeholder: () => '', labelTask: () => '', onLinkShortcut: () => undefined },
    ...{ onImages: () => undefined, mayBecome: () => true },
  }),
);
const paragraph = (...words: string[]) =>
  schema.node(
    'paragraph',
    null,
    words.map((word) => schema.text(word)),
  );
const chips = createTagChips();
const open = (...paragraphs: string[]) =>
  EditorState.create({
    doc: schema.node(
      'doc',
      null,
      paragraphs.map((words) => paragraph(words)),
    ),
    plugins: [chips],
  });
const listChips = (state: EditorState): string[] => {
  const shown = chips.props.decorations?.call(chips, state) as DecorationSet;
  return shown.find().map(({ from, to }) => state.doc.textBetween(from, to));
};
const putCaret = (state: EditorState, position: number): EditorState =>
  state.apply(state.tr.setSelection(TextSelection.create(state.doc, position)));

it('tags are marked, except the one at the caret', () => {
  const state = open('Curry #fish, #കറി #1', 'a#b #x');
  expect(listChips(state)).toEqual(['#fish', '#കറി', '#x']);
  expect(listChips(putCaret(state, 12))).toEqual(['#കറി', '#x']);
  expect(listChips(putCaret(state, 13))).toEqual(['#fish', '#കറി', '#x']);
});

it('no tags are found in code and links', () => {
  const state = open('See #a and #b');
  const link = schema.mark('link', { href: 'https://a.example' });
  const linked = state.apply(state.tr.addMark(5, 7, link).addMark(12, 14, schema.mark('code')));
  expect(listChips(linked)).toEqual([]);
});

it('a change marks the tags of its own paragraphs, and the others stay', () => {
  const state = open('One #a', 'Two #b', 'Three');
  const typed = state.apply(state.tr.insertText('x ', 10));
  expect(listChips(putCaret(typed, 1))).toEqual(['#a', '#b']);
  const glued = typed.apply(typed.tr.insertText('y', 15));
  expect(listChips(putCaret(glued, 1))).toEqual(['#a']);
  const joined = typed.apply(typed.tr.delete(7, 9));
  expect(joined.doc.childCount).toBe(2);
  expect(listChips(putCaret(joined, 1))).toEqual(['#aTx', '#b']);
  const pasted = state.apply(state.tr.insert(8, [paragraph('#c'), paragraph('no')]));
  expect(listChips(putCaret(pasted, 1))).toEqual(['#a', '#c', '#b']);
});
