import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import classes from './option-list.module.css';
import { optionId } from './use-combobox.ts';

export type ListOption = {
  key: string;
  label: string;
  /** A short mark before the label, and a word at the end of the line. */
  stamp?: string | undefined;
  note?: string | undefined;
  /** Adds something of the person's own instead of choosing. */
  isNew?: boolean;
};

type OptionListProps = {
  id: string;
  options: readonly ListOption[];
  activeIndex: number;
  selectedKey?: string;
  /** The field below or above which the list stands. */
  anchor: RefObject<HTMLElement | null>;
  onPick: (index: number) => void;
};

const GAP = 6;
const TALLEST = 284;
const LOW_ENOUGH = 200;

/** The list of a combobox, above everything else, so that a dialog that scrolls does not cut it off. */
export const OptionList = ({ id, options, activeIndex, selectedKey, anchor, onPick }: OptionListProps) => {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const follow = () => place(list.current, anchor.current);
    list.current?.showPopover?.();
    follow();
    const listening = new AbortController();
    addEventListener('scroll', follow, { capture: true, passive: true, signal: listening.signal });
    addEventListener('resize', follow, { signal: listening.signal });
    return () => listening.abort();
  });
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  return (
    <div ref={list} id={id} className={classes.list} popover="manual" role="listbox" aria-label={t('field.choices')}>
      {options.map(({ key, ...option }, index) => (
        <button
          key={key}
          id={optionId(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          className={classes.option}
          data-active={index === activeIndex || undefined}
          data-new={option.isNew || undefined}
          aria-selected={key === selectedKey}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(index)}
        >
          {option.isNew && <IconPlus size={16} stroke={2} aria-hidden />}
          {option.stamp && (
            <span className={classes.stamp} aria-hidden>
              {option.stamp}
            </span>
          )}
          <span className={classes.label}>{option.label}</span>
          {option.note && <span className={classes.note}>{option.note}</span>}
        </button>
      ))}
    </div>
  );
};

const place = (list: HTMLElement | null, anchor: HTMLElement | null): void => {
  if (!list || !anchor) return;
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const below = innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isBelow = below >= LOW_ENOUGH || below >= above;
  list.style.left = `${left}px`;
  list.style.width = `${width}px`;
  list.style.maxHeight = `${Math.min(TALLEST, isBelow ? below : above)}px`;
  list.style.top = isBelow ? `${bottom + GAP}px` : 'auto';
  list.style.bottom = isBelow ? 'auto' : `${innerHeight - top + GAP}px`;
};
