import { useEffect, useId } from 'react';

/** The warnings, by the id of their component. */
const guards = new Map<string, string>();

/** The words of the newest guard, or null when everything is saved. */
export const findGuardText = (): string | null => [...guards.values()].at(-1) ?? null;

/** Asks before unsaved work is lost: inside the app with its own dialog, when the tab closes with the browser's. */
export const useUnsavedGuard = (isDirty: boolean, text: string): void => {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    guards.set(id, text);
    const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      guards.delete(id);
      window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [id, isDirty, text]);
};
