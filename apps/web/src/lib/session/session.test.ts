// @vitest-environment jsdom
import { storageKeys } from '@pinlife/contract/storage-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Tokens as the server makes them: the first 22 characters name the person. */
const tokenOf = (person: 'meera' | 'ravi', login: string): string =>
  `${(person === 'meera' ? 'A' : 'B').repeat(22)}${login.replaceAll(' ', '_').padEnd(42, 'x')}`;
const MEERA = '00000000-0000-0000-0000-000000000000';
const RAVI = '04104104-1041-0410-4104-104104104104';
const kept = tokenOf('meera', 'kept');
const ofTab = tokenOf('meera', 'of the tab');
const login = { token: tokenOf('meera', 'fresh'), id: MEERA, lastLogin: null };
const another = { ...login, token: tokenOf('meera', 'another') };
const ravis = { token: tokenOf('ravi', 'fresh'), id: RAVI, lastLogin: null };

/** A tab of its own: the module keeps the session of its page. */
const openTab = async () => {
  vi.resetModules();
  return import('./session.ts');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('restores the kept token before the one of the tab', async () => {
  localStorage.setItem(storageKeys.token, kept);
  sessionStorage.setItem(storageKeys.token, ofTab);
  const tab = await openTab();
  tab.restoreSession();
  expect(tab.getToken()).toBe(kept);
});

it('stays with its person after a reload, even if the browser keeps another person’s session', async () => {
  localStorage.setItem(storageKeys.token, ravis.token);
  sessionStorage.setItem(storageKeys.token, ofTab);
  const tab = await openTab();
  tab.restoreSession();
  expect(tab.getSession()).toMatchObject({ id: MEERA, token: ofTab });
  expect(localStorage.getItem(storageKeys.token)).toBe(ravis.token);
});

it('restores the token of the tab if none is kept', async () => {
  sessionStorage.setItem(storageKeys.token, ofTab);
  const tab = await openTab();
  tab.restoreSession();
  expect(tab.getToken()).toBe(ofTab);
});

it('knows whether a session has begun and ended since the last look', async () => {
  const tab = await openTab();
  const isSameSession = tab.watchSession();
  expect(isSameSession()).toBe(true);
  tab.startSession(login, { keep: false });
  tab.endSession();
  expect(isSameSession()).toBe(false);
});

it('has no session when nothing is stored', async () => {
  const tab = await openTab();
  tab.restoreSession();
  expect(tab.getToken()).toBeNull();
});

it('keeps the token in local storage only when asked to', async () => {
  const tab = await openTab();
  tab.startSession(login, { keep: true });
  expect(localStorage.getItem(storageKeys.token)).toBe(login.token);
  tab.startSession(login, { keep: false });
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
  expect(sessionStorage.getItem(storageKeys.token)).toBe(login.token);
});

it('knows its person before the profile has arrived, and ignores invalid tokens', async () => {
  sessionStorage.setItem(storageKeys.token, ravis.token);
  localStorage.setItem(storageKeys.token, 'नमस्ते');
  const tab = await openTab();
  tab.restoreSession();
  expect(tab.getSession()).toMatchObject({ id: RAVI, token: ravis.token });
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
});

it('reports the end of a session that is replaced by another one', async () => {
  const tab = await openTab();
  const ended: unknown[] = [];
  tab.onSessionEnd((reason, { id }) => ended.push([reason, id]));
  tab.startSession(login, { keep: true });
  tab.startSession(ravis, { keep: true });
  expect(ended).toEqual([['expired', MEERA]]);
  expect(tab.getSession()).toMatchObject({ id: RAVI, token: ravis.token });
});

it('names each login by an epoch, the same in all of its tabs', async () => {
  const first = await openTab();
  first.startSession(login, { keep: true });
  const second = await openTab();
  second.restoreSession();
  expect(second.getSession()?.epoch).toBe(first.getSession()?.epoch);
  second.startSession(another, { keep: true });
  expect(second.getSession()?.epoch).not.toBe(first.getSession()?.epoch);
});

it('logs out only its own person, and leaves stored data of others', async () => {
  const raviTab = await openTab();
  raviTab.startSession(ravis, { keep: true });
  localStorage.setItem(storageKeys.accountLanguage, 'de');
  const tab = await openTab();
  tab.startSession(login, { keep: false });
  localStorage.setItem(storageKeys.token, ravis.token);
  const witness = await openTab();
  witness.startSession(another, { keep: false });
  localStorage.setItem(storageKeys.token, ravis.token);
  tab.endSession('logout');
  await vi.waitFor(() => expect(witness.getToken()).toBeNull());
  expect(raviTab.getToken()).toBe(ravis.token);
  expect(localStorage.getItem(storageKeys.token)).toBe(ravis.token);
  expect(localStorage.getItem(storageKeys.accountLanguage)).toBe('de');
});

it('receives a late logout without ending the session that began after it', async () => {
  const tab = await openTab();
  tab.startSession(another, { keep: true });
  const late = { person: MEERA, token: login.token, kept: login.token, reason: 'logout' };
  new BroadcastChannel('pl-session').postMessage(late);
  new BroadcastChannel('pl-session').postMessage({ ...late, person: RAVI });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tab.getToken()).toBe(another.token);
});

it('clears both storages and reports it when a session ends', async () => {
  const tab = await openTab();
  const reasons: string[] = [];
  tab.onSessionEnd((reason) => reasons.push(reason));
  tab.startSession(login, { keep: true });
  tab.endSession('expired');
  expect(tab.getToken()).toBeNull();
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
  expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
  expect(reasons).toEqual(['expired']);
});

it('logs a tab out when another one does, even if its token was only its own', async () => {
  const first = await openTab();
  first.startSession(login, { keep: false });
  const second = await openTab();
  second.startSession(another, { keep: false });
  second.endSession('logout');
  await vi.waitFor(() => expect(first.getToken()).toBeNull());
});

it('does not end the session of another tab when only its own ran out', async () => {
  const first = await openTab();
  first.startSession(login, { keep: false });
  const witness = await openTab();
  witness.startSession(another, { keep: false });
  const second = await openTab();
  second.startSession(another, { keep: false });
  second.endSession('expired');
  await vi.waitFor(() => expect(witness.getToken()).toBeNull());
  expect(first.getToken()).toBe(login.token);
});

it('leaves the token that another tab keeps when only its own ran out', async () => {
  const tab = await openTab();
  tab.startSession(login, { keep: false });
  localStorage.setItem(storageKeys.token, another.token);
  tab.endSession('expired');
  expect(tab.getToken()).toBeNull();
  expect(localStorage.getItem(storageKeys.token)).toBe(another.token);
});

it('continues a session that another tab keeps', async () => {
  const tab = await openTab();
  localStorage.setItem(storageKeys.token, kept);
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: kept, storageArea: localStorage }));
  expect(tab.getToken()).toBe(kept);
});

it.each(['expired', 'logout'] as const)(
  'receives the reason for the end of a kept session from the tab that ended it: %s',
  async (reason) => {
    const tab = await openTab();
    tab.startSession(login, { keep: true });
    const reasons: string[] = [];
    tab.onSessionEnd((why) => reasons.push(why));
    const other = await openTab();
    other.startSession(login, { keep: true });
    dispatchEvent(
      new StorageEvent('storage', { key: storageKeys.token, oldValue: login.token, storageArea: localStorage }),
    );
    other.endSession(reason);
    await vi.waitFor(() => expect(reasons).toEqual([reason]));
  },
);

it('keeps only language and colour scheme after a logout, and everything else after a session expired', async () => {
  const tab = await openTab();
  const fill = () => {
    for (const key of Object.values(storageKeys)) {
      localStorage.setItem(key, 'x');
      sessionStorage.setItem(key, 'x');
    }
  };
  tab.startSession(login, { keep: true });
  fill();
  tab.endSession('expired');
  expect(sessionStorage.getItem(storageKeys.comments)).toBe('x');
  expect(localStorage.getItem(storageKeys.accountLanguage)).toBe('x');

  tab.startSession(login, { keep: true });
  fill();
  tab.endSession('logout');
  const stays = [storageKeys.language, storageKeys.colorScheme, storageKeys.draft].sort();
  expect(Object.keys(localStorage).sort()).toEqual(stays);
  expect(Object.keys(sessionStorage).sort()).toEqual(stays);
});
