import { useSyncExternalStore } from 'react';

export type Store<Value> = {
  get(): Value;
  set(next: Value): void;
  /** A hook: the component renders again when the value changes. */
  useValue(): Value;
};

/** A value of the whole page that components can subscribe to. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, get),
  };
};
