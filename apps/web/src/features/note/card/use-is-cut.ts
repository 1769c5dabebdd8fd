import { type RefObject, useLayoutEffect, useState } from 'react';

const isCut = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;

/** Whether a clamped text overflows. `subject`: the shown text; while unclamped, the last answer stays. */
export const useIsCut = (text: RefObject<Element | null>, isClamped: boolean, subject: unknown): boolean => {
  const [answer, setAnswer] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || !isClamped || subject === '') return;
    // In a layout effect: before the first paint, and all cards measure before any of them renders again.
    setAnswer(isCut(element));
    const observer = new ResizeObserver(() => setAnswer(isCut(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isClamped, subject]);
  return answer;
};
