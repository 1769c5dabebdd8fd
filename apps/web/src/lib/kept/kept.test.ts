// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { endSession, getSession, type Session, startSession } from '../session/session.ts';
import { writeItem } from '../storage/storage.ts';
import { findKeptAnswer, keepAnswer, keepSender } from './kept.ts';
import { KEPT_DATABASE } from './kept-name.ts';
import { claim, findSender, listNotes, putNotes } from './kept-store.ts';

const logIn = (token: string) => startSession({ token, id: 'me', lastLogin: null }, { keep: true });
const keepOne = async (token: string) => {
  await claim(token, () => true);
  await putNotes(token, [{ note: makeNovemberNote(1), isOpened: false }]);
};
const deleteAll = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(KEPT_DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

beforeEach(async () => {
  vi.stubGlobal('isSecureContext', true);
  logIn('old');
  await keepAnswer('unread', 1);
});
afterEach(() => {
  endSession('logout');
  vi.unstubAllGlobals();
});

it('keeps nothing of a session that is over', async () => {
  await keepOne('old');
  endSession('expired');
  await vi.waitFor(async () => expect(await listNotes('old')).toBeNull());
});

it('leaves a session alone that another tab has begun before this one heard that its own is over', async () => {
  writeItem('localStorage', storageKeys.token, 'new');
  await keepOne('new');
  const remove = vi.spyOn(indexedDB, 'deleteDatabase');
  endSession('expired');
  expect(remove).not.toHaveBeenCalled();
  expect(await listNotes('new')).toHaveLength(1);
});

it('keeps new answers after another tab has deleted the store', async () => {
  await keepOne('old');
  await deleteAll();
  await keepAnswer('unread', 2);
  expect(await findKeptAnswer('unread')).toBe(2);
});

it('leaves the store of a session of another tab alone when a tab without a kept session is opened', async () => {
  startSession({ token: 'borrowed', id: 'you', lastLogin: null }, { keep: false });
  writeItem('localStorage', storageKeys.token, 'new');
  await keepOne('new');
  vi.resetModules();
  const reloaded = await import('../session/session.ts');
  reloaded.startSession({ token: 'borrowed', id: 'you', lastLogin: null }, { keep: false });
  writeItem('localStorage', storageKeys.token, 'new');
  await import('./kept.ts');
  expect(await listNotes('new')).toHaveLength(1);
});

it('gives the worker no person whose session has ended since, nor their name with the next token', async () => {
  const before = getSession() as Session;
  expect(await keepSender(before)).toBe(true);
  expect(await findSender()).toEqual({ person: 'me', token: 'old' });
  startSession({ token: 'new', id: 'you', lastLogin: null }, { keep: true });
  await keepAnswer('unread', 1);
  expect(await keepSender(before)).toBe(false);
  expect(await findSender()).toBeNull();
});
