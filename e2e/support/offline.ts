import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Person } from './people.ts';

/** Opens an address as a person who stays logged in: only then anything is kept in the browser. */
export const openKept = async (page: Page, person: Person, path: string): Promise<void> => {
  const { token } = await person.logIn();
  await page.goto('/privacy-policy');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [storageKeys.token, token] as const);
  await page.goto(path);
};

/** Waits until the app itself and its files are kept: the worker then answers for them. */
export const waitForWorker = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
};

/** Waits until the code of the outbox is there and has read what waits: without a worker no file comes offline. */
export const waitForOutbox = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('pl-outbox');

/** The titles of the notes in the kept store; nothing where there is no store. */
export const listKeptTitles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'pl-kept')) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('pl-kept');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    try {
      if (!database.objectStoreNames.contains('notes')) return [];
      return await new Promise<string[]>((resolve, reject) => {
        const request = database.transaction('notes').objectStore('notes').getAll();
        request.onsuccess = () => resolve(request.result.map(({ title }: { title: string }) => title).sort());
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  });

export const expectKept = (page: Page, titles: readonly string[]): Promise<void> =>
  expect.poll(() => listKeptTitles(page), { timeout: 30_000 }).toEqual([...titles].sort());
