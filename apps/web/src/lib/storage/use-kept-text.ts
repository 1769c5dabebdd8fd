import { storageKeys } from '@pinlife/contract/storage-keys';
import { useEffect, useState } from 'react';
import { getSession, onSessionEnd } from '../session/session.ts';
import { markUnsaved } from '../session/unsaved-lock.ts';
import { readItem, removeItem, writeItem } from './storage.ts';

/** `person`: who wrote it; null outside of a session. `noteId`: missing in texts from before it was kept. */
type StoredText = { person: string | null; text: string; noteId?: string };

const readStored = (): Record<string, StoredText> => {
  try {
    return JSON.parse(readItem('sessionStorage', storageKeys.comments) ?? '{}') ?? {};
  } catch {
    return {};
  }
};

const texts = new Map(Object.entries(readStored()));
/**
 * Texts that were taken from their field and are not stored elsewhere yet. If the tab closes before that, they are in the
 * field again.
 */
const taken = new Set<StoredText & { key: string }>();
markUnsaved(storageKeys.comments, texts.size > 0);

const store = (): void => {
  const all = new Map(texts);
  for (const { key, ...kept } of taken) all.set(key, { ...kept, text: join(kept.text, all.get(key)?.text) });
  markUnsaved(storageKeys.comments, all.size > 0);
  if (all.size === 0) removeItem('sessionStorage', storageKeys.comments);
  else writeItem('sessionStorage', storageKeys.comments, JSON.stringify(Object.fromEntries(all)));
};

const join = (earlier: string, typed: string | undefined): string =>
  typed === undefined ? earlier : `${earlier}\n${typed}`;

// An expired session keeps the text; a logout removes it if it is the same person's.
onSessionEnd((reason, { id }) => {
  if (reason !== 'logout') return;
  for (const [key, { person }] of texts) if (person === id || person === null) texts.delete(key);
  for (const kept of taken) if (kept.person === id || kept.person === null) taken.delete(kept);
  // The logout empties the storage after this, so the texts of others are stored again.
  queueMicrotask(store);
});

/** The texts of a person that were not sent. */
export const listKeptTexts = (userId: string): { key: string; text: string; noteId: string }[] =>
  [...texts].flatMap(([key, { text, noteId, ...kept }]) =>
    kept.person === userId && noteId !== undefined && text.trim() !== '' ? [{ key, text, noteId }] : [],
  );

export const dropKeptText = (key: string): void => {
  texts.delete(key);
  store();
};

const EDIT = 'edit ';
/** Names the text of a comment that is edited. */
export const editKeyOf = (commentId: string): string => `${EDIT}${commentId}`;
export const isEditKey = (key: string): boolean => key.startsWith(EDIT);

export const findKeptText = (key: string): string | null => texts.get(key)?.text ?? null;

const keepText = (key: string, noteId: string, text: string): void => {
  texts.set(key, { person: getSession()?.id ?? null, text, noteId });
  store();
};

/** Empties a field whose text is being stored elsewhere. Call the returned function once it is. */
export const takeText = (key: string): (() => void) => {
  const kept = texts.get(key);
  if (!kept) return () => undefined;
  const withKey = { ...kept, key };
  taken.add(withKey);
  dropKeptText(key);
  return () => {
    if (taken.delete(withKey)) store();
  };
};

const returnListeners = new Set<(key: string) => void>();

/** Puts a refused text back, before the text that was typed meanwhile. The field may have been mounted anew. */
export const returnText = (key: string, noteId: string, refused: string): void => {
  keepText(key, noteId, join(refused, findKeptText(key) ?? undefined));
  for (const listener of returnListeners) listener(key);
};

/** Unsent text about a note that outlives its field, a reload and the session. */
export const useKeptText = (key: string, noteId: string): [string | null, (text: string | null) => void] => {
  const [text, setText] = useState(() => findKeptText(key));
  useEffect(() => {
    const show = (returned: string) => returned === key && setText(findKeptText(key));
    returnListeners.add(show);
    return () => void returnListeners.delete(show);
  }, [key]);
  const set = (next: string | null) => {
    if (next === null) dropKeptText(key);
    else keepText(key, noteId, next);
    setText(next);
  };
  return [text, set];
};
