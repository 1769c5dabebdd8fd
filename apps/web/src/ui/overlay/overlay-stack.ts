import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../../lib/loading/after-paint.ts';

/** The open dialogs, the newest last. Only that one can be reached; the page and the dialogs below are inert. */
let stack: readonly string[] = [];
const listeners = new Set<() => void>();

const hidePage = () => document.getElementById('root')?.toggleAttribute('inert', stack.length > 0);

const setStack = (next: readonly string[]): void => {
  stack = next;
  // `inert` changes the style of every element, so the dialog is drawn first. Only a page without it takes the focus back.
  if (stack.length > 0) afterPaint(hidePage);
  else hidePage();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Puts a dialog on top while it is shown, and returns the focus afterwards, unless a newer notice has it. Answers
 * whether it is on top.
 */
export const useOverlay = (id: string): boolean => {
  // Read while the dialog is not in the page yet: it hides the scrollbar, and the page would be laid out once more.
  const [hasScrollbar] = useState(() => innerWidth > document.documentElement.clientWidth);
  useLayoutEffect(() => {
    const previous = document.activeElement;
    // Keeps the space of the scrollbar if the page has one, so that nothing moves.
    if (stack.length === 0) document.documentElement.toggleAttribute('data-keeps-gutter', hasScrollbar);
    setStack([...stack, id]);
    return () => {
      setStack(stack.filter((other) => other !== id));
      if (!(previous instanceof HTMLElement) || document.activeElement?.closest('[data-keeps-focus]')) return;
      const giveBack = () => previous.isConnected && previous.focus({ preventScroll: true });
      giveBack();
      // A dialog below becomes reachable only after its next rendering.
      if (document.activeElement !== previous) queueMicrotask(giveBack);
    };
  }, [id, hasScrollbar]);
  return useSyncExternalStore(subscribe, () => stack.at(-1) === id || !stack.includes(id));
};
