// @vitest-environment jsdom
import { storageKeys } from '@pinlife/contract/storage-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const login = { token: 'fresh', id: '0190a0a0-0000-7000-8000-000000000001', lastLogin: null };

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
  localStorage.setItem(storageKeys.token, 'kept');
  sessionStorage.setItem(storageKeys.token, 'of the tab');
  const tab = await openTab();
  tab.restoreSession();
  expect(tab.getToken()).toBe('kept');
});

it('restores the token of the tab when none is kept', async () => {
  sessionStorage.setItem(storageKeys.token, 'of the tab');
  const tab = await openTab();
  tab.restoreSession();
  expect(tab.getToken()).toBe('of the tab');
});

it('has no session when nothing is stored', async () => {
  const tab = await openTab();
  tab.restoreSession();
  expect(tab.getToken()).toBeNull();
});

it('keeps the token in local storage only when asked to', async () => {
  const tab = await openTab();
  tab.startSession(login, { keep: true });
  expect(localStorage.getItem(storageKeys.token)).toBe('fresh');
  tab.startSession(login, { keep: false });
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
  expect(sessionStorage.getItem(storageKeys.token)).toBe('fresh');
});

it('clears both storages and says so when a session ends', async () => {
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

it('logs a tab out when another one does, though it kept its token to itself', async () => {
  const first = await openTab();
  first.startSession(login, { keep: false });
  const second = await openTab();
  second.startSession({ ...login, token: 'another' }, { keep: false });
  second.endSession('logout');
  await vi.waitFor(() => expect(first.getToken()).toBeNull());
});

it('does not end the session of another tab when only its own ran out', async () => {
  const first = await openTab();
  first.startSession(login, { keep: false });
  const witness = await openTab();
  witness.startSession({ ...login, token: 'another' }, { keep: false });
  const second = await openTab();
  second.startSession({ ...login, token: 'another' }, { keep: false });
  second.endSession('expired');
  await vi.waitFor(() => expect(witness.getToken()).toBeNull());
  expect(first.getToken()).toBe('fresh');
});

it('leaves the token that another tab keeps when only its own ran out', async () => {
  const tab = await openTab();
  tab.startSession(login, { keep: false });
  localStorage.setItem(storageKeys.token, 'kept by another');
  tab.endSession('expired');
  expect(tab.getToken()).toBeNull();
  expect(localStorage.getItem(storageKeys.token)).toBe('kept by another');
});

it('takes up a session that another tab keeps', async () => {
  const tab = await openTab();
  localStorage.setItem(storageKeys.token, 'kept');
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.token, newValue: 'kept', storageArea: localStorage }));
  expect(tab.getToken()).toBe('kept');
});

it.each(['expired', 'logout'] as const)(
  'hears why a kept session is over from the tab that ended it: %s',
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

it('leaves nothing but language and colour scheme behind after a logout, and all else after a session that ran out', async () => {
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
