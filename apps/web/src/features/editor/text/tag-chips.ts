import { TAG_SIGNS_MAX } from '@pinlife/contract/tag/limits';
import { readTags } from '@pinlife/contract/tag/tags';
import { getChangedRanges } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import classes from './tag-list.module.css';
import { readOpenText } from './typed-tag.ts';

export const tagChipsKey = new PluginKey<DecorationSet>('tagChips');

/**
 * Marks the tags in the text. Not the one at the caret: it may still be typed, and a composition in progress must keep its
 * elements.
 */
export const createTagChips = () =>
  new Plugin({
    key: tagChipsKey,
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, findChips(doc, 0, doc.content.size)),
      apply(transaction, chips) {
        if (!transaction.docChanged) return chips;
        const { doc } = transaction;
        return getChangedRanges(transaction).reduce(
          (changed, { newRange }) => {
            const [from, to] = [doc.resolve(newRange.from).start(), doc.resolve(newRange.to).end()];
            return changed.remove(changed.find(from, to)).add(doc, findChips(doc, from, to));
          },
          chips.map(transaction.mapping, doc),
        );
      },
    },
    props: {
      decorations(state) {
        const chips = tagChipsKey.getState(state);
        const { empty: isCaret, from, to } = state.selection;
        return isCaret ? chips?.remove(chips.find(from, to)) : chips;
      },
    },
  });

const findChips = (doc: Node, from: number, to: number): Decoration[] => {
  const chips: Decoration[] = [];
  const budget = { left: TAG_SIGNS_MAX };
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true;
    if (node.type.spec.code) return false;
    for (const { start, end } of readTags(readOpenText(node), budget)) {
      chips.push(Decoration.inline(position + 1 + start, position + 1 + end, { class: classes.chip ?? '' }));
    }
    return false;
  });
  return chips;
};
