import { useEffect, useState } from 'react';
import { useIdle } from '../../lib/loading/use-idle.ts';
import { lazyService } from '../feedback/lazy-part.tsx';

const TipLayer = lazyService(() => import('./tip-layer.tsx').then((module) => module.TipLayer));

/** Shows the names of icons, once the page has come to rest or somebody rests on an icon. */
export const TipHost = () => {
  const isAsked = useAsked();
  const isIdle = useIdle();
  return (isAsked || isIdle) && <TipLayer />;
};

/** Whether the pointer or the focus has been on anything that has a name to show. */
const useAsked = (): boolean => {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const ask = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-tip]'))) return;
      listening.abort();
      setIsAsked(true);
    };
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, ask, { capture: true, passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return isAsked;
};
