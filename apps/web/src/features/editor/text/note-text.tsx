import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { afterPaint } from '../../../lib/loading/after-paint.ts';
import { type PartFailure, usePart } from '../../../lib/loading/use-part.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { reloadPage } from '../../../ui/feedback/not-loaded.ts';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import type { Placeholders } from '../../media/attach/use-attachments.ts';
import { GrowingField } from '../fields/growing-field.tsx';
import classes from './note-text.module.css';
import { cutParagraph, textOffsetToPosition, textToHtml } from './plain-text.ts';
import { richEditor } from './rich-editor-part.ts';

export type TextState = { isEmpty: boolean; isChanged: boolean };

export type NoteTextHandle = {
  readHtml: () => string;
  /** Call before the final text is read: turns a URL that was just typed into a link. */
  finish: () => void;
  focus: () => void;
  /** The placeholders of pasted pictures; null in the plain field, which has none. */
  findPlaceholders: () => Placeholders | null;
  /** The paragraph at the caret; null in code. */
  readParagraph: () => Paragraph | null;
  /** Underlines the words of a time. The plain field shows none. */
  markTime: (range: { from: number; to: number } | null) => void;
  readMark: () => TimeMark | null;
};

/** `start`: the offset of its first character in the whole text. */
export type Paragraph = { text: string; start: number };
export type TimeMark = { from: number; words: string };

type NoteTextProps = {
  ref: Ref<NoteTextHandle>;
  /** The initial text. */
  html: string;
  /** The person is about to write. */
  isWanted: boolean;
  toolbarPlace: HTMLElement | null;
  onChange: (state: TextState) => void;
  /** Pictures were pasted into the text. */
  onImages: (files: File[]) => void;
};

/** The text and selection with which the rich editor starts. */
type Start = { html: string; selection: { from: number; to: number } | null };

/** The text of a note. Until the rich editor is loaded, a plain field takes the input. */
export const NoteText = ({ ref, html, isWanted, toolbarPlace, onChange, onImages }: NoteTextProps) => {
  const { t } = useTranslation();
  const hasText = html !== '';
  const [start, setStart] = useState<Start | null>(null);
  const [plain, setPlain] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  const plainField = useRef<HTMLTextAreaElement>(null);
  const richText = useRef<NoteTextHandle>(null);
  const { content: module, failure, retry } = usePart(richEditor, isWanted || hasText);

  // Waits for the end of an IME composition: its characters would be lost with the field.
  const canStart = module !== null && (isWanted || hasText) && !isComposing;
  useEffect(() => {
    if (start || !canStart) return;
    // At once, or what is typed until React renders again would be lost with the field.
    const begin = () => setStart(hasText ? { html, selection: null } : readStart(plainField.current));
    return afterPaint(() => flushSync(begin));
  }, [start, canStart, hasText, html]);

  useImperativeHandle(ref, () => ({
    readHtml: () => richText.current?.readHtml() ?? (hasText ? html : textToHtml(plain.trimEnd())),
    finish: () => richText.current?.finish(),
    focus: () => (richText.current ?? plainField.current)?.focus(),
    findPlaceholders: () => richText.current?.findPlaceholders() ?? null,
    readParagraph: () => (richText.current ? richText.current.readParagraph() : readLine(plainField.current)),
    markTime: (range) => richText.current?.markTime(range),
    readMark: () => richText.current?.readMark() ?? null,
  }));

  if (start && module) {
    // The text of the plain field is not saved yet, so undoing to it still counts as a change.
    const isTaken = start.html !== html;
    const report = (state: TextState) => onChange(isTaken ? { ...state, isChanged: !state.isEmpty } : state);
    return <module.RichText ref={richText} {...start} {...{ toolbarPlace, onImages }} onChange={report} />;
  }
  if (hasText) return <Waiting failure={failure} onRetry={retry} />;
  return (
    <div className={classes.plain}>
      <GrowingField
        ref={plainField}
        label={t('editor.text')}
        placeholder={t('editor.prompt')}
        value={plain}
        onChange={(text) => {
          setPlain(text);
          onChange({ isEmpty: text.trim() === '', isChanged: text !== '' });
        }}
        onFocus={retry}
        onCompositionStart={() => setIsComposing(true)}
        onCompositionEnd={() => setIsComposing(false)}
      />
    </div>
  );
};

const readStart = (field: HTMLTextAreaElement | null): Start => {
  if (!field) return { html: '', selection: null };
  const { value, selectionStart, selectionEnd } = field;
  const from = textOffsetToPosition(value, selectionStart);
  const to = textOffsetToPosition(value, selectionEnd);
  return { html: textToHtml(value), selection: document.activeElement === field ? { from, to } : null };
};

const readLine = (field: HTMLTextAreaElement | null): Paragraph | null => {
  if (!field) return null;
  const start = field.value.lastIndexOf('\n', field.selectionStart - 1) + 1;
  const line = field.value.slice(start).split('\n', 1)[0] ?? '';
  return cutParagraph(line, field.selectionStart - start, start);
};

/** Placeholder of an existing text while the rich editor loads: a plain field cannot show its formatting. */
const Waiting = ({ failure, onRetry }: { failure: PartFailure | null; onRetry: () => void }) => {
  const { t } = useTranslation();
  const isOutdated = failure === 'outdated';
  const again = (
    <Button size="sm" variant="outline" onClick={isOutdated ? reloadPage : onRetry}>
      {t('shell.loadAgain')}
    </Button>
  );
  return (
    <div className={classes.waiting} role="status" aria-label={t('shell.loading')}>
      {failure ? (
        <Alert action={again}>{t(isOutdated ? 'shell.newVersion' : 'editor.notLoaded')}</Alert>
      ) : (
        <>
          <SkeletonBar />
          <SkeletonBar width="94%" />
          <SkeletonBar width="60%" />
        </>
      )}
    </div>
  );
};
