import type { Editor } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useRef, useState } from 'react';
import classes from './tag-list.module.css';
import { TagList, type TagListHandle } from './tag-list.tsx';
import { findTypedTag } from './typed-tag.ts';

const key = new PluginKey('tagSuggestion');
const LOOK = 'look';

/** A tag that is being typed. */
export type TypedTag = Pick<SuggestionProps<string, string>, 'query' | 'command' | 'clientRect' | 'mount'>;

/** Suggests the person's tags while one is typed. Loaded beside the editor, whose first load does without it. */
export const TagSuggestions = ({ editor }: { editor: Editor }) => {
  const [typed, setTyped] = useState<TypedTag | null>(null);
  const list = useRef<TagListHandle>(null);
  useEffect(() => {
    const plugin = createPlugin(editor, setTyped, (event) => list.current?.takeKey(event) ?? false);
    // First of all: Enter and Tab mean something to the others too.
    editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    // A tag may have been begun before this was loaded.
    if (editor.isFocused) editor.view.dispatch(editor.state.tr.setMeta(key, LOOK));
    const leave = () => {
      if (key.getState(editor.state)?.active) exitSuggestion(editor.view, key);
    };
    editor.on('blur', leave);
    return () => {
      editor.off('blur', leave);
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
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
    decorationClass: classes.typed ?? '',
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
