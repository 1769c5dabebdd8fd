import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openTab } from './support/editor.ts';
import { HOME, pinNotes } from './support/notes.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const memory = (page: Page) => page.getByRole('region', { name: /^On this day/ });
const choose = async (page: Page, action: string): Promise<void> => {
  await memory(page).getByRole('button', { name: 'On this day, actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** This moment of another year; of leap years on 29 February, too. */
const yearsAgo = (years: 4 | 8): Date => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
};

test('notes of this day in other years are shown above the feed until they are dismissed', async ({
  page,
  person,
  openAs,
  api,
  app,
}) => {
  const [first, second] = await pinNotes(api, person, [
    { title: 'Anu went in by herself', content: '<p>She let go of my hand at the blue gate.</p>' },
    { title: 'Backwaters', content: '<p>Nine of us in one boat.</p>' },
  ]);
  await app.redateNotes([
    { id: first?._id ?? '', createdAt: yearsAgo(8) },
    { id: second?._id ?? '', createdAt: yearsAgo(4) },
  ]);
  await openAs(person, HOME);
  const other = await openTab(page);
  await expect(memory(other)).toContainText('On this day, 4 years ago');

  await test.step('one at a time, round and round', async () => {
    await expect(memory(page).getByRole('article', { name: 'Backwaters' })).toBeVisible();
    await expect(memory(page)).toContainText('1 of 2 from other years');
    await memory(page).getByRole('button', { name: 'Next memory' }).click();
    await expect(memory(page)).toContainText('On this day, 8 years ago');
    await expect(memory(page)).toContainText('She let go of my hand');
    await memory(page).getByRole('link', { name: 'Open the pinup' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Anu went in by herself' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('readable, wide and narrow', async () => {
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(memory(page).getByText('2 of 2', { exact: true })).toBeVisible();
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('one memory is hidden for good, here and in other tabs', async () => {
    await choose(page, 'Never show this pinup here');
    await expect(memory(page).getByRole('article', { name: 'Backwaters' })).toBeVisible();
    await expect(memory(other).getByRole('button', { name: 'Next memory' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(memory(other).getByRole('button', { name: 'Next memory' })).toBeVisible();
  });

  await test.step('put away for today, everywhere', async () => {
    await choose(page, 'Hide for today');
    await expect(page.getByRole('status').getByText('Hidden for today')).toBeVisible();
    await expect(memory(other)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(memory(page)).toBeVisible();
    await expect(memory(other)).toBeVisible();
  });

  await test.step('turned off for good, until Settings turns it on', async () => {
    await choose(page, 'Turn off On this day');
    await expect(page.getByText('On this day is off. Settings turns it on again')).toBeVisible();
    await expect(memory(page)).toHaveCount(0);
    await expect(memory(other)).toHaveCount(0);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('switch', { name: 'On this day' }).check();
    await expect(memory(other)).toBeVisible();
  });
});
