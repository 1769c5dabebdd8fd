import { useEffect, useEffectEvent } from 'react';

/** Remembered, as the composer may not be mounted yet: the page that holds it is opened along with it. */
let isWanted = false;
const listeners = new Set<() => void>();

/** Opens the composer of the page; on a phone it takes the whole screen. */
export const openComposer = (): void => {
  isWanted = true;
  for (const listener of listeners) listener();
};

export const useComposerOpener = (open: () => void): void => {
  const answer = useEffectEvent(() => {
    if (!isWanted) return;
    isWanted = false;
    open();
  });
  useEffect(() => {
    const listener = () => answer();
    listener();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
};
