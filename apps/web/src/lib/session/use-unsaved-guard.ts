import { useEffect, useId } from 'react';

/** What would be lost, as a sentence, by the id of its component. */
const guards = new Map<string, string>();

/** The words of the newest guard, or null when everything is saved. */
export const findGuardText = (): string | null => [...guards.values()].at(-1) ?? null;

/** Asks before unsaved work is left behind: inside the app with our own prompt, when the tab closes with the browser's. */
export const useUnsavedGuard = (isDirty: boolean, text: string): void => {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return;
    guards.set(id, text);
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', holdBack);
    return () => {
      guards.delete(id);
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [id, isDirty, text]);
};
