import type { BrowserContext, Page } from '@playwright/test';
import { HANG_PATH, type Site } from './site.ts';

/** Faults in tabs of a real Chromium: frozen tabs, changed clocks, a hanging database. */

/** Timers run faster by this factor; otherwise timeouts and retries take seconds. */
const SPEED = 5;

/** Runs in each page before its own code. */
const speedUpTimers = (speed: number): void => {
  const { setTimeout: startTimer, setInterval: startInterval } = window;
  const [now, timeout, today] = [performance.now.bind(performance), AbortSignal.timeout, Date.now];
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0, ...values: unknown[]) => startTimer(run, delay / speed, ...values),
    setInterval: (run: () => void, delay = 0, ...values: unknown[]) => startInterval(run, delay / speed, ...values),
  });
  performance.now = () => now() * speed;
  AbortSignal.timeout = (delay: number) => timeout.call(AbortSignal, delay / speed);
  // Only `Date.now` is changed, because the tested code uses nothing else.
  Date.now = () => today() + Number(localStorage.getItem('clock') ?? 0);
};

export const prepare = (context: BrowserContext): Promise<unknown> => context.addInitScript(speedUpTimers, SPEED);

export const setClock = (page: Page, offMs: number): Promise<void> =>
  page.evaluate((value) => localStorage.setItem('clock', String(value)), offMs);

/** Freezes a tab as browsers do in the background: its code stops, and it keeps its locks. */
export const setFrozen = async (page: Page, isFrozen: boolean): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' });
  await devtools.detach();
};

/**
 * Makes the outbox' database hang: a worker keeps a transaction over all stores open until its call to the site is
 * answered.
 */
export const hangDatabase = async (context: BrowserContext, site: Site, name: string): Promise<boolean> => {
  const page = await context.newPage();
  await page.goto(`${site.url}/blank`);
  const isThere = await page.evaluate(
    async ([address, source]) => {
      if (!(await indexedDB.databases()).some(({ name: database }) => database === 'pl-outbox')) return false;
      const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
      worker.postMessage(address);
      return true;
    },
    [`${site.url}${HANG_PATH}${name}`, `(${standInTransaction})()`] as const,
  );
  if (!isThere) await page.close();
  return isThere;
};

/** Runs in a worker. */
const standInTransaction = () => {
  addEventListener('message', ({ data: address }: MessageEvent<string>) => {
    const opening = indexedDB.open('pl-outbox');
    opening.onsuccess = () => {
      const database = opening.result;
      const tx = database.transaction([...database.objectStoreNames], 'readwrite');
      const store = tx.objectStore('changes');
      store.count().onsuccess = () => {
        store.count();
        const request = new XMLHttpRequest();
        request.open('GET', address, false);
        try {
          request.send();
        } catch {
          // The site is gone: so is the race.
        }
        tx.oncomplete = () => database.close();
      };
    };
  });
};
