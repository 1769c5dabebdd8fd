import { type RefObject, useEffect, useRef } from 'react';

/** A code can be typed as soon as it is asked for. On a touch screen the keyboard would cover what is said about it. */
export const useCodeFocus = (isAsked: boolean): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAsked && matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return form;
};
