import { useSyncExternalStore } from 'react';

type Watched = { list: MediaQueryList; subscribe: (listener: () => void) => () => void };

/** One per query, however many cards of a feed ask it. */
const watched = new Map<string, Watched>();

const watch = (query: string): Watched => {
  const list = matchMedia(query);
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  const made = { list, subscribe };
  watched.set(query, made);
  return made;
};

/** Whether the screen is as the query says, from the first rendering on. */
export const useMediaQuery = (query: string): boolean => {
  const { list, subscribe } = watched.get(query) ?? watch(query);
  return useSyncExternalStore(subscribe, () => list.matches);
};
