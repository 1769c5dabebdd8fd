import { storageKeys } from '@pinlife/contract/storage-keys';
import { getToken } from '../session/session.ts';
import { readItem } from '../storage/storage.ts';
import { KEPT_DATABASE } from './kept-name.ts';

/**
 * Whether what is read may stay in this browser. Whoever did not ask to stay logged in leaves nothing on what may be
 * somebody else's computer. Plain http has no service worker, so the app could not open there anyway.
 */
export const isKeptSession = (): boolean => {
  const token = getToken();
  return token !== null && globalThis.isSecureContext && readItem('localStorage', storageKeys.token) === token;
};

/** Deletes the kept store; other tabs give up their connections to it. Needs no code that would have to be loaded. */
export const deleteKept = (): void => {
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
  } catch {
    // The browser stores nothing, so nothing is kept.
  }
};
