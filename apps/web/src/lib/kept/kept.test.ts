// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { endSession, startSession } from '../session/session.ts';
import { writeItem } from '../storage/storage.ts';
import { keepAnswer } from './kept.ts';
import { claim, listNotes, putNotes } from './kept-store.ts';

const logIn = (token: string) => startSession({ token, id: 'me', lastLogin: null }, { keep: true });
const keepOne = async (token: string) => {
  await claim(token, () => true);
  await putNotes(token, [{ note: makeNovemberNote(1), isOpened: false }]);
};

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
