import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import {
  listCutDialogs,
  listFocusFaults,
  listMotion,
  listSmallTargets,
  listTreeFaults,
} from '../support/access-checks.ts';
import { furnish, WORD } from '../support/furnish.ts';
import { HOME } from '../support/notes.ts';
import { listLastingFaults, listLayoutFaults } from '../support/page-checks.ts';
import { speak } from '../support/speech.ts';
import { REFUSALS, tourDashboard } from '../support/tour.ts';
import { tourEntrance } from '../support/tour-entrance.ts';

type Check = (page: Page) => Promise<string[]>;

type Walk = {
  title: string;
  size: { width: number; height: number };
  hasTouch?: boolean;
  checks: Record<string, Check>;
  /** For the whole walk. */
  forcedColors?: 'active';
};

const desktop = { width: 1440, height: 900 };

const walks: Walk[] = [
  {
    title: 'screen readers hear a name for everything, and nothing moves for those who asked for stillness',
    size: desktop,
    checks: { tree: listTreeFaults, motion: listMotion },
  },
  { title: 'every control takes the focus and shows it', size: desktop, checks: { focus: listFocusFaults } },
  {
    title: 'the focus shows in forced colours',
    size: desktop,
    forcedColors: 'active',
    checks: { focus: listFocusFaults },
  },
  {
    title: 'a finger meets 44 px on a phone, and every control there has a name',
    size: { width: 390, height: 844 },
    hasTouch: true,
    checks: { targets: listSmallTargets, tree: listTreeFaults },
  },
  {
    title: 'a finger meets 44 px on a tablet',
    size: { width: 820, height: 1180 },
    hasTouch: true,
    checks: { targets: listSmallTargets },
  },
  {
    title: 'a window of 1280 px enlarged to 200 % holds everything',
    size: { width: 640, height: 450 },
    checks: { layout: listLayoutFaults, dialogs: listCutDialogs },
  },
];

for (const { title, size, hasTouch = false, checks, forcedColors } of walks) {
  test.describe(title, () => {
    test.use({ viewport: size, hasTouch, isMobile: hasTouch });

    test(title, async ({ page, people, openAs, api, expectConsole }) => {
      expectConsole('error', REFUSALS);
      if (forcedColors) await page.emulateMedia({ forcedColors });
      const person = await people.create();
      const note = await furnish(api, person);
      const look = async (place: string) => {
        for (const [name, check] of Object.entries(checks)) {
          const faults = await listLastingFaults(() => check(page));
          expect.soft(faults, `${name}: ${place}`).toEqual([]);
        }
      };
      const tour = { page, say: speak('el'), note, word: WORD, look };
      await openAs(person, HOME);
      await tourDashboard(tour);
      await tourEntrance(tour);
    });
  });
}

/** The controls that open a layer, and their pages. */
const openers: { path: string; width?: number; find(page: Page): Locator }[] = [
  { path: '/dashboard/home', find: (page) => page.getByRole('button', { name: 'Notifications' }) },
  { path: '/dashboard/home', find: (page) => page.getByRole('button', { name: 'Logout' }) },
  { path: '/dashboard/home', find: (page) => page.getByRole('button', { name: 'Note actions' }).first() },
  { path: '/dashboard/home', find: (page) => page.getByRole('button', { name: 'Edit note' }).first() },
  { path: '/dashboard/home', find: (page) => page.getByRole('button', { name: /^Open image/ }) },
  { path: '/dashboard/home', find: (page) => page.getByRole('button', { name: /^Edit reminder/ }).first() },
  { path: '/dashboard/home', find: (page) => page.getByRole('button', { name: 'Add reminder' }).last() },
  { path: '/dashboard/home', find: (page) => page.getByRole('article').getByRole('link', { name: '1', exact: true }) },
  { path: '/dashboard/home', find: (page) => page.getByRole('button', { name: 'Mark as done' }).first() },
  { path: '/dashboard/passions', find: (page) => page.getByRole('button', { name: 'Dates' }) },
  { path: '/dashboard/settings', find: (page) => page.getByRole('button', { name: 'Delete account' }) },
  ...['Basic Info', 'Education', 'Employment', 'My Hobbies', 'My Interests', 'About Me'].map((card) => ({
    path: '/dashboard/profile',
    find: (page: Page) => page.getByRole('button', { name: `Edit ${card}` }),
  })),
  { path: '/dashboard/home', width: 820, find: (page) => page.getByRole('button', { name: 'Upcoming events' }) },
  { path: '/dashboard/home', width: 390, find: (page) => page.getByRole('button', { name: 'Notifications' }) },
  { path: '/dashboard/home', width: 390, find: (page) => page.getByRole('button', { name: 'Note actions' }).first() },
];

test('every layer over the page closes with Escape and gives the focus back', async ({ page, people, openAs, api }) => {
  const person = await people.create();
  await furnish(api, person);
  await openAs(person, HOME);
  const opened = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));
  for (const { path, width = 1440, find } of openers) {
    await page.setViewportSize({ width, height: 900 });
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    const opener = find(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opened.first(), `${opener} opens`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opened, `${opener} closes`).toHaveCount(0);
    await expect.soft(opener, `${opener} has the focus again`).toBeFocused();
  }
});
