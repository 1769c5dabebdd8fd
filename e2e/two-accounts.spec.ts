import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logOut } from './support/account-screens.ts';
import { enterText, findEditor, listNotes } from './support/editor.ts';
import { findCard, HOME } from './support/notes.ts';
import { pinOffline, waitForOutbox } from './support/offline.ts';
import type { Person } from './support/people.ts';

test.use({ isIdleShort: true });

/** Expected console errors: calls without a network, and refused calls. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch|401/;

/** Opens the feed as a person who does not stay logged in: the session is this tab's alone. */
const openInTab = async (page: Page, person: Person): Promise<void> => {
  const { token } = await person.logIn();
  await page.goto('/privacy-policy');
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [storageKeys.token, token] as const);
  await page.goto(HOME);
  await waitForOutbox(page);
  await enterText(findEditor(page));
};

test('A logout removes nothing of another person in another tab: neither waiting changes nor a draft', async ({
  page,
  context,
  person,
  people,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  const other = await people.create();
  await openInTab(page, person);
  const tab = await context.newPage();
  await openInTab(tab, other);
  await pinOffline(tab, 'Gas cylinder');
  await findEditor(tab).title.fill('Half a thought');
  await expect.poll(() => tab.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toContain('Half');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(findCard(tab, 'Gas cylinder')).toBeVisible();
  expect(await tab.evaluate((key) => localStorage.getItem(key), storageKeys.draft)).toContain('Half a thought');
  await context.setOffline(false);
  await expect
    .poll(() => listNotes(api, other).then((notes) => notes.map(({ title }) => title)))
    .toEqual(['Gas cylinder']);
  await expect(findEditor(tab).title).toHaveValue('Half a thought');
});
