import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { findEditor, listNotes } from './support/editor.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';
import { waitForOutbox } from './support/offline.ts';

test.use({ isIdleShort: true });

/** A deploy as an open page meets it: the files that it has not loaded yet are gone, and the server has a new page. */
const deploy = async (page: Page, gone: RegExp) => {
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('/assets/index-', '/assets/new-') });
    },
  );
};

/** The new page has all its files. */
const finishDeploy = (page: Page) =>
  new Promise<void>((resolve) => {
    page.once('framenavigated', async () => {
      await page.unrouteAll();
      resolve();
    });
  });

const NEW_VERSION = 'There is a new version of PinLife. Load the page again to go on.';

test('a page that is open during a deploy loads the new version when it lacks a part', async ({
  page,
  person,
  openAs,
  expectConsole,
}) => {
  expectConsole('error', /404|Failed to fetch dynamically imported module/);
  await openAs(person, HOME);
  const editor = findEditor(page);
  await expect(editor.title).toBeVisible();
  await deploy(page, /\/assets\/reminder-form[^/]*\.js/);
  const reloaded = finishDeploy(page);
  const add = editor.root.getByRole('button', { name: 'Add reminder' });
  await add.click();
  await reloaded;
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add reminder' })).toBeVisible();
});

test('a page with unsaved text is not reloaded, shows that there is a new version, and keeps the text', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /404|Failed to fetch dynamically imported module/);
  await pinNote(api, person, { title: 'Monsoon' });
  await openAs(person, HOME);
  const editor = findEditor(page);
  await editor.title.fill('Passport');
  await deploy(page, /\/assets\/reminder-form[^/]*\.js/);
  await editor.root.getByRole('button', { name: 'Add reminder' }).click();
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
  await expect(editor.title).toHaveValue('Passport');

  page.once('dialog', (dialog) => dialog.accept());
  const reloaded = finishDeploy(page);
  await page.getByRole('button', { name: 'Load again' }).click();
  await reloaded;
  await expect(editor.title).toHaveValue('Passport');
});

test('entries that wait during a deployment are sent once by the new version', async ({
  page,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /404|ERR_FAILED|Failed to fetch/);
  await openAs(person, HOME);
  await waitForOutbox(page);
  await page.route(
    ({ pathname }) => pathname === '/api/note',
    (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()),
  );
  const editor = findEditor(page);
  await editor.title.fill('Passport');
  await editor.save.click();
  await expect(findCard(page, 'Passport').getByText('Waiting to be sent')).toBeVisible();
  await deploy(page, /\/assets\/reminder-form[^/]*\.js/);
  const reloaded = finishDeploy(page);
  // It is shown for a few seconds, so the wait begins first.
  const told = expect(page.getByText('1 change sent')).toBeVisible({ timeout: 30_000 });
  await editor.root.getByRole('button', { name: 'Add reminder' }).click();
  await Promise.all([reloaded, told]);
  await expect(findCard(page, 'Passport').getByText('Waiting to be sent')).toBeHidden();
  expect((await listNotes(api, person)).map(({ title }) => title)).toEqual(['Passport']);
});
