import { expect, test } from '../fixtures.ts';
import { loginButton, passwordField, usernameField } from '../support/account-screens.ts';
import { findEditor, waitForRichText } from '../support/editor.ts';
import { furnish } from '../support/furnish.ts';
import { enter, expectFocusKept, walkTo } from '../support/keyboard.ts';
import { findCard } from '../support/notes.ts';

test('a day with PinLife by the keyboard alone', async ({ page, people, api }) => {
  const person = await people.create();
  await furnish(api, person);
  const { keyboard } = page;

  await test.step('logs in', async () => {
    await page.goto('/login');
    await walkTo(page, usernameField(page));
    await keyboard.type(person.username);
    await walkTo(page, passwordField(page));
    await keyboard.type(person.password);
    await enter(page, loginButton(page));
    await expect(findCard(page, '1')).toBeVisible();
  });

  await test.step('writes a note with a colour and a reminder', async () => {
    await page.reload();
    await enter(page, page.getByRole('link', { name: 'Skip to content' }));
    const editor = findEditor(page);
    await walkTo(page, editor.title);
    await keyboard.type('Soak the rice');
    await waitForRichText(editor);
    await walkTo(page, editor.text);
    await keyboard.type('Four hours');
    await walkTo(page, editor.root.getByRole('radio', { name: 'Paper' }));
    await keyboard.press('ArrowRight');
    const tool = editor.root.getByLabel('Add reminder', { exact: true });
    await enter(page, tool);
    const form = page.getByRole('dialog', { name: 'Add reminder' });
    await enter(page, form.getByRole('button', { name: 'Tomorrow 9:00' }));
    await walkTo(page, form.getByLabel('Repeat', { exact: true }));
    await keyboard.type('Weekly');
    await enter(page, form.getByRole('button', { name: 'Add', exact: true }));
    await expect(form).toBeHidden();
    await expect(tool).toBeFocused();
    await enter(page, editor.save);
    const card = findCard(page, 'Soak the rice');
    await expect(card).toContainText('Every week on');
    await expect(page.getByRole('status').getByText('Pinned.')).toBeAttached();
    await expectFocusKept(page);
  });

  const card = findCard(page, 'Soak the rice');
  await test.step('gives it a heart and a comment', async () => {
    const heart = card.getByRole('button', { name: 'My Passions' });
    await enter(page, heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await enter(page, card.getByRole('button', { name: 'Comment', exact: true }));
    await walkTo(page, card.getByRole('textbox', { name: 'Write a comment' }));
    await keyboard.type('And the urad dal');
    await keyboard.press('Enter');
    await expect(card.getByText('And the urad dal')).toBeVisible();
    await expectFocusKept(page);
  });

  await test.step('searches', async () => {
    await keyboard.press('Tab');
    await keyboard.press('/');
    await keyboard.type('soak');
    await expect(page.getByRole('status').getByText('1 pinup')).toBeAttached();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    const note = page.getByRole('dialog', { name: 'Soak the rice' });
    await expect(note).toBeVisible();
    await keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await keyboard.press('ControlOrMeta+A');
    await keyboard.press('Delete');
  });

  await test.step('deletes the note and undoes it', async () => {
    await enter(page, card.getByRole('button', { name: 'Note actions' }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(card).toHaveCount(0);
    await expectFocusKept(page);
    await walkTo(page, page.getByRole('link', { name: 'Settings', exact: true }), 'Shift+Tab');
    await keyboard.press('Enter');
    await enter(page, page.getByRole('link', { name: 'Open the trash' }));
    await enter(page, page.getByRole('button', { name: 'Restore “Soak the rice”' }));
    await expect(card).toHaveCount(0);
    await expectFocusKept(page);
  });

  await test.step('changes the profile', async () => {
    await walkTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link').first(), 'Shift+Tab');
    await keyboard.press('Enter');
    const edit = page.getByRole('button', { name: 'Edit About Me' });
    await enter(page, edit);
    const dialog = page.getByRole('dialog', { name: 'About Me' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await keyboard.type('Forgets by Thursday');
    await enter(page, dialog.getByRole('button', { name: 'Save Changes' }));
    await expect(dialog).toBeHidden();
    await expect(edit).toBeFocused();
    await expect(page.getByText('Forgets by Thursday')).toBeVisible();
  });

  await test.step('changes the settings', async () => {
    await walkTo(page, page.getByRole('banner').getByRole('link', { name: 'Settings', exact: true }), 'Shift+Tab');
    await keyboard.press('Enter');
    await walkTo(page, page.getByLabel('Full name'));
    await keyboard.press('End');
    await keyboard.type('-Menon');
    await enter(page, page.getByRole('button', { name: 'Save Changes' }));
    await expect(page.getByRole('status').getByText('Profile updated')).toBeVisible();
    await expectFocusKept(page);
    const dark = page.getByRole('radio', { name: 'Dark' });
    await walkTo(page, page.getByRole('radio', { name: 'Auto' }));
    await keyboard.press('ArrowLeft');
    await expect(dark).toBeChecked();
  });

  await test.step('reads the notifications and leaves', async () => {
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await walkTo(page, bell, 'Shift+Tab');
    await keyboard.press('Enter');
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await enter(page, list.getByRole('button', { name: 'Mark all as read' }));
    await expect(list.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
    await expectFocusKept(page);
    await keyboard.press('Escape');
    await expect(bell).toBeFocused();
    const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
    await enter(page, logout);
    await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL(/\/login/);
  });
});
