import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cardTitles, failWith, findAlert, findCard, HOME, openMenu, pinNotes } from './support/notes.ts';

const deleteNote = async (page: Page, title: string): Promise<void> => {
  await openMenu(findCard(page, title));
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete “${title}”?` });
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
};

test('deleting asks, is sent at once, can be undone in place, and shows a failure; the trash restores notes', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  await pinNotes(api, person, [{ title: 'One' }, { title: 'Two', content: '<p>Mist</p>' }, { title: 'Three' }]);
  await openAs(person, HOME);

  await test.step('a person who cancels keeps the note', async () => {
    await openMenu(findCard(page, 'Two'));
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(findCard(page, 'Two').getByRole('button', { name: 'Note actions' })).toBeFocused();
  });

  await test.step('a deletion is sent at once, leads the focus on to the next card, and is undone in place', async () => {
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await deleteNote(page, 'Two');
    await sent;
    await expect(findCard(page, 'Two')).toHaveCount(0);
    await expect(findCard(page, 'One')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(findCard(page, 'Two')).toBeVisible();
    expect(await cardTitles(page)).toEqual(['Three', 'Two', 'One']);
    await page.reload();
    await expect(findCard(page, 'Two')).toBeVisible();
  });

  await test.step('a deletion that fails shows a message, and the note comes back', async () => {
    expectConsole('error', /500/);
    await page.route(/\/api\/note\/[\w-]+$/, failWith(500));
    await deleteNote(page, 'Two');
    await expect(findAlert(page, 'Failed to delete note. Try again')).toBeVisible();
    await expect(findCard(page, 'Two')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('the trash is reached from Settings, and gives notes back', async () => {
    await deleteNote(page, 'Two');
    await expect(findCard(page, 'Two')).toHaveCount(0);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: 'Open the trash' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
    const card = findCard(page, 'Two');
    await expect(card).toContainText(/Deleted on .*Gone for good in 30 days/);
    await expect(card).toContainText('Mist');
    await card.getByRole('button', { name: 'Restore “Two”' }).click();
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(findCard(page, 'Two')).toBeVisible();
    expect(await cardTitles(page)).toEqual(['Three', 'Two', 'One']);
  });
});

test('undo is reached, held and pressed by keyboard alone', async ({ page, person, openAs, api }) => {
  await pinNotes(api, person, [{ title: 'One' }, { title: 'Two' }]);
  await page.clock.install();
  await openAs(person, HOME);
  await findCard(page, 'Two').getByRole('button', { name: 'Note actions' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete “Two”?' });
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(page.getByRole('status').filter({ hasText: 'Undo: press F6' })).toBeAttached();
  await page.keyboard.press('F6');
  const undo = notices.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  // Long after an unhovered toast has disappeared.
  await page.clock.fastForward(60_000);
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findCard(page, 'Two')).toBeVisible();
  await expect(undo).toBeHidden();
});
