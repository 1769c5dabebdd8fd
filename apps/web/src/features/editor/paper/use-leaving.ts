import { type RefObject, useEffect, useEffectEvent } from 'react';
import { POPOVER_MARK } from '../../../ui/overlay/popover.tsx';

/**
 * Calls back when the focus or a click goes outside the element. A click counts when it is finished: a layout that moves
 * on pointerdown would move the target away from under the pointer.
 */
export const useLeaving = (ref: RefObject<HTMLElement | null>, isWatched: boolean, onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = ref.current;
    if (!isWatched || !element) return;
    const listening = new AbortController();
    const { signal } = listening;
    let isPressed = false;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Element && !element.contains(target) && !target.closest(`[${POPOVER_MARK}]`);
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
    };
    document.addEventListener('pointerdown', press, { capture: true, signal });
    document.addEventListener('pointercancel', release, { capture: true, signal });
    document.addEventListener(
      'click',
      ({ target }) => {
        release();
        if (isOutside(target)) leave();
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isPressed && isOutside(relatedTarget)) leave();
      },
      { signal },
    );
    return () => listening.abort();
  }, [ref, isWatched]);
};
