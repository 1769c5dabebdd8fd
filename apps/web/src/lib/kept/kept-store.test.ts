// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { KEPT_DATABASE } from './kept-name.ts';
import type * as Store from './kept-store.ts';

const readNote = (day: number) => ({ note: makeNovemberNote(day), isOpened: false });
let store: typeof Store;

const deleteDatabase = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(KEPT_DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

beforeEach(async () => {
  store = await import('./kept-store.ts');
});
afterEach(async () => {
  await deleteDatabase();
  vi.unstubAllGlobals();
});

it('returns kept answers of a session', async () => {
  await store.claim('mine', () => true);
  await store.putNotes('mine', [readNote(1), readNote(2)]);
  await store.putAnswer('mine', 'unread', 3);
  expect((await store.listNotes('mine'))?.map(({ title }) => title).sort()).toEqual(['Note 1', 'Note 2']);
  expect((await store.findNote('mine', makeNovemberNote(2)._id))?.title).toBe('Note 2');
  expect(await store.findAnswer('mine', 'unread')).toBe(3);
});

it('knows that a person has no notes', async () => {
  await store.claim('mine', () => true);
  expect(await store.listNotes('mine')).toBeNull();
  await store.setFilledAt('mine', 1);
  expect(await store.listNotes('mine')).toEqual([]);
});

it('shows nothing to another session, and stores nothing of it', async () => {
  await store.claim('mine', () => true);
  await store.putNotes('mine', [readNote(1)]);
  await store.putNotes('other', [readNote(2)]);
  expect(await store.listNotes('other')).toBeNull();
  expect(await store.findNote('other', makeNovemberNote(1)._id)).toBeUndefined();
  expect(await store.listNotes('mine')).toHaveLength(1);
});

it('deletes kept answers when another session takes over the store', async () => {
  await store.claim('mine', () => true);
  await store.putNotes('mine', [readNote(1)]);
  await store.putAnswer('mine', 'user', { id: 'me' });
  await store.claim('other', () => true);
  expect(await store.listNotes('mine')).toBeNull();
  expect(await store.listNotes('other')).toBeNull();
  expect(await store.findAnswer('other', 'user')).toBeUndefined();
});

it('stores no more notes after a logout has deleted it, even if its connection was open', async () => {
  await store.claim('mine', () => true);
  await store.putNotes('mine', [readNote(1)]);
  await deleteDatabase();
  await store.claim('mine', () => false);
  await store.putNotes('mine', [readNote(2)]);
  expect(await store.listNotes('mine')).toBeNull();
});

it('gives the worker a token, as long as the session owns the store and something waits', async () => {
  const sender = { person: 'me', token: 'mine' };
  await store.putSender(sender);
  expect(await store.findSender()).toBeNull();
  await store.claim('mine', () => true);
  await store.putSender(sender);
  expect(await store.findSender()).toEqual(sender);
  await store.removeSender('other');
  expect(await store.findSender()).toEqual(sender);
  await store.removeSender('mine');
  expect(await store.findSender()).toBeNull();
  await store.putSender(sender);
  await store.claim('other', () => true);
  expect(await store.findSender()).toBeNull();
});

it('keeps a note that was opened as opened when it is read again', async () => {
  await store.claim('mine', () => true);
  await store.putNotes('mine', [{ note: makeNovemberNote(1), isOpened: true }], 5);
  await store.putNotes('mine', [readNote(1)], 9);
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(KEPT_DATABASE);
    request.onsuccess = () => resolve(request.result);
  });
  const mark = await new Promise((resolve) => {
    const request = database.transaction('marks').objectStore('marks').get(makeNovemberNote(1)._id);
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  expect(mark).toMatchObject({ openedAt: 5, usedAt: 9 });
});

it('answers nothing, without an error, if the browser stores nothing', async () => {
  vi.stubGlobal('indexedDB', {
    ...indexedDB,
    open: () => {
      throw new DOMException('', 'SecurityError');
    },
    deleteDatabase: indexedDB.deleteDatabase.bind(indexedDB),
  });
  await store.claim('mine', () => true);
  await store.putNotes('mine', [readNote(1)]);
  expect(await store.listNotes('mine')).toBeNull();
});

it('answers nothing after a while if the database hangs', async () => {
  vi.resetModules();
  store = await import('./kept-store.ts');
  vi.useFakeTimers();
  const open = vi.fn(() => new IDBOpenDBRequest());
  vi.stubGlobal('indexedDB', { open, deleteDatabase: indexedDB.deleteDatabase.bind(indexedDB) });
  const notes = store.listNotes('mine');
  await vi.waitUntil(() => open.mock.calls.length > 0);
  await vi.advanceTimersByTimeAsync(4000);
  vi.useRealTimers();
  expect(await notes).toBeNull();
  expect(await store.findAnswer('mine', 'unread')).toBeUndefined();
  vi.resetModules();
});

it('forgets a note that a page should show and does not: it was deleted elsewhere', async () => {
  await store.claim('mine', () => true);
  const trashed = { note: makeNovemberNote(6, { deletedAt: '2026-11-07T00:00:00.000Z' }), isOpened: false };
  await store.putNotes('mine', [...[1, 2, 3, 4, 5].map(readNote), trashed], 1000);
  await store.putNotes('mine', [readNote(7)], 3000);
  const idsOf = (days: number[]) => new Set(days.map((day) => makeNovemberNote(day)._id));
  const titles = async () => (await store.listNotes('mine'))?.map(({ title }) => title).sort();
  const newerThan = Date.parse(makeNovemberNote(3).createdAt);
  const whole = { newerThan, olderThan: null, isReminding: false };
  await store.forgetMissing('mine', { ...whole, isReminding: true }, idsOf([]), 2000);
  expect(await titles()).toHaveLength(7);
  await store.forgetMissing('mine', whole, idsOf([3, 5]), 2000);
  expect(await titles()).toEqual(['Note 1', 'Note 2', 'Note 3', 'Note 5', 'Note 6', 'Note 7']);
  await store.forgetNote('mine', makeNovemberNote(5)._id);
  expect(await titles()).toEqual(['Note 1', 'Note 2', 'Note 3', 'Note 6', 'Note 7']);
});

it('deletes a note that was deleted elsewhere even if the clock was ahead when it was read', async () => {
  await store.claim('mine', () => true);
  await store.putNotes('mine', [readNote(1), readNote(2)], 9000);
  const whole = { newerThan: null, olderThan: null, isReminding: false };
  await store.forgetMissing('mine', whole, new Set([makeNovemberNote(1)._id]), 2000, 3000);
  expect((await store.listNotes('mine'))?.map(({ title }) => title)).toEqual(['Note 1']);
});
