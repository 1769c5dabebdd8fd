import { expect, test } from './fixtures.ts';
import { enterText, findEditor, findSheet, waitForRichText } from './support/editor.ts';
import { HOME, pinNote } from './support/notes.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

/** The paper on which red is hardest to read. */
const hardestPaper = 'Coral';
const phone = { width: 390, height: 844 };

test('the open editor passes axe, also with errors', async ({ page, person, openAs }) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await enterText(editor);
  await page.keyboard.type('# Plan\n[ ] a task\n\n> quote\n\nand `code` at https://example.com now');
  await editor.root.getByRole('button', { name: 'Add location' }).click();
  await editor.root.getByRole('radio', { name: hardestPaper }).check();
  await editor.save.click();
  await expect(editor.root.getByText('Enter a title')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);
});

test('the editor of a phone and its tools pass axe, and it keeps the touched field', async ({
  page,
  person,
  openAs,
}) => {
  await page.setViewportSize(phone);
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'New pinup' }).click();
  const sheet = findSheet(page);
  await expect(sheet.title).toBeFocused();
  await sheet.root.getByRole('button', { name: 'Formatting' }).click();
  await expect(sheet.root.getByRole('toolbar')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize(phone);

  // The field that was touched keeps the focus, with what is typed from then on.
  await page.keyboard.press('Escape');
  await expect(sheet.root).toBeHidden();
  await findEditor(page).title.click();
  await page.keyboard.type('Straight on');
  await expect(sheet.title).toHaveValue('Straight on');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(sheet.root).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the edit dialog passes axe on desktop and phone', async ({ page, person, openAs, api }) => {
  await pinNote(api, person, { title: 'Fish curry', content: '<p>Soak first.</p>' });
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'Edit note' }).click();
  const editor = findEditor(page, 'Edit pinup');
  await waitForRichText(editor);
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize(phone);
  await expect(editor.root.getByRole('button', { name: 'Close editor' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoOverflow(page);
});

test('on a phone the New button opens the editor over the whole screen, from any page', async ({
  page,
  person,
  openAs,
}) => {
  await page.setViewportSize(phone);
  await openAs(person, '/dashboard/passions');
  await page.getByRole('button', { name: 'New pinup' }).click();
  await expect(page).toHaveURL(HOME);
  const sheet = findSheet(page);
  await expect(sheet.title).toBeFocused();
  expect(await sheet.root.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveJSProperty('inert', true);

  await page.keyboard.type('From the train');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard this pinup?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(sheet.title).toHaveValue('From the train');
  await sheet.root.getByRole('switch', { name: 'Self note' }).click();
  await sheet.root.getByRole('button', { name: 'PinUp', exact: true }).click();
  await expect(sheet.root).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'From the train' })).toContainText('Self note');
});

test('an untouched editor closes on a press outside; a note is written, coloured and pinned by the keyboard alone', async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.focus();
  await expect(editor.root.getByRole('radiogroup')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(editor.root.getByRole('radiogroup')).toBeHidden();
  for (const field of [editor.title, editor.text]) {
    await field.focus();
    await expect(editor.root.getByRole('radiogroup')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor.root.getByRole('radiogroup')).toBeHidden();
  }
  await editor.title.fill('something');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(editor.root.getByRole('radiogroup')).toBeVisible();
  await editor.title.fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(editor.root.getByRole('radiogroup')).toBeHidden();

  await page.keyboard.press('Tab');
  await expect(editor.title).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await expect(editor.root.getByRole('button', { name: 'My Passions' })).toBeFocused();
  await page.keyboard.press('Space');
  await waitForRichText(editor);
  await page.keyboard.press('Tab');
  await expect(editor.root.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor.text).toBeFocused();
  await page.keyboard.type('all of it');
  await page.keyboard.press('Tab');
  await expect(editor.root.getByRole('radio', { name: 'Paper' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(editor.root.getByRole('radio', { name: 'Marigold' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(editor.root.getByRole('switch', { name: 'Self note' })).toBeChecked();
  for (const name of ['Add image', 'Record audio', 'Add file', 'Add location']) {
    await page.keyboard.press('Tab');
    await expect(editor.root.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(editor.save).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: 'By keyboard' });
  await expect(card).toContainText('all of it');
  await expect(card).toContainText('My Passions');
  await expect(card).toContainText('Self note');
});
