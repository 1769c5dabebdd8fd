import type { Editor } from '@tiptap/core';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { lazyService } from '../../../ui/feedback/lazy-part.tsx';
import { loadTagTexts } from '../../tag/texts.ts';
import { placeholdersOf } from './image-placeholders.ts';
import { LinkForm } from './link-form.tsx';
import type { NoteTextHandle, TextState } from './note-text.tsx';
import { createRichEditor, linkLastWord, readHtml } from './rich-editor.ts';
import classes from './rich-text.module.css';
import { markTime, readMark, readParagraph } from './time-mark.ts';
import { Toolbar } from './toolbar.tsx';

const TagSuggestions = lazyService<{ editor: Editor }>(async () => {
  await loadTagTexts();
  return (await import('./tag-suggestions.tsx')).TagSuggestions;
});

const doNothing = () => undefined;

/** Makes an editor that nobody sees, so that the code of the next one has run. */
export const rehearse = async (pause: () => Promise<void>): Promise<void> => {
  await pause();
  const callbacks = { onChange: doNothing, onImages: doNothing, onLinkShortcut: doNothing };
  const editor = createRichEditor({ element: null, html: '', ...callbacks });
  await pause();
  editor.mount(document.createElement('div'));
  editor.destroy();
};

type RichTextProps = {
  ref: Ref<NoteTextHandle>;
  html: string;
  /** The selection of the plain field, if it had the focus. */
  selection: { from: number; to: number } | null;
  /** The element for the formatting buttons; null hides them. */
  toolbarPlace: HTMLElement | null;
  onChange: (state: TextState) => void;
  onImages: (files: File[]) => void;
};

/** The rich editor, TipTap with a toolbar. Heavy: reach it through `note-text.tsx`, which loads it when it is needed. */
export const RichText = ({ ref, html, selection, toolbarPlace, onChange, onImages }: RichTextProps) => {
  const { language } = useTranslation();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [isLinking, setIsLinking] = useState(false);

  const open = useEffectEvent((element: HTMLElement) => {
    const opened = createRichEditor({ element, html, onChange, onImages, onLinkShortcut: () => setIsLinking(true) });
    if (selection) {
      opened.commands.setTextSelection(selection);
      // TipTap's own command waits for the next frame, and characters typed before it would be lost.
      opened.view.focus();
    }
    return opened;
  });
  useLayoutEffect(() => {
    if (!host.current) return;
    const opened = open(host.current);
    setEditor(opened);
    return () => opened.destroy();
  }, []);

  // An empty transaction after a change of language: placeholder and labels are computed with each transaction.
  useEffect(() => {
    if (editor && language) editor.view.dispatch(editor.state.tr);
  }, [editor, language]);

  useImperativeHandle(
    ref,
    () => ({
      readHtml: () => (editor ? readHtml(editor) : html),
      finish: () => editor && linkLastWord(editor),
      focus: () => editor?.commands.focus('end'),
      findPlaceholders: () => editor && placeholdersOf(editor),
      readParagraph: () => editor && readParagraph(editor),
      markTime: (range) => editor && markTime(editor, range),
      readMark: () => editor && readMark(editor),
    }),
    [editor, html],
  );

  const closeLinkForm = () => {
    setIsLinking(false);
    editor?.commands.focus();
  };
  const tools = editor && (
    <>
      <Toolbar editor={editor} isLinking={isLinking} onLink={() => setIsLinking(!isLinking)} />
      {isLinking && <LinkForm editor={editor} onClose={closeLinkForm} />}
    </>
  );
  return (
    <>
      {toolbarPlace && createPortal(tools, toolbarPlace)}
      {editor && <TagSuggestions editor={editor} />}
      <div ref={host} className={classes.text} />
    </>
  );
};
