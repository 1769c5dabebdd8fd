import { storageKeys } from '@pinlife/contract/storage-keys';
import { getToken } from '../session/session.ts';
import { readItem } from '../storage/storage.ts';
import { KEPT_DATABASE } from './kept-name.ts';

/**
 * Whether data may be stored in this browser. People who did not choose to stay logged in leave nothing on a computer
 * that may be shared. Plain http has no service worker, so the app could not open offline anyway.
 */
export const isKeptSession = (): boolean => {
  const token = getToken();
  return token !== null && globalThis.isSecureContext && readItem('localStorage', storageKeys.token) === token;
};

/** Deletes the kept store; other tabs close their connections. Needs no code that would have to be loaded. */
export const deleteKept = (): void => {
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
  } catch {
    // The browser stores nothing, so nothing is kept.
  }
};
