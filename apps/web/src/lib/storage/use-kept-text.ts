import { storageKeys } from '@pinlife/contract/storage-keys';
import { useState } from 'react';
import { onSessionEnd } from '../session/session.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

const readStored = (): Record<string, string> => {
  try {
    return JSON.parse(readItem('sessionStorage', storageKeys.comments) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

const texts = new Map(Object.entries(readStored()));

const store = (): void => {
  if (texts.size === 0) removeItem('sessionStorage', storageKeys.comments);
  else writeItem('sessionStorage', storageKeys.comments, JSON.stringify(Object.fromEntries(texts)));
};

// Kept when a session expires, removed at logout.
onSessionEnd((reason) => {
  if (reason !== 'logout') return;
  texts.clear();
  store();
});

/** Unsent text that outlives its field, a reload and the session. */
export const useKeptText = (key: string): [string | null, (text: string | null) => void] => {
  const [text, setText] = useState(() => texts.get(key) ?? null);
  const set = (next: string | null) => {
    if (next === null) texts.delete(key);
    else texts.set(key, next);
    store();
    setText(next);
  };
  return [text, set];
};
