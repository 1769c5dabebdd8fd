import { createStore, type Store } from '../storage/store.ts';

/** A cache by query: `matchMedia` makes the browser lay the page out each time. */
const watched = new Map<string, Store<boolean>>();

const watch = (query: string): Store<boolean> => {
  const list = matchMedia(query);
  const answer = createStore(list.matches);
  list.addEventListener('change', ({ matches }) => answer.set(matches));
  watched.set(query, answer);
  return answer;
};

/** Whether the query matches, from the first render. */
export const useMediaQuery = (query: string): boolean => (watched.get(query) ?? watch(query)).useValue();
