import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A tag of a text leads to its list without a new page. React hears nothing of links that it did not make. */
export const useTagClicks = (text: RefObject<HTMLElement | null>, isWanted: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    if (!element || !isWanted) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-tag]') : null;
      const isOpenedElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || isOpenedElsewhere) return;
      event.preventDefault();
      navigate(`${link.pathname}${link.search}`);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [text, isWanted, navigate]);
};
