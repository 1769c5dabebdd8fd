import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the code field when it appears, except on touch screens, where the keyboard would cover the text. */
export const useCodeFocus = (isAsked: boolean): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAsked && matchMedia('(pointer: fine)').matches) form.current?.querySelector('input')?.focus();
  }, [isAsked]);
  return form;
};
