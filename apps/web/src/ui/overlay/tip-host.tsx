import { useEffect, useState } from 'react';
import { useIdle } from '../../lib/loading/use-idle.ts';
import { lazyService } from '../feedback/lazy-part.tsx';

const TipLayer = lazyService(() => import('./tip-layer.tsx').then((module) => module.TipLayer));

/** Loads the tooltips when the page is idle or a control is hovered or focused. */
export const TipHost = () => {
  const isAsked = useAsked();
  const isIdle = useIdle();
  return (isAsked || isIdle) && <TipLayer isAsked={isAsked} />;
};

/** Whether the pointer or the focus has reached an element with a tooltip. */
const useAsked = (): boolean => {
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
      ({ target }) => target instanceof Element && target.closest('[data-tip]') && ask(),
      options,
    );
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && ask(), options);
    return () => listening.abort();
  }, []);
  return isAsked;
};
