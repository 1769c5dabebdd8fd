import { expect, test } from './fixtures.ts';
import { findEditor } from './support/editor.ts';
import { findCard, pinNote } from './support/notes.ts';
import { findForm } from './support/reminders.ts';

const HOME = '/dashboard/home';
const PROFILE = '/dashboard/profile';

test.describe('the name of an icon', () => {
  const bell = /^Notifications/;

  test('stays while it is hovered, and disappears with the pointer', async ({ page, person, openAs }) => {
    await openAs(person, HOME);
    const name = page.locator('[data-tip-of]');
    await page.getByRole('banner').getByRole('button', { name: bell }).hover();
    await expect(name).toHaveText(bell);
    const box = await name.boundingBox();
    if (!box) throw new Error('The name has no place.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.clock.install();
    await page.clock.runFor(2000);
    await expect(name).toHaveText(bell);
    await page.mouse.move(5, 5);
    await page.clock.runFor(2000);
    await expect(name).toHaveCount(0);
  });

  test('is dismissed with Escape, which then closes the surrounding dialog', async ({ page, person, openAs, api }) => {
    const { _id } = await pinNote(api, person, { title: 'Rasam' });
    await openAs(person, `${HOME}?note=${_id}`);
    const dialog = page.getByRole('dialog', { name: 'Rasam' });
    const name = page.locator('[data-tip-of]');
    await dialog.getByRole('button', { name: 'My Passions' }).waitFor();
    await dialog.getByRole('button', { name: 'My Passions' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(name).toHaveText('My Passions');
    await page.keyboard.press('Escape');
    await expect(name).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'My Passions' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('Tab goes around a popover in both directions, reaches a date at its end, and never rests on hidden ends', async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, HOME);
  await findEditor(page).root.getByRole('button', { name: 'Add reminder' }).click();
  const form = findForm(page);
  await form.getByLabel('Repeat', { exact: true }).waitFor();
  await expect(page.locator('[data-base-ui-focus-guard]').first()).toBeAttached();
  for (const key of ['Tab', 'Shift+Tab']) {
    await form.getByRole('button', { name: 'Close' }).focus();
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press(key);
      await expect(form.locator(':focus:not([aria-hidden])')).toHaveCount(1);
    }
  }

  await form.getByLabel('Repeat', { exact: true }).selectOption('Custom');
  const date = form.getByLabel('Pick a date');
  await date.focus();
  for (const key of ['ArrowUp', 'Tab', 'ArrowUp', 'Tab', 'ArrowUp']) {
    await expect(date).toBeFocused();
    await page.keyboard.press(key);
  }
  await expect(date).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  // Browsers with a button for their own calendar stop there too.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Close' })).toBeFocused({ timeout: 400 });
  }).toPass();
});

test('a list opens at the chosen entry, finds it without its accents, and reports if nothing is found', async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, PROFILE);
  await page.getByRole('button', { name: 'Edit Basic Info' }).click();
  const field = page.getByRole('combobox', { name: 'Nationality' });
  await expect(field).toHaveValue('India');
  await field.click();
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/India/);
  await expect(chosen).toBeInViewport();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
  await field.fill('cote d');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/Côte d’Ivoire/]);
  await field.fill('nowhere');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
  await expect(page.getByText('No results')).toBeVisible();
});

test('menus, popovers, lists and names keep to the content security policy', async ({ page, person, openAs, api }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      document.documentElement.dataset['violation'] = `${violatedDirective} ${sourceFile}`;
    });
  });
  await pinNote(api, person, { title: 'Rasam' });
  await openAs(person, HOME);
  await findCard(page, 'Rasam').getByRole('button', { name: 'Note actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await findEditor(page).root.getByRole('button', { name: 'Add reminder' }).click();
  await findForm(page).getByLabel('Repeat', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: 'Note actions' }).hover();
    await expect(page.locator('[data-tip-of]')).toBeVisible({ timeout: 1500 });
  }).toPass();
  await openAs(person, PROFILE);
  await page.getByRole('button', { name: 'Edit Basic Info' }).click();
  await page.getByRole('combobox', { name: 'Nationality' }).click();
  await page.getByRole('option', { name: 'India', exact: true }).waitFor();
  await expect(page.locator('html')).not.toHaveAttribute('data-violation');
});
