import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import mark from '../fields/time-mark.module.css';
import type { Paragraph, TimeMark } from './note-text.tsx';
import { cutParagraph } from './plain-text.ts';

const key = new PluginKey<DecorationSet>('timeMark');

type Range = { from: number; to: number } | null;

/** Underlines the words of a time that is offered as a reminder; it moves along with them. */
export const timeMark = Extension.create({
  name: 'timeMark',
  addProseMirrorPlugins: () => [
    new Plugin({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, marked) => {
          const range: Range | undefined = transaction.getMeta(key);
          if (range === undefined) return marked.map(transaction.mapping, transaction.doc);
          if (!range) return DecorationSet.empty;
          return DecorationSet.create(transaction.doc, [
            Decoration.inline(range.from, range.to, { class: mark.mark ?? '' }),
          ]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Marks these words, or none. Waits while an IME composes a character: a change would abort the composition. */
export const markTime = ({ state, view }: Editor, range: Range): void => {
  if (view.composing || (!range && !findMark(state))) return;
  view.dispatch(state.tr.setMeta(key, range).setMeta('addToHistory', false));
};

const findMark = (state: Editor['state']): Decoration | undefined => key.getState(state)?.find()[0];

/** The marked words with their present position. */
export const readMark = ({ state }: Editor): TimeMark | null => {
  const found = findMark(state);
  return found ? { from: found.from, words: state.doc.textBetween(found.from, found.to) } : null;
};

/** The paragraph at the caret; null in code. */
export const readParagraph = ({ state }: Editor): Paragraph | null => {
  const { $from } = state.selection;
  const { parent } = $from;
  if (!parent.isTextblock || parent.type.spec.code) return null;
  // A line break ends a sentence, and has the same length as in the document.
  const text = parent.textBetween(0, parent.content.size, undefined, '|');
  return cutParagraph(text, $from.parentOffset, $from.start());
};
