import { useState } from 'react';
import { onSessionEnd } from '../session/session.ts';

const kept = new Map<string, unknown>();
onSessionEnd(() => kept.clear());

/** State that outlives its component: a card that was scrolled away comes back as it was left. */
export const useKeptState = <Value>(key: string, initial: Value): [Value, (value: Value) => void] => {
  const [value, setValue] = useState<Value>(() => (kept.has(key) ? (kept.get(key) as Value) : initial));
  const set = (next: Value) => {
    if (next === initial) kept.delete(key);
    else kept.set(key, next);
    setValue(next);
  };
  return [value, set];
};
