import type { Note } from '@pinlife/contract/note';
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

/** The keyboard in a feed: Page Down and Page Up go from card to card, and a deleted card passes the focus on. */
export const useFeedKeys = ({ notes, list, focused, scrollTo }: FeedKeys) => {
  const lastIndex = useRef(-1);

  const focusCard = (index: number) => {
    if (index < 0 || index >= notes.length) return;
    scrollTo(index);
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"] > *`)?.focus({ preventScroll: true });
    });
  };
  const refocus = useRef(focusCard);
  refocus.current = focusCard;

  useEffect(() => {
    const isLost = document.activeElement === document.body && focused.current !== null;
    if (!isLost || notes.some(({ _id }) => _id === focused.current)) return;
    focused.current = null;
    refocus.current(Math.min(lastIndex.current, notes.length - 1));
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
