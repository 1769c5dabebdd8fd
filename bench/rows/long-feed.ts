import { storageKeys } from '@pinlife/contract/storage-keys';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.mjs';
import { ourMark } from '../../testing/our-answer.ts';
import type { Benchmark } from '../benchmark.ts';
import type { DataSet } from '../data-set.ts';
import { compareWithTarget, percentile } from '../row.ts';

const GOAL_ELEMENTS = 500;
const GOAL_FRAME_MS = 34;
const CARDS = 10_000;
const PAGE = 50;
const NOTCH_PX = 120;
const VIEWPORT = { width: 1440, height: 900 };

/** Ten thousand cards in one list while it is scrolled. */
export const longFeed: Benchmark<DataSet> = {
  name: 'long feed of 10,000 cards',
  async measure(dataSet, { rounds }) {
    const executablePath = findBrowser();
    if (!executablePath) {
      console.log('There is no Chromium to scroll a long feed in; npm test installs one.');
      return [];
    }
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    try {
      const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' });
      await openFeed(page, dataSet.app.url, dataSet.neighbour.token);
      const seen: number[] = [];
      const frames: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const scrolled = await scroll(page);
        seen.push(scrolled.elements);
        frames.push(percentile(scrolled.frames, 0.95));
      }
      return [
        compareWithTarget(
          { topic: 'longFeed', work: 'feed of 10,000 cards: elements', unit: 'elements', ours: [Math.max(...seen)] },
          GOAL_ELEMENTS,
          { isExact: true },
        ),
        compareWithTarget(
          { topic: 'longFeed', work: 'feed of 10,000 cards: scroll frame, p95', unit: 'ms', ours: frames },
          GOAL_FRAME_MS,
        ),
      ];
    } finally {
      await browser.close();
    }
  },
};

/** All pages are served as one: a thousand would take longer to load than to scroll through. */
export const openFeed = async (page: Page, url: string, token: string): Promise<void> => {
  const data = await readAll(url, token);
  await logIn(page, token);
  await page.route(/\/api\/note\?/, (route) => route.fulfill({ headers: ourMark, json: { data, next: null } }));
  await page.goto(url);
  await page.locator(`article[aria-setsize="${CARDS}"]`).first().waitFor();
};

export const logIn = (page: Page, token: string) =>
  page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [storageKeys.token, token] as const);

const readAll = async (url: string, token: string): Promise<unknown[]> => {
  const notes: unknown[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: `${PAGE}`, ...(cursor && { cursor }) });
    const answer = await fetch(`${url}/api/note?${query}`, { headers: { authorization: `Bearer ${token}` } });
    const { data, next }: { data: unknown[]; next: string | null } = await answer.json();
    notes.push(...data);
    cursor = next;
  }
  return notes.slice(0, CARDS);
};

const NOTCHES = 60;

/** Scrolls as fast as the page allows, and measures every frame. */
export const scroll = async (page: Page): Promise<{ elements: number; frames: number[] }> => {
  const { width, height } = page.viewportSize() ?? VIEWPORT;
  await page.mouse.move(width / 2, height / 2);
  const watched = page.evaluate(
    () =>
      new Promise<{ elements: number; frames: number[] }>((resolve) => {
        const frames: number[] = [];
        let elements = 0;
        let isOver = false;
        addEventListener('bench-over', () => (isOver = true), { once: true });
        const watch = (before: number) =>
          requestAnimationFrame((now) => {
            frames.push(now - before);
            elements = Math.max(elements, document.querySelectorAll('body *').length);
            if (isOver) resolve({ elements, frames: frames.slice(1) });
            else watch(now);
          });
        watch(performance.now());
      }),
  );
  for (let notch = 0; notch < NOTCHES; notch += 1) await page.mouse.wheel(0, NOTCH_PX);
  await page.evaluate(() => dispatchEvent(new Event('bench-over')));
  return watched;
};
