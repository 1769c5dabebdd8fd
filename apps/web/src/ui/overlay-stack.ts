import { useEffect, useSyncExternalStore } from 'react';

/** The open dialogs, the newest last. Only that one can be reached; the page and the dialogs below are inert. */
let stack: readonly string[] = [];
const listeners = new Set<() => void>();

const setStack = (next: readonly string[]): void => {
  stack = next;
  document.getElementById('root')?.toggleAttribute('inert', stack.length > 0);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Puts a dialog on top while it is shown, and gives the focus back where it was. Answers whether it is on top. */
export const useOverlay = (id: string): boolean => {
  useEffect(() => {
    const previous = document.activeElement;
    setStack([...stack, id]);
    return () => {
      setStack(stack.filter((other) => other !== id));
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus({ preventScroll: true });
    };
  }, [id]);
  return useSyncExternalStore(subscribe, () => stack.at(-1) === id || !stack.includes(id));
};
