import type { Page } from '@playwright/test';
import { uploadMedia } from '../scripts/app/upload.ts';
import { makePhoto } from '../scripts/demo/media.ts';
import { expect, test } from './fixtures.ts';
import { openTab } from './support/editor.ts';
import { findCard, HOME, openMenu, pinNote } from './support/notes.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Version history' });
const openHistory = async (page: Page, title: string): Promise<void> => {
  await openMenu(findCard(page, title));
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  await expect(dialog(page)).toBeVisible();
};
const version = (page: Page, summary: string | RegExp) =>
  dialog(page).getByRole('navigation', { name: 'Versions' }).getByRole('button').filter({ hasText: summary });

test('an earlier version of a pinup is shown with its differences, restored, and the restore undone', async ({
  page,
  context,
  person,
  openAs,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token, id: userId } = await person.logIn();
  const picture = await uploadMedia(api, { userId, token }, await makePhoto('backwater'));
  const note = await pinNote(api, person, {
    title: 'Fish curry',
    content: '<p>Take 1 tbsp of chilli. Stir once.</p>',
    options: { color: '#e6c9a8' },
    media: [picture._id],
  });
  await openAs(person, HOME);
  const other = await openTab(page);

  await test.step('a pinup that was never edited has one version', async () => {
    await openHistory(page, 'Fish curry');
    await expect(dialog(page)).toContainText('Only this version so far');
    await page.keyboard.press('Escape');
  });

  await api.demand('updateNote', {
    token,
    params: { id: note._id },
    body: {
      title: 'Fish curry, at last',
      content: '<p>Take 2 tbsp of chilli. Swirl the pot.</p>',
      options: { color: '#fbd77a' },
      media: [],
    },
  });

  await test.step('words, pictures and colours are marked', async () => {
    await openHistory(page, 'Fish curry, at last');
    const paper = dialog(page).getByRole('article');
    await expect(paper.getByRole('heading').locator('ins')).toHaveText(', at last');
    await expect(paper.locator('del').filter({ hasText: /^1$/ })).toBeVisible();
    await expect(paper.locator('ins').filter({ hasText: /^2$/ })).toBeVisible();
    await expect(paper).toContainText('Kraft');
    await expect(paper.getByRole('listitem').filter({ hasText: 'Removed' })).toBeVisible();
    await expect(paper.getByRole('img')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Restore this version' })).toBeDisabled();
  });

  await test.step('readable, wide and narrow', async () => {
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await dialog(page)
      .getByRole('button', { name: /, 1 version$/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Versions' });
    await expectAccessibleInBothSchemes(page);
    await expectNoOverflow(page);
    await sheet.getByRole('button').filter({ hasText: 'Pinned' }).click();
    await expect(sheet).toBeHidden();
    await expect(dialog(page).getByRole('heading', { name: 'Fish curry', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('its text is copied', async () => {
    await version(page, 'Pinned').click();
    await dialog(page).getByRole('button', { name: 'Copy the text' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Take 1 tbsp');
  });

  await test.step('restored, here and in the other tab, with its picture', async () => {
    await dialog(page).getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(/^Version of .* restored$/)).toBeVisible();
    await expect(version(page, 'Pinned')).toBeVisible();
    await expect(dialog(page).getByRole('navigation').getByRole('button')).toHaveCount(3);
    await expect(findCard(other, 'Fish curry').locator('img')).toBeVisible();
    await expect(findCard(other, 'Fish curry')).toContainText('Take 1 tbsp');
  });

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(findCard(other, 'Fish curry, at last')).toContainText('Swirl the pot');
    await expect(dialog(page).getByRole('navigation').getByRole('button')).toHaveCount(4);
  });

  await test.step('a version that equals the pinup changes nothing, and there is nothing to undo', async () => {
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await dialog(page).getByRole('navigation').getByRole('button').nth(2).click();
    await dialog(page).getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(/^Version of .* restored$/)).toBeVisible();
    // At once: a toast goes by itself.
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(findCard(page, 'Fish curry, at last')).toBeVisible();
  });
});
