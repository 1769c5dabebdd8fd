// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { expect, it } from 'vitest';
import { getSession, type Session, startSession } from '../../lib/session/session.ts';
import { changeSlots, readSlots } from '../draft/stored-drafts.ts';
import { leaveBrowser } from './leave-browser.ts';

it('removes only the drafts of its own person, even if their profile was not loaded yet', async () => {
  changeSlots('me', () => ({ slot: { title: 'Mine' } }));
  changeSlots('ravi', () => ({ slot: { title: 'His' } }));
  startSession({ token: 'secret', id: 'me', lastLogin: null }, { keep: true });
  await leaveBrowser(getSession() as Session);
  expect(readSlots('me')).toEqual({});
  expect(readSlots('ravi')).toEqual({ slot: { title: 'His' } });
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
});
