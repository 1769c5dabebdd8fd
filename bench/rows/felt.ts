import { SEARCH_DEBOUNCE_MS } from '@pinlife/contract/search/limits';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import { browserFlags, findBrowser } from '../../scripts/lib/browser.mjs';
import { programsOf } from '../app-programs.ts';
import type { Benchmark } from '../benchmark.ts';
import { remindsAt } from '../contest/coming.ts';
import { sendAll } from '../load.ts';
import { logInNew } from '../log-in.ts';
import { findLongestTask, type Measurement, measurePress, timeToEditor, timeToResults, watchPage } from '../presses.ts';
import { waitUntilIdle } from '../processor.ts';
import { createReplay } from '../replay.ts';
import { writeCreates } from '../requests.ts';
import { compareWithTarget, type MeasuredRow, percentile } from '../row.ts';
import { logIn, openFeed, scroll } from './long-feed.ts';

const goals = {
  'opening a note': 100,
  'opening the editor': 100,
  'a press to the open editor': 200,
  'typing in a note of 20,000 characters': 100,
  'ticking a task': 100,
  'switching tabs': 100,
  'opening the calendar of a date': 100,
  'a letter in the search box to its results, after the pause': 150,
  'scrolling 10,000 cards, longest frame': 100,
  'longest task while nobody touches anything': 200,
} as const;
type Work = keyof typeof goals;

const TIMES_SLOWER = 4;
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  locale: 'en-GB',
  serviceWorkers: 'block',
} as const;
const ROUNDS = 3;
const PRESSES = 6;
const SEEN_CARDS = 2;
const LETTERS = 20;
const ALONE_MS = 15_000;
const CLIENTS = 8;
const REMINDERS = 30;
const WORD = 'water';
const LONG = { title: 'Long', content: `<p>${`Soak it in warm ${WORD}. `.repeat(22)}</p>`.repeat(40) };
const TASK =
  '<li data-type="taskItem" data-checked="false"><label><input type="checkbox"><span></span></label><div><p>Rice</p></div></li>';
const TASKS = { title: 'Tasks', content: `<ul data-type="taskList">${TASK.repeat(PRESSES)}</ul>` };

/** Times presses, searches and a scroll on a phone of the middle class, on an account with 10,000 notes. */
export const felt: Benchmark<RunningApp> = {
  name: 'felt presses',
  async measure(app, { isQuick }) {
    const executablePath = findBrowser();
    if (!executablePath) {
      console.log('There is no Chromium to press anything in; npm test installs one.');
      return [];
    }
    const token = await fill(app);
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    const felt = new Map<Work, Measurement[]>();
    const note: Note = (work, one) => felt.set(work, [...(felt.get(work) ?? []), one]);
    try {
      for (let round = 0; round < (isQuick ? 1 : ROUNDS); round += 1) {
        for (const walk of [leaveAlone, pressInFeed, pressInLists]) {
          const page = await openPhone(browser);
          await walk(page, { url: app.url, token, note });
          await page.context().close();
        }
      }
    } finally {
      await browser.close();
    }
    return (Object.keys(goals) as Work[]).map((work) => toRow(work, felt.get(work) ?? []));
  },
};

/** The 98th percentile, which is the worst of fewer than 50. */
const toRow = (work: Work, felt: readonly Measurement[]): MeasuredRow => {
  const [worst] = felt.toSorted((a, b) => b.ms - a.ms);
  if (!worst) throw new Error(`${work}: nothing was measured.`);
  const times = felt.map(({ ms }) => ms);
  const note = `worst of ${felt.length}: ${Math.round(worst.ms)} ms, ${worst.how}`;
  return compareWithTarget({ topic: 'felt', work, unit: 'ms', ours: [percentile(times, 0.98)], note }, goals[work]);
};

const fill = async (app: RunningApp): Promise<string> => {
  const { api, token } = await logInNew(app, 'feltbyafinger');
  // The dashboard asks people without it for their details.
  await api.demand('updateUser', { token, body: { nationality: 'IN' } });
  const reminderConfig = { selectedDateTime: remindsAt(), timezone: 'UTC' };
  const create = (body: { title: string; content?: string; reminderConfig?: typeof reminderConfig }) =>
    api.demand('createNote', { token, body });
  for (let nth = 0; nth < REMINDERS; nth += 1) await create({ title: `Rice ${nth}`, reminderConfig });
  await sendAll(createReplay(app.port, writeCreates({ token })), CLIENTS);
  for (const note of [TASKS, LONG]) await create(note);
  await waitUntilIdle(programsOf(app));
  return token;
};

const openPhone = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  return page;
};

type Note = (work: Work, felt: Measurement) => void;
type Walk = { url: string; token: string; note: Note };

const leaveAlone = async (page: Page, { url, token, note }: Walk): Promise<void> => {
  await logIn(page, token);
  await page.goto(url);
  await page.waitForTimeout(ALONE_MS);
  note('longest task while nobody touches anything', await findLongestTask(await watchPage(page)));
};

const pressInFeed = async (page: Page, { url, token, note }: Walk): Promise<void> => {
  await openFeed(page, url, token);
  const { press, open } = await startPressing(page, note);
  for (let nth = 0; nth < PRESSES; nth += 1) {
    await press('ticking a task', () => page.getByRole('checkbox').nth(nth).tap());
  }
  for (let nth = 0; nth < PRESSES; nth += 1) {
    await open(
      'opening a note',
      page
        .getByRole('article')
        .nth(nth % SEEN_CARDS)
        .getByRole('heading')
        .getByRole('link'),
    );
    const untilOpen = timeToEditor(page);
    await open('opening the editor', page.getByRole('button', { name: 'New pinup' }), async () => {
      note('a press to the open editor', { ms: await untilOpen, how: 'until its text can be formatted' });
    });
  }
  const { frames } = await scroll(page);
  note('scrolling 10,000 cards, longest frame', { ms: Math.max(...frames), how: `${frames.length} frames` });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('article', { name: LONG.title }).getByRole('button', { name: 'Edit note' }).tap();
  await page.getByRole('dialog').locator('[contenteditable=true]').tap();
  for (let letter = 0; letter < LETTERS; letter += 1) {
    await press('typing in a note of 20,000 characters', () => page.keyboard.press('a'));
  }
  await page.getByRole('dialog').getByText('a'.repeat(LETTERS)).waitFor();
};

const pressInLists = async (page: Page, { url, token, note }: Walk): Promise<void> => {
  await logIn(page, token);
  await page.goto(`${url}/dashboard/pinups`);
  const { press, open, watch } = await startPressing(page, note);
  for (let nth = 0; nth < PRESSES; nth += 1) {
    await page.getByRole('article').first().waitFor();
    await press('switching tabs', async () => {
      await page.getByRole('tab', { selected: false }).tap();
      await page.getByRole('tab', { name: nth % 2 === 0 ? 'Notes' : 'Reminders', selected: true }).waitFor();
    });
    await open('opening the calendar of a date', page.getByRole('button', { name: /^Dates/ }));
  }
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  const box = page.getByRole('combobox', { name: 'Search' });
  for (const letter of WORD) {
    await box.press(letter);
    const ms = (await timeToResults(watch)) - SEARCH_DEBOUNCE_MS;
    note('a letter in the search box to its results, after the pause', {
      ms,
      how: `the letter “${letter}” of “${WORD}”`,
    });
  }
};

const startPressing = async (page: Page, note: Note) => {
  const watch = await watchPage(page);
  const press = async (work: Work, act: () => Promise<unknown>) => note(work, await measurePress(watch, work, act));
  const dialog = page.getByRole('dialog');
  const open = async (work: Work, opener: Locator, whileOpen = async () => {}) => {
    await press(work, async () => {
      await opener.tap();
      await dialog.waitFor();
    });
    await whileOpen();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  return { watch, press, open };
};
