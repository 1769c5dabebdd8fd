import type { LoginResult } from '@pinlife/contract/auth/schema';
import { findPersonOfToken } from '@pinlife/contract/session/token';
import { formsKeyOf, storageKeys } from '@pinlife/contract/storage-keys';
import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '../storage/storage.ts';

/**
 * One login of one person. It is passed to all code that acts for that person, so that identity and token stay
 * together. `epoch` is unique for a login and not secret: stored data refers to it. `reviewPasskeys`: the page begins
 * with their list.
 */
export type Session = { id: string; token: string; epoch: string; lastLogin: string | null; reviewPasskeys?: boolean };
/** Why a session ended: the person logged out, or it expired. */
export type EndReason = 'logout' | 'expired';
/** `isHere`: it was ended in this tab, not in another one. */
type EndListener = (reason: EndReason, session: Session, isHere: boolean) => void;

const CHANNEL_NAME = 'pl-session';

/** Keys that survive a logout. Drafts may belong to another person: `draft-store.ts` removes them. */
const KEPT_KEYS: readonly string[] = [storageKeys.language, storageKeys.colorScheme, storageKeys.draft];

let session: Session | null = null;
/** The person of the last session of this tab, who owns its session storage. */
let lastPerson: string | null = null;
/** Counts the sessions that began and ended in this tab. */
let changes = 0;
const changeListeners = new Set<() => void>();
const endListeners = new Set<EndListener>();

export const getSession = (): Session | null => session;
export const getToken = (): string | null => session?.token ?? null;

/** Returns a function that returns whether the session of this tab is unchanged. */
export const watchSession = (): (() => boolean) => {
  const before = changes;
  return () => changes === before;
};

/** A previous session of this tab is ended first, as if it had expired: its changes are not sent for the new person. */
export const startSession = (
  {
    token,
    id,
    lastLogin,
    reviewPasskeys = false,
  }: Pick<LoginResult, 'token' | 'id' | 'lastLogin'> & Partial<LoginResult>,
  { keep }: { keep: boolean },
): void => {
  if (session && session.token !== token) finish(session, 'expired', true);
  writeItem('sessionStorage', storageKeys.token, token);
  if (keep) writeItem('localStorage', storageKeys.token, token);
  else removeItem('localStorage', storageKeys.token);
  change({ id, token, epoch: epochOf(token), lastLogin, reviewPasskeys });
};

/**
 * Restores the session from localStorage, else from sessionStorage. A tab keeps its own person even if the browser
 * stores another's session.
 */
export const restoreSession = (): void => {
  const areas = ['localStorage', 'sessionStorage'] as const;
  const [kept, own] = areas.map((area) => findPersonOfToken(readItem(area, storageKeys.token) ?? ''));
  for (const area of kept && own && kept !== own ? areas.toReversed() : areas) {
    const token = readItem(area, storageKeys.token);
    if (token === null) continue;
    if (adoptToken(token)) return;
    // An invalid token: it could not be sent in a header.
    removeItem(area, storageKeys.token);
  }
};

/** Ends a session if it is still the one of this tab. */
export const endSession = (reason: EndReason = 'logout', ended: Session | null = session): void => {
  if (!ended || ended.token !== session?.token) return;
  const kept = readItem('localStorage', storageKeys.token);
  finish(ended, reason, true);
  tabs?.postMessage({ person: ended.id, token: ended.token, kept, reason } satisfies EndMessage);
};

/** Called after a session is over, in this tab and in every other that has it. */
export const onSessionEnd = (listener: EndListener): (() => void) => subscribe(endListeners, listener);
export const onSessionChange = (listener: () => void): (() => void) => subscribe(changeListeners, listener);

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, () => session);

const subscribe = <Listener>(listeners: Set<Listener>, listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (next: Session | null): void => {
  session = next;
  changes += 1;
  lastPerson = next?.id ?? lastPerson;
  for (const listener of changeListeners) listener();
};

const adoptToken = (token: string): boolean => {
  const id = findPersonOfToken(token);
  if (id !== null) change({ id, token, epoch: epochOf(token), lastLogin: null });
  return id !== null;
};

/** A short hash (FNV-1a, 52 bits) of a token of 256 random bits: all tabs of a login find the same one. */
const epochOf = (token: string): string => {
  let [high, low] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < token.length; index += 1) {
    high = Math.imul(high ^ token.charCodeAt(index), 0x01000193);
    low = Math.imul(low ^ token.charCodeAt(token.length - 1 - index), 0x01000193);
  }
  return [high, low].map((half) => (half >>> 6).toString(36)).join('-');
};

const finish = (ended: Session, reason: EndReason, isHere: boolean): void => {
  removeItem('sessionStorage', storageKeys.token);
  const kept = readItem('localStorage', storageKeys.token) ?? '';
  const keeper = kept === ended.token ? ended.id : findPersonOfToken(kept);
  const isOthers = keeper !== null && keeper !== ended.id;
  if (kept === ended.token || (reason === 'logout' && isHere && !isOthers))
    removeItem('localStorage', storageKeys.token);
  change(null);
  for (const listener of endListeners) listener(reason, ended, isHere);
  if (reason !== 'logout') return;
  sweep('sessionStorage', ended.id);
  // Another person who stays logged in keeps their local storage.
  if (isHere && !isOthers) sweep('localStorage', ended.id);
};

const sweep = (area: 'localStorage' | 'sessionStorage', userId: string): void => {
  for (const key of [...Object.values(storageKeys), formsKeyOf(userId)]) {
    if (!KEPT_KEYS.includes(key)) removeItem(area, key);
  }
};

/**
 * Message to other tabs, since session storage sends no events. `kept`: the stored token of this browser at that time.
 */
type EndMessage = { person: string; token: string; kept: string | null; reason: EndReason };

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL_NAME) : null;

/**
 * An expired session concerns only the tabs that used it. A logout ends all sessions that the person had in this
 * browser by then, but not one that began later, however late the message arrives.
 */
const isMeant = ({ id, token }: Session, message: EndMessage): boolean => {
  if (token === message.token) return true;
  if (message.reason !== 'logout' || id !== message.person) return false;
  return token === message.kept || token !== readItem('localStorage', storageKeys.token);
};

tabs?.addEventListener('message', ({ data }: MessageEvent<EndMessage>) => {
  if (session && isMeant(session, data)) finish(session, data.reason, false);
  // Data of a tab whose session had ended before; local storage is cleared by the tab that logs out.
  else if (!session && data.reason === 'logout' && lastPerson === data.person) sweep('sessionStorage', data.person);
});

globalThis.addEventListener?.('storage', ({ key, newValue, oldValue, storageArea }) => {
  if (storageArea !== localStorage || (key !== storageKeys.token && key !== null)) return;
  if (newValue && !session) adoptToken(newValue);
  if (!newValue && session && (key === null || oldValue === session.token)) endUnlessExplained(session);
});

/** How long to wait for the reason from the tab that removed the token; without a reason nothing is deleted. */
const END_REASON_MS = 500;

const endUnlessExplained = (ended: Session): void => {
  setTimeout(() => {
    if (session?.token === ended.token) finish(ended, 'expired', false);
  }, END_REASON_MS);
};
