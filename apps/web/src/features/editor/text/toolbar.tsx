import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconCode,
  IconH1,
  IconH2,
  IconHash,
  IconItalic,
  IconLink,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconQuote,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ChainedCommands, Command, Editor } from '@tiptap/core';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { ToolButton } from '../../../ui/action/tool-button.tsx';
import classes from './rich-text.module.css';

type Tool = {
  icon: TablerIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** For toggles. */
  isOn?: (editor: Editor) => boolean;
  /** For tools that are disabled at times. */
  canRun?: (editor: Editor) => boolean;
  opensGroup?: true;
};

/** A tag begins after a blank. */
const beginTag: Command = ({ tr }) => {
  const { $from } = tr.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  tr.insertText(/\S$/.test(before) ? ' #' : '#');
  return true;
};

const tools = {
  bold: { icon: IconBold, run: (chain) => chain.toggleBold(), isOn: (editor) => editor.isActive('bold') },
  italic: { icon: IconItalic, run: (chain) => chain.toggleItalic(), isOn: (editor) => editor.isActive('italic') },
  underline: {
    icon: IconUnderline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  strike: {
    icon: IconStrikethrough,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  heading: {
    icon: IconH1,
    run: (chain) => chain.toggleHeading({ level: 1 }),
    isOn: (editor) => editor.isActive('heading', { level: 1 }),
    opensGroup: true,
  },
  subheading: {
    icon: IconH2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  bulletList: {
    icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
    opensGroup: true,
  },
  orderedList: {
    icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  taskList: {
    icon: IconListCheck,
    run: (chain) => chain.toggleTaskList(),
    isOn: (editor) => editor.isActive('taskList'),
  },
  quote: {
    icon: IconQuote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
    opensGroup: true,
  },
  code: { icon: IconCode, run: (chain) => chain.toggleCode(), isOn: (editor) => editor.isActive('code') },
  codeBlock: {
    icon: IconSourceCode,
    run: (chain) => chain.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  link: { icon: IconLink, run: (chain) => chain, isOn: (editor) => editor.isActive('link') },
  tag: { icon: IconHash, run: (chain) => chain.command(beginTag) },
  undo: { icon: IconArrowBackUp, run: (chain) => chain.undo(), canRun: (editor) => editor.can().undo() },
  redo: { icon: IconArrowForwardUp, run: (chain) => chain.redo(), canRun: (editor) => editor.can().redo() },
} satisfies Record<string, Tool>;

type ToolName = keyof typeof tools;
const toolEntries = Object.entries(tools) as [ToolName, Tool][];

const ON = '1';
const OFF = '0';

/** The states of all tools as one string, one character each: React renders only when it changes. */
const describeTools = (editor: Editor): string =>
  toolEntries.map(([, { isOn, canRun }]) => ((isOn ?? canRun)?.(editor) ? ON : OFF)).join('');

const useToolStates = (editor: Editor): string =>
  useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => editor.off('transaction', listener);
    },
    () => describeTools(editor),
  );

type ToolbarProps = { editor: Editor; isLinking: boolean; onLink: () => void };

/** One tab stop; the arrow keys move inside it. */
export const Toolbar = ({ editor, isLinking, onLink }: ToolbarProps) => {
  const { t } = useTranslation();
  const states = useToolStates(editor);
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  const move = (event: KeyboardEvent) => {
    const last = toolEntries.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setStop(target);
    bar.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <div ref={bar} className={classes.toolbar} role="toolbar" aria-label={t('editor.formatting')} onKeyDown={move}>
      {toolEntries.map(([name, tool], index) => {
        const isOn = states[index] === ON;
        return (
          <ToolButton
            key={name}
            label={t(`editor.tool.${name}`)}
            icon={tool.icon}
            tabIndex={index === stop ? 0 : -1}
            data-tool={name}
            data-opens-group={tool.opensGroup}
            aria-pressed={tool.isOn && isOn}
            aria-disabled={tool.canRun && !isOn ? true : undefined}
            aria-expanded={name === 'link' ? isLinking : undefined}
            onFocus={() => setStop(index)}
            // The text keeps its selection, and on phones its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (name === 'link' ? onLink() : tool.run(editor.chain().focus()).run())}
          />
        );
      })}
    </div>
  );
};
