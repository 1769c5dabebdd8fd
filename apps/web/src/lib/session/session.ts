import type { LoginResult } from '@pinlife/contract/auth/schema';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '../storage/storage.ts';

/** `id` and `lastLogin` are known after a login, not after a restore: only the token is stored. */
export type Session = { token: string; id: string | null; lastLogin: string | null };
/** Why a session is over: the person left, or the server no longer knows it. */
export type EndReason = 'logout' | 'expired';

const CHANNEL_NAME = 'pl-session';

/** Keys that survive a logout. Drafts may be another person's too: `draft-store.ts` removes them. */
const STAYS: readonly string[] = [storageKeys.language, storageKeys.colorScheme, storageKeys.draft];

let session: Session | null = null;
const changeListeners = new Set<() => void>();
const endListeners = new Set<(reason: EndReason) => void>();

export const getToken = (): string | null => session?.token ?? null;

export const startSession = (
  login: Pick<LoginResult, 'token' | 'id' | 'lastLogin'>,
  { keep }: { keep: boolean },
): void => {
  writeItem('sessionStorage', storageKeys.token, login.token);
  if (keep) writeItem('localStorage', storageKeys.token, login.token);
  else removeItem('localStorage', storageKeys.token);
  change({ token: login.token, id: login.id, lastLogin: login.lastLogin });
};

/** Restores the session from localStorage, else from sessionStorage. */
export const restoreSession = (): void => {
  const token = readItem('localStorage', storageKeys.token) ?? readItem('sessionStorage', storageKeys.token);
  if (token) change({ token, id: null, lastLogin: null });
};

export const endSession = (reason: EndReason = 'logout'): void => {
  const token = session?.token;
  forget(reason);
  if (reason === 'logout') sweep('localStorage');
  if (token) tabs?.postMessage({ token, reason } satisfies Farewell);
};

/** Called after a session is over, in this tab and in every other. */
export const onSessionEnd = (listener: (reason: EndReason) => void): (() => void) => subscribe(endListeners, listener);
export const onSessionChange = (listener: () => void): (() => void) => subscribe(changeListeners, listener);

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, () => session);

const subscribe = <Listener>(listeners: Set<Listener>, listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (next: Session | null): void => {
  session = next;
  for (const listener of changeListeners) listener();
};

const forget = (reason: EndReason): void => {
  removeItem('sessionStorage', storageKeys.token);
  // Another tab may have logged in since and keep a session that is good.
  const isKeptByOther = reason === 'expired' && readItem('localStorage', storageKeys.token) !== session?.token;
  if (!isKeptByOther) removeItem('localStorage', storageKeys.token);
  if (!session) return;
  change(null);
  for (const listener of endListeners) listener(reason);
  if (reason === 'logout') sweep('sessionStorage');
};

const sweep = (area: 'localStorage' | 'sessionStorage'): void => {
  for (const key of Object.values(storageKeys)) if (!STAYS.includes(key)) removeItem(area, key);
};

/** Message to other tabs: session storage is a tab's own and sends them no events. */
type Farewell = { token: string; reason: EndReason };

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL_NAME) : null;

tabs?.addEventListener('message', ({ data }: MessageEvent<Farewell>) => {
  // A person who logs out leaves this browser; a session that ran out concerns only the tabs that used it.
  if (session && (data.reason === 'logout' || data.token === session.token)) forget(data.reason);
  // A tab without a session clears its session storage too; local storage is cleared by the tab that logs out.
  else if (data.reason === 'logout') sweep('sessionStorage');
});

globalThis.addEventListener?.('storage', ({ key, newValue, oldValue, storageArea }) => {
  if (storageArea !== localStorage || (key !== storageKeys.token && key !== null)) return;
  if (newValue && !session) change({ token: newValue, id: null, lastLogin: null });
  if (!newValue && session && (key === null || oldValue === session.token)) endUnlessTold(session.token);
});

/** How long to wait for the reason from the tab that removed the token; without it nothing is deleted. */
const FAREWELL_MS = 500;

const endUnlessTold = (token: string): void => {
  setTimeout(() => {
    if (session?.token === token) forget('expired');
  }, FAREWELL_MS);
};
