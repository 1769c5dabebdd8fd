import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openTab } from './support/editor.ts';
import { failWith, findCard, HOME, openMenu, pinNote } from './support/notes.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const SHARE = '**/api/note/*/share';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });
const openDialog = async (page: Page, title: string): Promise<void> => {
  await openMenu(findCard(page, title));
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
};

test('a pinup is shared by a link, changed at once, and taken back', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak the kudampuli.</p>' });
  await openAs(person, HOME);
  const other = await openTab(page);
  await expect(findCard(other, 'Fish curry')).toBeVisible();
  await openDialog(page, 'Fish curry');

  await test.step('a failure shows a message, and the next try makes the link', async () => {
    expectConsole('error', /status of 500/);
    await page.route(SHARE, (route) => (route.request().method() === 'PUT' ? failWith(500)(route) : route.continue()));
    await dialog(page).getByRole('button', { name: 'Make a private link' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('The link could not be made. Try again');
    await page.unroute(SHARE);
    await dialog(page).getByRole('button', { name: 'Make a private link' }).click();
    await expect(dialog(page).getByLabel('Private link')).toHaveValue(/\/s\/[\w-]{22}$/);
    await expect(dialog(page)).toContainText('Not opened yet');
    await expect(findCard(other, 'Fish curry').getByRole('button', { name: /^Shared until/ })).toBeVisible();
  });

  await test.step('readable, wide and narrow', async () => {
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('every choice takes effect at once, everywhere', async () => {
    await dialog(page).getByRole('radio', { name: 'Never' }).click();
    await expect(dialog(page).getByRole('radio', { name: 'Never' })).toBeChecked();
    await expect(dialog(page)).toContainText('It works until you stop sharing');
    await expect(findCard(other, 'Fish curry').getByRole('button', { name: 'Shared. Open sharing' })).toBeVisible();
    await findCard(other, 'Fish curry').getByRole('button', { name: 'Shared. Open sharing' }).click();
    const comments = dialog(page).getByRole('switch', { name: 'Show my comments' });
    await comments.click();
    await expect(comments).toBeChecked();
    await expect(dialog(other).getByRole('switch', { name: 'Show my comments' })).toBeChecked();
    await other.keyboard.press('Escape');
  });

  await test.step('a passphrase is the one thing that is saved by a button', async () => {
    await dialog(page).getByRole('switch', { name: 'Ask for a passphrase' }).check();
    await dialog(page).getByRole('textbox', { name: 'Passphrase' }).fill('short');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('A passphrase has at least 8 characters');
    await dialog(page).getByRole('textbox', { name: 'Passphrase' }).fill('mango pickle tuesday');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toContainText('A passphrase is set.');
    await expect(dialog(page)).toContainText('Anyone with the link and the passphrase can read it');
  });

  await test.step('a new link ends the old one', async () => {
    const before = await dialog(page).getByLabel('Private link').inputValue();
    await dialog(page).getByRole('button', { name: 'New link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'New link' }).click();
    await expect(dialog(page).getByLabel('Private link')).not.toHaveValue(before);
  });

  await test.step('it ends when it is stopped, and the trash warns that it would', async () => {
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await openMenu(findCard(page, 'Fish curry'));
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Its link stops working for good.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep' }).click();
    await findCard(page, 'Fish curry')
      .getByRole('button', { name: /Open sharing/ })
      .click();
    await dialog(page).getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(findCard(other, 'Fish curry').getByRole('button', { name: /Open sharing/ })).toHaveCount(0);
  });
});

test('the public profile is chosen in Settings, and pinups are taken down there', async ({
  page,
  person,
  openAs,
  api,
}) => {
  const note = await pinNote(api, person, { title: 'Books for the train' });
  await openAs(person, '/dashboard/settings');
  await page.getByRole('link', { name: 'Public profile' }).click();
  await expect(page).toHaveTitle(/Public profile/);
  await expect(page.getByText('Off. Nobody can see that you are here.')).toBeVisible();

  await page.getByRole('switch', { name: 'Show my public profile' }).check();
  await expect(page.getByRole('checkbox', { name: 'Photo' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Education' }).check();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'View as a stranger' }).click();
  const stranger = await opening;
  await expect(stranger.getByText('This is what a stranger sees')).toBeVisible();
  await expect(stranger.getByRole('heading', { name: 'Meera Nair' })).toBeVisible();
  await stranger.close();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Since /)).toBeVisible();
  await expect(page.getByText('No pinup stands there yet.')).toBeVisible();

  const token = await person.getToken();
  await api.demand('updateShare', { token, params: { id: note._id }, body: { onProfile: true } });
  const takeDown = page.getByRole('button', { name: 'Take down Books for the train' });
  await expect(takeDown).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await takeDown.click();
  await expect(takeDown).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(takeDown).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
});
