import { storageKeys } from '@pinlife/contract/storage-keys';
import { useState } from 'react';
import { getSession, onSessionEnd } from '../session/session.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

/** `person`: who wrote it; null outside of a session. `noteId`: missing in texts from before it was kept. */
type Kept = { person: string | null; text: string; noteId?: string };

const readStored = (): Record<string, Kept> => {
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

// An expired session keeps the text; a logout removes it if it is the same person's.
onSessionEnd((reason, { id }) => {
  if (reason !== 'logout') return;
  for (const [key, { person }] of texts) if (person === id || person === null) texts.delete(key);
  // The logout empties the storage after this; what others wrote is put back then.
  queueMicrotask(store);
});

/** The texts of a person that were not sent. */
export const listKeptTexts = (person: string): { key: string; text: string; noteId: string }[] =>
  [...texts].flatMap(([key, { text, noteId, ...kept }]) =>
    kept.person === person && noteId !== undefined && text.trim() !== '' ? [{ key, text, noteId }] : [],
  );

export const dropKeptText = (key: string): void => {
  texts.delete(key);
  store();
};

const EDIT = 'edit ';
/** Names the text of a comment that is edited. */
export const editKeyOf = (commentId: string): string => `${EDIT}${commentId}`;
export const isEditKey = (key: string): boolean => key.startsWith(EDIT);

/** Unsent text about a note that outlives its field, a reload and the session. */
export const useKeptText = (key: string, noteId: string): [string | null, (text: string | null) => void] => {
  const [text, setText] = useState(() => texts.get(key)?.text ?? null);
  const set = (next: string | null) => {
    if (next === null) dropKeptText(key);
    else {
      texts.set(key, { person: getSession()?.id ?? null, text: next, noteId });
      store();
    }
    setText(next);
  };
  return [text, set];
};
