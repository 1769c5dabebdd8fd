import type { Media } from '@pinlife/contract/media/schema';
import { NOTE_COLLAPSED_LINES } from '@pinlife/contract/note/limits';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readTagFilter } from '../../../entities/note/tag-filter.ts';
import classes from '../../../ui/mark/prose.module.css';
import { renderNoteHtml, taskIndexOf } from './note-html.ts';
import { patchChildren } from './patch-children.ts';
import { useTagClicks } from './use-tag-clicks.ts';

export type NoteProseProps = {
  html: string;
  /** The note's own, for the pictures among the text. */
  media?: readonly Media[];
  /** Without it tasks are read-only. */
  onTick?: ((index: number, isChecked: boolean) => void) | undefined;
  /** The list that links of tags lead to; without it tags are plain text. */
  tagPath?: string;
  isClamped?: boolean;
  container?: RefObject<HTMLDivElement | null>;
  onFocus?: (event: FocusEvent<HTMLDivElement>) => void;
};

/** The text of a note. */
export const NoteProse = (props: NoteProseProps) => {
  const { html, media, onTick, tagPath, isClamped = false, container, onFocus } = props;
  const ownContainer = useRef<HTMLDivElement>(null);
  const text = container ?? ownContainer;
  const canTick = onTick !== undefined;

  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const tagLinks = tagPath === undefined ? undefined : { path: tagPath, active: readTagFilter(location.search) };
    patchChildren(element, renderNoteHtml(html, { canTick, tagLinks, ...(media && { media }) }));
  }, [html, media, canTick, tagPath, text]);

  // React handles events only of elements that it has created.
  useEffect(() => {
    const element = text.current;
    if (!element || !onTick) return;
    const tick = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) onTick(taskIndexOf(target, element), target.checked);
    };
    element.addEventListener('change', tick);
    return () => element.removeEventListener('change', tick);
  }, [text, onTick]);

  useTagClicks(text, tagPath !== undefined);

  const fromInside = { onFocus };
  const style = isClamped ? { WebkitLineClamp: NOTE_COLLAPSED_LINES } : undefined;
  const look = { className: classes.prose, style, dir: 'auto', 'data-clamped': isClamped || undefined };
  return <div ref={text} {...look} {...fromInside} />;
};
