import { expect, test } from './fixtures.ts';
import { findCard, HOME, pinNote, pinNotes } from './support/notes.ts';

test('a note has its own address: opening, going back, reloading; closing it gives the focus back to the card', async ({
  page,
  person,
  openAs,
  api,
}) => {
  const { _id } = await pinNote(api, person, {
    title: 'Munnar weekend',
    content: Array.from({ length: 9 }, (_each, index) => `<p>Line ${index}</p>`).join(''),
  });
  await openAs(person, HOME);
  const link = page.getByRole('link', { name: 'Munnar weekend' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Munnar weekend' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Line 8')).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?note=${_id}`);

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await link.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();

  // It takes the whole screen on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await link.click();
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test('a link to a note opens it on any page of the dashboard, also after a login', async ({
  page,
  person,
  openAs,
  api,
}) => {
  const { _id } = await pinNote(api, person, { title: 'Munnar weekend' });
  await page.goto(`/dashboard/settings?note=${_id}`);
  await page.getByRole('textbox', { name: 'Username' }).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Munnar weekend' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/settings');
  await openAs(person, `/dashboard/profile?note=${_id}`);
  await expect(dialog).toBeVisible();
});

test('shows that a note does not exist', async ({ page, person, openAs, expectConsole }) => {
  expectConsole('error', /40[04]/);
  for (const id of ['01930000-0000-7000-8000-000000000000', 'no-id-at-all']) {
    await openAs(person, `${HOME}?note=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Pinup' });
    await expect(dialog.getByRole('heading', { name: 'This pinup is not here' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('the heart, a comment, an edit and a deletion in an open note are seen in the feed', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await pinNotes(api, person, [{ title: 'Other' }, { title: 'Munnar weekend', content: '<p>Mist</p>' }]);
  await openAs(person, HOME);
  await page.getByRole('link', { name: 'Munnar weekend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Munnar weekend' });
  await dialog.getByRole('button', { name: 'My Passions' }).click();
  await dialog.getByRole('textbox', { name: 'Write a comment' }).fill('Ask for the balcony');
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(dialog.getByText('Ask for the balcony')).toBeVisible();
  await page.keyboard.press('Escape');
  const card = findCard(page, 'Munnar weekend');
  await expect(card.getByRole('button', { name: 'My Passions' })).toHaveAttribute('aria-pressed', 'true');
  await expect(card.getByRole('button', { name: '1 comment' })).toBeVisible();

  await page.getByRole('link', { name: 'Munnar weekend' }).click();
  await dialog.getByRole('button', { name: 'Edit note' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit pinup' });
  await editor.getByRole('textbox', { name: 'Title' }).fill('Munnar, twice');
  await editor.getByRole('button', { name: 'Update' }).click();
  const changed = page.getByRole('dialog', { name: 'Munnar, twice' });
  await expect(changed).toBeVisible();
  await expect(changed).toContainText('Edited on');
  await page.keyboard.press('Escape');
  const changedCard = findCard(page, 'Munnar, twice');
  await expect(changedCard).toBeVisible();

  await page.getByRole('link', { name: 'Munnar, twice' }).click();
  await changed.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(changed).toHaveCount(0);
  await expect(changedCard).toHaveCount(0);
  await expect(page).toHaveURL(HOME);
});
