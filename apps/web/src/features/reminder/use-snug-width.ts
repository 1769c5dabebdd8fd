import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes a box of wrapped text as wide as its longest line; CSS would make it as wide as its row. `text`: the shown text;
 * when it changes, the width is measured again.
 */
export const useSnugWidth = (box: RefObject<HTMLElement | null>, text: string): void => {
  useLayoutEffect(() => {
    const element = box.current;
    const row = element?.closest('ul');
    if (!element || !row || text === '') return;
    let rowWidth = row.clientWidth;
    let frame = 0;
    // Before the first paint, so that nothing jumps.
    shrink(element);
    const shrinkSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => shrink(element));
    };
    const observer = new ResizeObserver(() => {
      if (row.clientWidth === rowWidth) return;
      rowWidth = row.clientWidth;
      // In the next frame: a narrower chip may change the height of the row that is being observed.
      shrinkSoon();
    });
    observer.observe(row);
    document.fonts.addEventListener('loadingdone', shrinkSoon);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.fonts.removeEventListener('loadingdone', shrinkSoon);
    };
  }, [box, text]);
};

const shrink = (element: HTMLElement): void => {
  element.style.width = '';
  const lines = [...element.children].flatMap(listLines);
  if (new Set(lines.map(({ bottom }) => Math.round(bottom))).size < 2) return;
  // During an animation of the page, boxes are drawn in another size than they are laid out.
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  const longest = Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left));
  element.style.width = `${Math.ceil(longest / scale)}px`;
};

const listLines = (part: Element): DOMRect[] => {
  const text = document.createRange();
  text.selectNodeContents(part);
  return [...text.getClientRects()];
};
