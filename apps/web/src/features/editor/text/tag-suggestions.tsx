import type { Editor } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useRef, useState } from 'react';
import { createTagChips, tagChipsKey } from './tag-chips.ts';
import classes from './tag-list.module.css';
import { TagList, type TagListHandle } from './tag-list.tsx';
import { findTypedTag } from './typed-tag.ts';

const key = new PluginKey('tagSuggestion');
const LOOK = 'look';

/** A tag that is being typed. */
export type TypedTag = Pick<SuggestionProps<string, string>, 'query' | 'command' | 'clientRect' | 'mount'>;

/** Suggests the person's tags while one is typed. Loaded after the editor, to keep the editor's first load small. */
export const TagSuggestions = ({ editor }: { editor: Editor }) => {
  const [typed, setTyped] = useState<TypedTag | null>(null);
  const list = useRef<TagListHandle>(null);
  useEffect(() => {
    const plugin = createPlugin(editor, setTyped, (event) => list.current?.takeKey(event) ?? false);
    // Registered first, because other extensions handle Enter and Tab too.
    editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    editor.registerPlugin(createTagChips());
    // A tag may have been begun before this was loaded.
    if (editor.isFocused) editor.view.dispatch(editor.state.tr.setMeta(key, LOOK));
    const leave = () => {
      if (key.getState(editor.state)?.active) exitSuggestion(editor.view, key);
    };
    editor.on('blur', leave);
    return () => {
      editor.off('blur', leave);
      if (!editor.isDestroyed) editor.unregisterPlugin([key, tagChipsKey]);
    };
  }, [editor]);
  return typed && <TagList ref={list} editor={editor} typed={typed} />;
};

const createPlugin = (
  editor: Editor,
  show: (typed: TypedTag | null) => void,
  takeKey: (event: KeyboardEvent) => boolean,
) =>
  Suggestion<string, string>({
    editor,
    pluginKey: key,
    char: '#',
    decorationClass: classes.chip ?? '',
    findSuggestionMatch: ({ $position }) => findTypedTag($position),
    // Opens only while typing, not when the caret passes a tag or text is pasted.
    shouldShow: ({ transaction }) =>
      key.getState(editor.state).active ||
      transaction.getMeta(key) === LOOK ||
      (transaction.docChanged && !transaction.getMeta('uiEvent')),
    command: ({ range, props: tag }) => {
      const { tr, doc } = editor.state;
      const hasBlank = /^\s/.test(doc.textBetween(range.to, Math.min(range.to + 1, doc.content.size), '\n'));
      editor.view.dispatch(tr.insertText(hasBlank ? `#${tag}` : `#${tag} `, range.from, range.to).scrollIntoView());
      editor.view.focus();
    },
    render: () => ({
      onStart: show,
      onUpdate: show,
      onExit: () => show(null),
      onKeyDown: ({ event }) => takeKey(event),
    }),
  });
