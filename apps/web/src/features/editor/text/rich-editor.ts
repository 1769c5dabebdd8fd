import { Editor, getHTMLFromFragment, isNodeEmpty, type JSONContent } from '@tiptap/core';
import { DOMParser, type Schema } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { t } from '../../../lib/i18n/i18n.ts';
import { parseInert } from '../../../lib/screen/trusted-types.ts';
import prose from '../../../ui/mark/prose.module.css';
import { createExtensions } from './extensions.ts';
import { fitsBody, toastTooLarge } from './note-size.ts';
import type { TextState } from './note-text.tsx';
import { splitPaste } from './split-paste.ts';

type RichEditorOptions = {
  /** Null: the editor is not shown yet. */
  element: HTMLElement | null;
  html: string;
  onChange: (state: TextState) => void;
  onLinkShortcut: () => void;
  onImages: (files: File[]) => void;
};

/** The height of the bars that cover the text, in pixels. */
const COVERED = { top: 130, bottom: 90, left: 0, right: 0 };

export const createRichEditor = ({ element, html, onChange, onLinkShortcut, onImages }: RichEditorOptions): Editor => {
  const editor = new Editor({
    element,
    // Parsed here, because trusted types forbid TipTap's own parsing.
    onBeforeCreate: ({ editor: { schema, options } }) => {
      options.content = readNote(html, schema);
    },
    extensions: createExtensions({
      placeholder: () => t('editor.prompt'),
      labelTask: (text) => t('editor.task', { text }),
      onLinkShortcut,
      onImages,
      mayBecome,
    }),
    // The page's own style sheet has what TipTap would put into a style element.
    injectCSS: false,
    editorProps: {
      scrollThreshold: COVERED,
      scrollMargin: COVERED,
      transformPastedHTML: dropHandlers,
      transformPasted: splitPaste,
      attributes: () => ({
        class: prose.prose ?? '',
        dir: 'auto',
        'aria-label': t('editor.text'),
        'aria-multiline': 'true',
      }),
    },
  });
  const first = editor.state.doc;
  editor.on('update', ({ editor: { state } }) =>
    onChange({ isEmpty: isNodeEmpty(state.doc, { ignoreWhitespace: true }), isChanged: !state.doc.eq(first) }),
  );
  return editor;
};

const readNote = (html: string, schema: Schema): JSONContent => {
  const { body } = parseInert(html);
  joinLines(body);
  return DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: true }).toJSON();
};

/** Line feeds of the markup become blanks, as HTML shows them, except in code; the editor would break the line. */
const joinLines = (body: HTMLElement): void => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.includes('\n') && !text.parentElement?.closest('pre')) {
      text.data = text.data.replace(/[ \t\r\n\f]+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
    }
  }
};

/** The HTML for the API; empty if the text is only blanks. */
export const readHtml = ({ state: { doc }, schema }: Editor): string =>
  isNodeEmpty(doc, { ignoreWhitespace: true }) ? '' : getHTMLFromFragment(doc.content, schema);

/** Makes a link of an address right before the caret, which otherwise becomes one with the next blank. */
export const linkLastWord = ({ state, view }: Editor): void => {
  const { empty: isCaret, from, $from } = state.selection;
  if (!isCaret || !$from.parent.isTextblock) return;
  view.dispatch(state.tr.insertText(' ', from).setMeta('addToHistory', false));
  view.dispatch(view.state.tr.delete(from, from + 1).setMeta('addToHistory', false));
};

const TAG_START = /<[a-z]/i;
const HANDLER = /([\s"'])on[a-z]+\s*=/gi;

/** Removes event handlers from pasted HTML. The schema drops them too, but parsing them violates the page's policy. */
const dropHandlers = (pasted: string): string => pasted.split('>').map(dropHandlersOfLastTag).join('>');

const dropHandlersOfLastTag = (piece: string): string => {
  const start = piece.search(TAG_START);
  return start < 0 ? piece : piece.slice(0, start) + piece.slice(start).replace(HANDLER, '$1data-dropped=');
};

const mayBecome = ({ doc }: Transaction): boolean => {
  const isAllowed = fitsBody({ content: getHTMLFromFragment(doc.content, doc.type.schema) });
  if (!isAllowed) toastTooLarge();
  return isAllowed;
};
