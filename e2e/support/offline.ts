import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { enterText, findEditor } from './editor.ts';
import { findCard, HOME } from './notes.ts';
import type { Person } from './people.ts';

/** Opens an address with a session that stays logged in: only then the browser stores notes. */
export const openKept = async (page: Page, person: Person, path: string): Promise<void> => {
  const { token } = await person.logIn();
  await page.goto('/privacy-policy');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKeys.token, token] as const);
  await page.goto(path);
};

/** Waits until the service worker has stored the app's files. */
export const waitForWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
};

/** Kills the service worker; the browser starts it again when it is needed. */
export const stopWorkers = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
};

/** Waits until the outbox is loaded and has read its entries: without a service worker, no code can be loaded offline. */
export const waitForOutbox = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(findOutbox)).toEqual({ isRead: true, hasButton: true });

/** Runs in the page. The outbox button is loaded when the page is idle. */
const findOutbox = async () => ({
  isRead: (await indexedDB.databases()).some(({ name }) => name === 'pl-outbox'),
  hasButton: performance.getEntriesByType('resource').some(({ name }) => /outbox-button.*js$/.test(name)),
});

/** Opens the feed and waits until everything needed offline is loaded: the outbox and the editor. */
export const openReady = async (page: Page, person: Person): Promise<void> => {
  await openKept(page, person, HOME);
  await waitForOutbox(page);
  // Preloaded when the pointer is near.
  await enterText(findEditor(page));
};

/** Opens the feed and waits until the app and the notes with these titles are stored. */
export const openWithKept = async (page: Page, person: Person, titles: readonly string[]): Promise<void> => {
  await openKept(page, person, HOME);
  await expectKept(page, titles);
  await waitForWorker(page);
};

/** Goes offline in a prepared page and creates a note, which then waits in the outbox. */
export const pinOffline = async (page: Page, title: string): Promise<void> => {
  await page.context().setOffline(true);
  const editor = findEditor(page);
  await editor.title.fill(title);
  await editor.save.click();
  await expectWaiting(page, title);
  // Earlier input would still belong to the previous note.
  await expect(editor.title).toHaveValue('');
};

/** Changes a note's title in a prepared page without a network. */
export const retitleOffline = async (page: Page, title: string, next: string): Promise<void> => {
  await expect(findCard(page, title)).toBeVisible();
  await page.context().setOffline(true);
  await findCard(page, title).getByRole('button', { name: 'Edit note' }).click();
  const modal = findEditor(page, 'Edit pinup');
  await modal.title.fill(next);
  await modal.save.click();
  await expectWaiting(page, next);
};

const expectWaiting = (page: Page, title: string): Promise<void> =>
  expect(findCard(page, title).getByText('Waiting to be sent')).toBeVisible();

type KeptPart = 'notes' | 'answers' | 'thumbs';
type Stored = { from: 'pl-kept'; part: KeptPart } | { from: 'pl-outbox'; part: 'changes' };

/** All rows of an object store; empty if there is none. */
const readStored = (page: Page, stored: Stored): Promise<unknown[]> =>
  page.evaluate(async ({ from, part: name }) => {
    if (!(await indexedDB.databases()).some((one) => one.name === from)) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(from);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
      // Deleted since it was listed: to open it would create an empty one, which the app could never use.
      request.onupgradeneeded = () => request.transaction?.abort();
    }).catch((error: unknown) => {
      if ((error as Error).name === 'AbortError') return null;
      throw error;
    });
    if (!database) return [];
    try {
      if (!database.objectStoreNames.contains(name)) return [];
      return await new Promise<unknown[]>((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  }, stored);

const readKept = (page: Page, part: KeptPart) => readStored(page, { from: 'pl-kept', part });

/** Waits until every entry is sent and removed: a page that is closed earlier would send it again. */
export const expectNothingWaits = (page: Page): Promise<void> =>
  expect.poll(() => readStored(page, { from: 'pl-outbox', part: 'changes' })).toEqual([]);

/** The titles of the notes in the kept store. */
export const listKeptTitles = async (page: Page): Promise<string[]> =>
  ((await readKept(page, 'notes')) as { title: string }[]).map(({ title }) => title).sort();

/** Whether a token for the service worker is stored. */
export const hasSender = async (page: Page): Promise<boolean> =>
  (await readKept(page, 'answers')).some((one) => typeof one === 'object' && one !== null && 'token' in one);

/** Waits until this number of thumbnails is stored. */
export const expectKeptPictures = (page: Page, count: number): Promise<void> =>
  expect.poll(async () => (await readKept(page, 'thumbs')).length).toBe(count);

export const expectKept = (page: Page, titles: readonly string[]): Promise<void> =>
  expect.poll(() => listKeptTitles(page), { timeout: 30_000 }).toEqual([...titles].sort());
