import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logInByPassword, logOut } from './support/account-screens.ts';
import { findEditor, openTab } from './support/editor.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';
import { endOtherSessions } from './support/session-end.ts';

const SETTINGS = '/dashboard/settings';
const PROFILE = '/dashboard/profile';
const LOST = 'All unsaved progress will be lost if you leave the page';

const readDrafts = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.draft);

/** Everything that the browser keeps for the page, but the app's own files and what the tests left there. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const finish = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    /** The empty database of the outbox stays: deleting it could take along what another tab writes. */
    const listFilled = async (name: string) => {
      const opening = indexedDB.open(name);
      // Deleted since it was listed: to open it would create an empty one, which the app could never use.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await finish(opening).catch((error: DOMException) => {
        if (error.name === 'AbortError') return null;
        throw error;
      });
      if (!database) return [];
      const stores = [...database.objectStoreNames];
      const counts = await Promise.all(
        stores.map((store) => finish(database.transaction(store).objectStore(store).count())),
      );
      database.close();
      return stores.filter((_store, index) => counts[index]).map((store) => `${name} ${store}`);
    };
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const kept = [...names, ...(await Promise.all(databases.map(listFilled))).flat(), ...(await caches.keys())];
    return kept.filter((name) => name !== 'was-opened' && !name.startsWith('pl-app-')).sort();
  });

/** Calls that are running when a session ends are refused, and browsers log that; often there are none. */
const REFUSED = /401/;

const askToLogOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  return page.getByRole('alertdialog');
};

test('Logout with changed settings asks about them first', async ({ page, person, openAs }) => {
  await openAs(person, SETTINGS);
  const name = page.getByLabel('Full name');
  const question = await askToLogOut(page);
  await expect(question).not.toContainText(LOST);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();

  await name.fill('Meera S. Nair');
  await askToLogOut(page);
  await expect(question).toContainText(LOST);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Meera S. Nair');
  await logOut(page);
  await expect(page).toHaveURL('/login');
});

test('Logout asks about unsaved drafts and comments, and keeps none of them, in any tab', async ({
  page,
  person,
  openAs,
  api,
}) => {
  await pinNote(api, person, { title: 'Fish curry' });
  await openAs(person, HOME);
  const other = await openTab(page);
  await findEditor(other).title.fill('In the other tab');
  await expect.poll(() => readDrafts(page)).toContain('In the other tab');
  const question = await askToLogOut(page);
  await expect(question).toContainText(LOST);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await findEditor(page).title.fill('In this tab');
  await expect.poll(() => readDrafts(page)).toContain('In this tab');
  // The last letters are still on their way into the draft.
  await findEditor(page).title.fill('In this tab, too');
  await findEditor(other).title.fill('In the other tab, too');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect.poll(() => readDrafts(page)).toBeNull();

  await logInByPassword(page, person.username, person.password);
  await expect(findCard(page, 'Fish curry')).toBeVisible();
  await expect(findEditor(page).title).toHaveValue('');
  const card = findCard(page, 'Fish curry');
  await card
    .getByRole('button', { name: /comment/i })
    .first()
    .click();
  const comment = card.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('Less tamarind');
  await askToLogOut(page);
  await expect(question).toContainText(LOST);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const third = await openTab(page);
  const questionThere = await askToLogOut(third);
  await expect(questionThere).toContainText(LOST);
  await questionThere.getByRole('button', { name: 'Cancel' }).click();
  await comment.fill('');
  await expect(questionThere).toBeHidden();
  await askToLogOut(third);
  await expect(questionThere).not.toContainText(LOST);
});

test('After a logout nothing stays but language and colour scheme', async ({ page, person, openAs, api }) => {
  await pinNote(api, person, { title: 'Fish curry' });
  await openAs(person, SETTINGS);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // The stored record of a browser that gets pushes.
  await page.evaluate(async (key) => {
    localStorage.setItem(key, 'somebody');
    await (await caches.open('pl-push')).put('/push-record', new Response('{}'));
  }, storageKeys.push);
  await expect.poll(() => listKept(page)).toContain(storageKeys.accountLanguage);
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => listKept(page)).toEqual([storageKeys.colorScheme, storageKeys.language].sort());
});

test('An expired session restores the settings form after the login, but no password and no PIN', async ({
  page,
  person,
  people,
  openAs,
  api,
  allowConsole,
}) => {
  allowConsole('error', REFUSED);
  await openAs(person, SETTINGS);
  await page.getByLabel('Full name').fill('Meera S. Nair');
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('Rain and violin 8');
  await page.getByLabel(/digit 1 of 4/).focus();
  await page.keyboard.type('8642');
  await endOtherSessions(api, person);
  await expect(page).toHaveURL(/\/login/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain('Meera S. Nair');
  for (const secret of [person.password, 'Rain and violin 8', '8642']) expect(stored).not.toContain(secret);

  // Another person sees nothing of it.
  const stranger = await people.create({ firstName: 'Anu' });
  await logInByPassword(page, stranger.username, stranger.password);
  await expect(page.getByLabel('Full name')).toHaveValue('Anu Nair');
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await endOtherSessions(api, stranger);
  await expect(page).toHaveURL(/\/login/);

  await logInByPassword(page, person.username, person.password);
  await expect(page.getByLabel('Full name')).toHaveValue('Meera S. Nair');
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Meera S. Nair');
});

test('An expired session restores a card of the profile after the login, open as it was', async ({
  page,
  person,
  openAs,
  api,
  allowConsole,
}) => {
  allowConsole('error', REFUSED);
  await openAs(person, PROFILE);
  for (const [card, field] of [
    ['About Me', 'About Me'],
    ['Education', 'Majored'],
    ['Basic Info', 'Tagline'],
  ] as const) {
    await test.step(card, async () => {
      await page.getByRole('button', { name: `Edit ${card}` }).click();
      const input = page.getByRole('dialog').getByLabel(field);
      await input.fill('Mist until nine');
      await endOtherSessions(api, person);
      await expect(page).toHaveURL(/\/login/);
      await page.reload();
      await logInByPassword(page, person.username, person.password);
      await expect(page).toHaveURL(PROFILE);
      await expect(input).toHaveValue('Mist until nine');
      await page.reload();
      await expect(page.getByRole('button', { name: `Edit ${card}` })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('A draft waits for the person whose session expired', async ({ page, person, openAs, api, allowConsole }) => {
  allowConsole('error', REFUSED);
  await openAs(person, HOME);
  await findEditor(page).title.fill('Half a thought');
  await endOtherSessions(api, person);
  await expect(page).toHaveURL(/\/login/);
  await logInByPassword(page, person.username, person.password);
  await expect(findEditor(page).title).toHaveValue('Half a thought');
});
