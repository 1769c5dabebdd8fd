import { Extension, Node, nodeInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList, TaskItem, TaskList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor, Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { imagePlaceholders } from './image-placeholders.ts';
import { isAddress, isSafeAddress } from './link-address.ts';
import { MediaImage } from './media-image-node.ts';
import { timeMark } from './time-mark.ts';

type ExtensionOptions = {
  placeholder: () => string;
  /** The label of a task's checkbox. */
  labelTask: (text: string) => string;
  onLinkShortcut: () => void;
  /** Pictures were pasted. */
  onImages: (files: File[]) => void;
  /** Whether the note may have this size; if not, it also shows why. */
  mayBecome: (transaction: Transaction) => boolean;
};

/** The elements of a note's text, equal to the server's allow-list. */
export const createExtensions = ({ placeholder, labelTask, onLinkShortcut, onImages, mayBecome }: ExtensionOptions) => [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  PlainCodeBlock,
  Heading.configure({ levels: [1, 2, 3, 4, 5, 6] }),
  Blockquote,
  BulletList,
  NumberedList,
  ListItem,
  ListKeymap,
  TaskList,
  Task.configure({
    nested: true,
    a11y: { checkboxLabel: (node) => labelTask(node.firstChild?.textContent ?? '') },
  }),
  Rule,
  LineBreak,
  PlainLink,
  MediaImage,
  Placeholder.configure({ placeholder }),
  Dropcursor.configure({ color: 'currentColor' }),
  Gapcursor,
  UndoRedo,
  linkShortcut(onLinkShortcut),
  growthLimit(mayBecome),
  imagePlaceholders(onImages),
  timeMark,
];

/** Code blocks without a language, which TipTap would write as a class and the server would remove. */
const PlainCodeBlock = CodeBlock.extend({ addAttributes: () => ({}) });

/** Ordered lists keep their start number, but not their kind of numbering. */
const NumberedList = OrderedList.extend({
  addAttributes: () => ({
    start: { default: 1, parseHTML: (list) => Number(list.getAttribute('start') ?? 1) },
  }),
});

/** Task items carry their type in the editor too: the style sheet selects by it. */
const Task = TaskItem.extend({
  addAttributes() {
    const { checked, ...others } = this.parent?.() ?? {};
    const renderHTML = (attributes: Record<string, unknown>) => ({
      'data-checked': attributes.checked,
      'data-type': this.name,
    });
    return { ...others, checked: { ...checked, renderHTML } };
  },
});

const Rule = Node.create({
  name: 'rule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
  addInputRules() {
    return [nodeInputRule({ find: /^(?:---|___\s|\*\*\*\s)$/, type: this.type })];
  },
});

/** Ctrl+Enter saves the note; only Shift+Enter breaks the line. */
const LineBreak = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() };
  },
});

/** Stores only the address: target and rel are added when the note is shown. */
const PlainLink = Link.extend({
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (isSafeAddress(link.getAttribute('href') ?? '') ? null : false) },
  ],
}).configure({
  autolink: true,
  markdownLinks: true,
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (text) => isAddress(text),
  HTMLAttributes: { target: null, rel: null },
});

const linkShortcut = (onShortcut: () => void) =>
  Extension.create({
    name: 'linkShortcut',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        onShortcut();
        return true;
      },
    }),
  });

/** Rejects a whole paste or drop that would make the note too large. */
const growthLimit = (mayBecome: (transaction: Transaction) => boolean) =>
  Extension.create({
    name: 'growthLimit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction) => {
          const isBrought = ['paste', 'drop'].includes(transaction.getMeta('uiEvent'));
          return !isBrought || mayBecome(transaction);
        },
      }),
    ],
  });
