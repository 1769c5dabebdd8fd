import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './popover.module.css';

type PopoverProps = {
  /** What it belongs to and hangs at; the focus goes back there. */
  opener: HTMLElement;
  label: string;
  width: number;
  onClose: () => void;
  children: ReactNode;
};

/** Marks what stands elsewhere in the page but belongs to whatever opened it. */
export const POPOVER_MARK = 'data-popover';

/** A small dialog beside its opener. It keeps the Tab key, closes on Escape and when something else is pressed. */
export const Popover = ({ opener, label, width, onClose, children }: PopoverProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const update = () => setPlace(findPlace(opener, width, element.offsetHeight));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      removeEventListener('resize', update);
    };
  }, [opener, width]);

  const isPlaced = place !== null;
  useEffect(() => {
    // What is not visible yet takes no focus.
    if (isPlaced) panel.current?.focus({ preventScroll: true });
  }, [isPlaced]);

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target) && !opener.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [opener, onClose]);

  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Tab') keepFocusInside(event, panel.current);
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
    opener.focus({ preventScroll: true });
  };
  return createPortal(
    <div
      ref={panel}
      {...{ [POPOVER_MARK]: '' }}
      className={classes.popover}
      style={{ width, ...(place ?? { visibility: 'hidden' }) }}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={steer}
    >
      {children}
    </div>,
    document.body,
  );
};

const FOCUSABLE = 'button:not(:disabled, [tabindex="-1"]), input:not(:disabled), select, textarea, a[href]';

const keepFocusInside = (event: KeyboardEvent, panel: HTMLElement | null): void => {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isAtEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === panel);
  if (!isAtEdge) return;
  event.preventDefault();
  other?.focus();
};

type Place = { top: number; left: number };

const OFFSET = 6;
const MARGIN = 8;

/** In the page rather than on the screen: it scrolls away with its opener. Where it does not fit, it covers it. */
const findPlace = (opener: HTMLElement, width: number, height: number): Place => {
  const { top, bottom, left } = opener.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const below = bottom + OFFSET;
  const above = top - OFFSET - height;
  const free = below + height + MARGIN <= innerHeight ? below : above >= MARGIN ? above : innerHeight - MARGIN - height;
  return {
    top: Math.max(MARGIN, free) + scrollY,
    left: Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN)) + scrollX,
  };
};
