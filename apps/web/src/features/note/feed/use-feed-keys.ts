import type { Note } from '@pinlife/contract/note/schema';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

type FeedKeys = {
  notes: readonly Note[];
  list: RefObject<HTMLElement | null>;
  focused: RefObject<string | null>;
  scrollTo: (index: number) => void;
};

const indexOf = (target: EventTarget): number => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return item ? Number(item.dataset.index) : -1;
};
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

const PATIENCE_MS = 1000;

/** Calls once nothing has the focus. A confirm dialog may still be closing. */
const onFocusLost = (call: () => void): (() => void) => {
  const endsAt = performance.now() + PATIENCE_MS;
  let frame = 0;
  const look = () => {
    if (document.activeElement === document.body) call();
    else if (performance.now() < endsAt) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
};

/** The keyboard in a feed: Page Down and Page Up go from card to card, and a deleted card passes the focus on. */
export const useFeedKeys = ({ notes, list, focused, scrollTo }: FeedKeys) => {
  const lastIndex = useRef(-1);

  const focusCard = (index: number) => {
    if (index < 0 || index >= notes.length) return;
    const from = document.activeElement;
    scrollTo(index);
    requestAnimationFrame(() => {
      // Do nothing if the focus has moved elsewhere. Scrolling may have removed the focused element.
      if (document.activeElement !== from && document.activeElement !== document.body) return;
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"] > *`)?.focus({ preventScroll: true });
    });
  };
  const refocus = useRef(focusCard);
  refocus.current = focusCard;

  // The list may change again meanwhile, as when the server answers: that is no reason to stop.
  const stopLooking = useRef<() => void>(() => undefined);
  useEffect(() => () => stopLooking.current(), []);
  useEffect(() => {
    if (focused.current === null || notes.some(({ _id }) => _id === focused.current)) return;
    focused.current = null;
    stopLooking.current();
    stopLooking.current = onFocusLost(() => refocus.current(Math.min(lastIndex.current, notes.length - 1)));
  }, [notes, focused]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      lastIndex.current = indexOf(target);
      focused.current = notes[lastIndex.current]?._id ?? null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
      const index = indexOf(event.target);
      if (step === 0 || index < 0 || isTyping(event.target)) return;
      event.preventDefault();
      focusCard(index + step);
    },
  };
};
