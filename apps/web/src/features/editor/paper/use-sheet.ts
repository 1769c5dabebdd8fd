import { type RefObject, useEffect, useEffectEvent } from 'react';
import { afterPaint } from '../../../lib/loading/after-paint.ts';

/** The siblings of an element and of all its ancestors: what becomes inert while it is a dialog. */
const listOthers = (element: HTMLElement): HTMLElement[] => {
  const others: HTMLElement[] = [];
  for (let node = element; node.id !== 'root' && node.parentElement; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
    }
  }
  return others;
};

/** Follows the visual viewport: the on-screen keyboard covers elements with a fixed position. */
const fitToVisualViewport = (element: HTMLElement): (() => void) => {
  const sight = window.visualViewport;
  if (!sight) return () => undefined;
  const follow = () => {
    const { top, height } = element.getBoundingClientRect();
    if (Math.abs(sight.offsetTop - top) < 1 && Math.abs(sight.height - height) < 1) return;
    element.style.setProperty('--sight-top', `${sight.offsetTop}px`);
    element.style.setProperty('--sight-height', `${sight.height}px`);
  };
  // Called first once the sheet is laid out: measured right away, it would be laid out twice.
  const observer = new ResizeObserver(follow);
  observer.observe(element);
  const listening = new AbortController();
  sight.addEventListener('resize', follow, { signal: listening.signal });
  sight.addEventListener('scroll', follow, { signal: listening.signal });
  return () => {
    observer.disconnect();
    listening.abort();
  };
};

/**
 * Makes a part of the page a dialog of the whole screen without moving it: a field in it keeps the focus, and the
 * on-screen keyboard stays open.
 */
export const useSheet = (ref: RefObject<HTMLElement | null>, isSheet: boolean, onEscape: () => void): void => {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const element = ref.current;
    if (!isSheet || !element) return;
    let others: HTMLElement[] = [];
    // `inert` changes the style of every element, so the sheet is drawn first.
    const cancel = afterPaint(() => {
      others = listOthers(element);
      for (const other of others) other.inert = true;
    });
    // A navigation that led here may have moved the focus.
    if (!element.contains(document.activeElement)) element.querySelector('textarea')?.focus();
    const stopFitting = fitToVisualViewport(element);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!element.closest('[inert]')) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      cancel();
      for (const other of others) other.inert = false;
      stopFitting();
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [ref, isSheet]);
};
