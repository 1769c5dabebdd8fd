import { useSyncExternalStore } from 'react';

type Watched = { matches: boolean; subscribe: (listener: () => void) => () => void };

/** One per query, however many cards of a feed ask it. */
const watched = new Map<string, Watched>();

const watch = (query: string): Watched => {
  const list = matchMedia(query);
  const listeners = new Set<() => void>();
  // Kept here: to be asked, the list would have the page laid out.
  const made: Watched = {
    matches: list.matches,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  list.addEventListener('change', ({ matches }) => {
    made.matches = matches;
    for (const listener of listeners) listener();
  });
  watched.set(query, made);
  return made;
};

/** Whether the screen is as the query says, from the first rendering on. */
export const useMediaQuery = (query: string): boolean => {
  const asked = watched.get(query) ?? watch(query);
  return useSyncExternalStore(asked.subscribe, () => asked.matches);
};
