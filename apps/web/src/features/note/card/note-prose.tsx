import type { Media } from '@pinlife/contract/media/schema';
import { NOTE_COLLAPSED_LINES } from '@pinlife/contract/note/limits';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useKeptState } from '../../../lib/storage/use-kept-state.ts';
import { renderNoteHtml, taskIndexOf } from './note-html.ts';
import classes from './note-prose.module.css';
import { useIsCut } from './use-is-cut.ts';

type NoteProseProps = {
  html: string;
  /** The note's own, for the pictures among the text. */
  media?: readonly Media[];
  /** Without it tasks are shown and cannot be ticked. */
  onTick?: ((index: number, isChecked: boolean) => void) | undefined;
  isClamped?: boolean;
  container?: RefObject<HTMLDivElement | null>;
  onFocus?: (event: FocusEvent<HTMLDivElement>) => void;
};

/** The text of a note. */
export const NoteProse = ({ html, media, onTick, isClamped = false, container, onFocus }: NoteProseProps) => {
  const ownContainer = useRef<HTMLDivElement>(null);
  const text = container ?? ownContainer;
  const canTick = onTick !== undefined;

  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const focused = [...element.querySelectorAll('input')].indexOf(document.activeElement as HTMLInputElement);
    element.replaceChildren(renderNoteHtml(html, { canTick, ...(media && { media }) }));
    // The box that was ticked has just been replaced by its like.
    if (focused >= 0) element.querySelectorAll('input')[focused]?.focus({ preventScroll: true });
  }, [html, media, canTick, text]);

  // React hears only of changes in elements that it made itself.
  useEffect(() => {
    const element = text.current;
    if (!element || !onTick) return;
    const tick = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) onTick(taskIndexOf(target, element), target.checked);
    };
    element.addEventListener('change', tick);
    return () => element.removeEventListener('change', tick);
  }, [text, onTick]);

  const fromInside = { onFocus };
  const style = isClamped ? { WebkitLineClamp: NOTE_COLLAPSED_LINES } : undefined;
  const look = { className: classes.prose, style, dir: 'auto', 'data-clamped': isClamped || undefined };
  return <div ref={text} {...look} {...fromInside} />;
};

/** The text as a card shows it: six lines, and the rest when it is asked for. */
export const FoldedProse = ({ id, ...prose }: NoteProseProps & { id: string }) => {
  const { t } = useTranslation();
  const [isUnfolded, setIsUnfolded] = useKeptState(`unfolded ${id}`, false);
  const container = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(container, !isUnfolded, prose.html);
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;

  const turn = () => {
    const card = container.current?.closest('article');
    setIsUnfolded(!isUnfolded);
    // Folded up, a long note would leave its reader somewhere below it.
    if (isUnfolded && card && card.getBoundingClientRect().top < 0) card.scrollIntoView();
  };
  /** A link or a task beyond the sixth line comes into view when the keyboard reaches it. */
  const reveal = ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
    const isHidden = target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom;
    if (isHidden || currentTarget.scrollTop > 0) setIsUnfolded(true);
    currentTarget.scrollTop = 0;
  };
  return (
    <>
      <NoteProse {...prose} container={container} isClamped={!isUnfolded} onFocus={reveal} />
      {(isCut || isUnfolded) && (
        <button type="button" className={classes.more} aria-expanded={isUnfolded} onClick={turn}>
          {t(isUnfolded ? 'note.showLess' : 'note.readMore')}
          <Chevron size={16} stroke={2} aria-hidden />
        </button>
      )}
    </>
  );
};
