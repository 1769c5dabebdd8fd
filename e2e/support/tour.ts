import type { Note } from '@pinlife/contract/note';
import { noteColors } from '@pinlife/contract/note-limits';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Translate } from '../../apps/web/src/lib/locale-types.ts';
import type { Api } from '../../scripts/app/api.ts';
import { pinNotes } from './notes.ts';
import type { Person } from './people.ts';
import { addReminder } from './reminders.ts';

const DAY_MS = 86_400_000;
const SETTLE_MS = 4000;

/** What stands in the furnished note: digits are of no language. */
export const WORD = '222';

/** Something on every screen: a note with all that a note can have, a done one, a self note, one in the trash. */
export const furnish = async (api: Api, person: Person): Promise<Note> => {
  const token = await person.getToken();
  const [note, done, deleted] = await pinNotes(api, person, [
    { title: '1', content: `<p>${WORD}</p>`, options: { color: noteColors[1].value, passion: true, location: '3' } },
    { title: '4' },
    { title: '5' },
    { title: '6', options: { selfNote: true } },
  ]);
  if (!note || !done || !deleted) throw new Error('The notes were not created.');
  const weekly = { repeatType: 'Weekly', isRepeating: true, repeatEndType: 'FOREVER', remindBefore: 900 } as const;
  await addReminder(api, person, note._id, 2 * DAY_MS, weekly);
  await addReminder(api, person, done._id, 2 * DAY_MS);
  await api.demand('createComment', { token, params: { noteId: note._id }, body: { content: '7' } });
  await api.demand('markNoteDone', { token, params: { id: done._id } });
  await api.demand('deleteNote', { token, params: { id: deleted._id } });
  await api.demand('updateUser', {
    token,
    body: {
      relationshipStatus: 'Married',
      gender: 'female',
      hobbies: ['Chess'],
      interests: { hobbies: ['Food', 'Dance', 'Music'] },
    },
  });
  return note;
};

export type Tour = {
  page: Page;
  say: Translate;
  /** A note with comments and a reminder. */
  note: Pick<Note, '_id' | 'title'>;
  /** A word that is found. */
  word: string;
  look: (place: string) => Promise<void>;
};

/** Another address without loading the page again. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    // With the place in its own count that the router expects.
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const arrive = async (page: Page, path: string): Promise<void> => {
  await go(page, path);
  await expect(page.getByRole('heading').first()).toBeVisible();
};

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Through the screens of whoever is logged in, who stands at home by now. */
export const tourDashboard = async (tour: Tour): Promise<void> => {
  const { page, say, word, look } = tour;
  // The language comes with the profile.
  await expect(page.getByRole('button', { name: say('notification.title') })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('home');
  await tourCard(tour);
  await tourEditor(tour);
  await tourDialogs(tour);
  const busy = page.locator('[aria-busy="true"]').first();
  for (const path of ['passions', 'pinups', 'pinups/notes', `search?q=${word}`, 'search?q=nowhere', 'settings/trash']) {
    await arrive(page, `/dashboard/${path}`);
    // A list that goes on keeps a placeholder at its end.
    await busy.waitFor({ state: 'detached', timeout: SETTLE_MS }).catch(() => undefined);
    await look(path);
  }
  await arrive(page, '/dashboard/settings');
  await page.getByLabel(say('settings.newPassword'), { exact: true }).fill('x');
  await look('settings, changed');
  await page.getByLabel(say('settings.newPassword'), { exact: true }).fill('');
  await tourProfile(tour);
};

const tourCard = async ({ page, say, note, look }: Tour): Promise<void> => {
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: note.title, exact: true }) });
  await card.getByRole('button', { name: say('note.actions') }).click();
  await look('the menu of a card');
  // On a phone the menu is a sheet.
  const name = { name: say('note.delete'), exact: true };
  await page.getByRole('menuitem', name).or(page.getByRole('dialog').getByRole('button', name)).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('the question before deleting');
  await leave(page.getByRole('alertdialog'));
  await go(page, `/dashboard/home?note=${note._id}`);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: say('comment.write') })).toBeVisible();
  await look('an open note');
  await leave(page.getByRole('dialog'));
};

const tourEditor = async ({ page, say, look }: Tour): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name: say('shell.newPinup'), exact: true }).click();
  const editor = page.getByRole(isPhone(page) ? 'dialog' : 'region', { name: say('editor.newPinup'), exact: true });
  const title = editor.getByRole('textbox', { name: say('editor.title'), exact: true });
  await title.click();
  await title.fill('8');
  const text = editor.getByRole('textbox', { name: say('editor.text'), exact: true });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await look('the editor');
  await editor.getByRole('button', { name: say('reminder.add'), exact: true }).click();
  const form = page.getByRole('dialog', { name: say('reminder.add'), exact: true });
  await form.getByLabel(say('reminder.repeat'), { exact: true }).selectOption('Custom');
  await look('the form of a reminder');
  await form.getByRole('radiogroup').getByText(say('reminder.unit.Month'), { exact: true }).click();
  await look('a custom rule');
  const back = form.getByRole('button', { name: say('reminder.back'), exact: true });
  if (await back.isVisible()) await back.click();
  await form.getByRole('button', { name: say('reminder.cancel'), exact: true }).click();
  await expect(form).toBeHidden();
  await editor
    .getByRole('button', { name: say(isPhone(page) ? 'editor.close' : 'editor.discard'), exact: true })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('the question before discarding');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('editor.discard'), exact: true })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
};

const tourDialogs = async ({ page, say, look }: Tour): Promise<void> => {
  await page.getByRole('button', { name: say('notification.title') }).click();
  await look('the notifications');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').press('?');
  await expect(page.getByRole('dialog', { name: say('shortcut.title') })).toBeVisible();
  await look('the shortcuts');
  await leave(page.getByRole('dialog'));
};

const tourProfile = async ({ page, say, look }: Tour): Promise<void> => {
  await arrive(page, '/dashboard/profile');
  await look('the profile');
  const cards = ['basic', 'education', 'employment', 'hobbies', 'interests', 'about'] as const;
  for (const card of cards) {
    const title = say(`profile.${card}`);
    await page.getByRole('button', { name: say('profile.edit', { title }), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`the form of ${card}`);
    await leave(page.getByRole('dialog'));
  }
};

const leave = async (dialog: Locator): Promise<void> => {
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
};

/** Through the screens that anybody sees, after leaving. */
export const tourEntrance = async ({ page, say, look }: Omit<Tour, 'note' | 'word'>): Promise<void> => {
  await page.evaluate((key) => sessionStorage.removeItem(key), storageKeys.token);
  await page.goto('/login');
  await page.getByRole('button', { name: say('auth.login.withPin') }).click();
  await look('the login by pin');
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).press('Enter');
  await arrive(page, '/signup');
  await page.getByLabel(say('auth.password'), { exact: true }).fill('x');
  await page.getByLabel(say('auth.confirmPassword'), { exact: true }).fill('y');
  await page.keyboard.press('Enter');
  await look('the signup, full of mistakes');
  await arrive(page, '/forgot-password');
  await look('the forgotten password');
  await arrive(page, '/reset-password?token=unused');
  await look('the new password');
  await arrive(page, '/verify-email?token=unknown');
  await expect(page.getByRole('heading', { name: say('auth.verify.badLinkTitle') })).toBeVisible();
  await look('a link that did not work');
  await arrive(page, '/goals');
  await look('a document');
  await arrive(page, '/no-such-page');
  await look('an unknown address');
};
