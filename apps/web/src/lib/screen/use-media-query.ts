import { createStore, type Store } from '../storage/store.ts';

/** One per query, however many cards of a feed ask it. To be asked itself, the browser would have the page laid out. */
const watched = new Map<string, Store<boolean>>();

const watch = (query: string): Store<boolean> => {
  const list = matchMedia(query);
  const answer = createStore(list.matches);
  list.addEventListener('change', ({ matches }) => answer.set(matches));
  watched.set(query, answer);
  return answer;
};

/** Whether the screen is as the query says, from the first rendering on. */
export const useMediaQuery = (query: string): boolean => (watched.get(query) ?? watch(query)).useValue();
