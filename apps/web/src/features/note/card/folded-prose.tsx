import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type FocusEvent, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { useIsPrinting } from '../../../lib/screen/printing.ts';
import { useKeptState } from '../../../lib/storage/use-kept-state.ts';
import classes from './folded-prose.module.css';
import { cutHtml } from './note-html.ts';
import { NoteProse, type NoteProseProps } from './note-prose.tsx';
import { useIsCut } from './use-is-cut.ts';

/** More than six lines hold. The browser lays out all lines of a text, those too that it does not show. */
const FOLDED_MAX_LENGTH = 4000;

/** The text of a card: six lines, and all of it on demand and on paper. */
export const FoldedProse = ({ id, html, ...prose }: NoteProseProps & { id: string }) => {
  const { t } = useTranslation();
  const [isUnfolded, setIsUnfolded] = useKeptState(`unfolded ${id}`, false);
  const container = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const shown = isUnfolded || isPrinting ? html : cutHtml(html, FOLDED_MAX_LENGTH);
  const isCut = useIsCut(container, !isUnfolded, shown) || shown !== html;
  const Chevron = isUnfolded ? IconChevronUp : IconChevronDown;

  const turn = () => {
    const card = container.current?.closest('article');
    setIsUnfolded(!isUnfolded);
    // After a long note is folded, scrolls to its beginning.
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
      <NoteProse {...prose} html={shown} container={container} isClamped={!isUnfolded} onFocus={reveal} />
      {(isCut || isUnfolded) && (
        <button type="button" className={classes.more} aria-expanded={isUnfolded} onClick={turn}>
          {t(isUnfolded ? 'note.showLess' : 'note.readMore')}
          <Chevron size={16} stroke={2} aria-hidden />
        </button>
      )}
    </>
  );
};
