import { useEffect, useState } from 'react';
import { lazyService } from '../feedback/lazy-part.tsx';

const TipLayer = lazyService(() => import('./tip-layer.tsx').then((module) => module.TipLayer));

/** Loads the tooltips when a control that has one is hovered or focused: their code would block a page at rest. */
export const TipHost = () => useIsAsked() && <TipLayer />;

/** Whether the pointer or the focus has reached an element with a tooltip. A finger sees none. */
const useIsAsked = (): boolean => {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const ask = () => {
      listening.abort();
      setIsAsked(true);
    };
    document.addEventListener(
      'pointerover',
      ({ target, pointerType }) =>
        pointerType !== 'touch' && target instanceof Element && target.closest('[data-tip]') && ask(),
      options,
    );
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && ask(), options);
    return () => listening.abort();
  }, []);
  return isAsked;
};
