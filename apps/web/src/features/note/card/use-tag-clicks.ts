import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Opens a tag's list without a page load. React does not handle clicks on elements that it has not created. */
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
