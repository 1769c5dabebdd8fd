import { type RefObject, useLayoutEffect, useState } from 'react';

const isCut = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;

/** Whether a clamped text is longer than its place. `subject` is what it shows; unclamped, the last answer holds. */
export const useIsCut = (text: RefObject<Element | null>, isClamped: boolean, subject: unknown): boolean => {
  const [answer, setAnswer] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element || !isClamped || subject === '') return;
    // Before the first paint, so that nothing jumps; all cards of a page read before any of them draws again.
    setAnswer(isCut(element));
    const observer = new ResizeObserver(() => setAnswer(isCut(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isClamped, subject]);
  return answer;
};
