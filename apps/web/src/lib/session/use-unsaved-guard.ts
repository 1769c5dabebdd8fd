import { useEffect, useId } from 'react';
import { guards } from './unsaved-guards.ts';
import { markUnsaved } from './unsaved-lock.ts';

/** Asks before unsaved work is lost: inside the app with its own dialog, when the tab closes with the browser's. */
export const useUnsavedGuard = (isDirty: boolean, text: string): void => {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    guards.set(id, text);
    markUnsaved(id, true);
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      guards.delete(id);
      markUnsaved(id, false);
      window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [id, isDirty, text]);
};
