import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeEnex } from '../apps/server/src/test/import-files/evernote.ts';
import { joplinItem, makeTar } from '../apps/server/src/test/import-files/joplin.ts';
import { makeKeepArchive } from '../apps/server/src/test/import-files/keep.ts';
import { makeZip } from '../apps/server/src/test/import-files/markdown.ts';
import { expect, test } from './fixtures.ts';
import { dropFile } from './support/media.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const IMPORT = '/dashboard/settings/import';
const UPLOADS = '**/media/imports/**';

const archive = makeKeepArchive([
  { title: 'Payasam for Vishu', textContent: 'Jaggery first.', color: 'YELLOW', labels: [{ name: 'Recipes' }] },
  { title: 'For the train', listContent: [{ text: 'Tickets', isChecked: true }], isPinned: true },
  { title: 'Old flat', textContent: 'The key is with Anu.', isArchived: true },
  { title: 'Thrown away', textContent: 'Not this.', isTrashed: true },
  { title: '', textContent: '' },
]);
const takeout = { name: 'takeout.zip', mimeType: 'application/zip', buffer: archive };

const main = (page: Page) => page.getByRole('main');
const zone = (page: Page) => main(page).getByText('Drop your file here');

test('a file of Google Keep is imported by one drop, over a broken line and a reload, and exported again', async ({
  page,
  person,
  openAs,
  expectConsole,
}) => {
  await openAs(person, HOME);

  await test.step('an empty wall offers it', async () => {
    await page.getByRole('link', { name: 'Bring your notes from another app' }).click();
    await expect(page.getByRole('heading', { name: 'Bring your notes', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Google Keep' }).click();
    await expect(main(page).getByText('Do not unpack it.')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await dropFile(zone(page), { name: 'holiday.rar', mimeType: 'application/zip', buffer: Buffer.from('x') });
    await expect(page.getByRole('alert')).toContainText('“holiday.rar” is none of the kinds');
  });

  await test.step('the upload continues after a reload', async () => {
    expectConsole('error', /ERR_CONNECTION_RESET/);
    await page.route(UPLOADS, (route) => route.abort('connectionreset'));
    await dropFile(zone(page), takeout);
    await expect(main(page).getByText('The connection is lost. It goes on by itself.')).toBeVisible();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(main(page).getByText('Choose “takeout.zip” again, and it goes on from there.')).toBeVisible();
    await page.unroute(UPLOADS);
    await page.locator('input[type="file"]').setInputFiles(takeout);
  });

  await test.step('it shows the content of the file before anything is imported', async () => {
    await expect(main(page).getByText('#Recipes')).toBeVisible();
    await expect(main(page).getByText('Empty: no title, no text, no picture')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payasam for Vishu' })).toBeVisible();
    await expect(main(page).getByText('3 pinups will be added')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('it is imported by the keyboard, with a report', async () => {
    await page.getByRole('button', { name: 'Bring them in' }).press('Enter');
    await expect(page.getByRole('heading', { name: '3 pinups brought in' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the report' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('3 pinups');
  });

  await test.step('it hangs in the feed', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(findCard(page, 'Payasam for Vishu')).toContainText('#Recipes');
    await expect(findCard(page, 'For the train')).toBeVisible();
  });

  await test.step('it is exported again, in the feed too', async () => {
    await page.goBack();
    await takeOut(page);
    await expect(main(page).getByText('3 pinups are in the trash for 30 days.')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Bring your notes from another app' })).toBeVisible();
  });
});

const JOPLIN_ID = '9'.repeat(32);
const NOTESNOOK =
  '---\ntitle: Gas booking\ncreated_at: 14-04-2024 05:30 PM\nupdated_at: 15-04-2024 12:05 AM\n---\n\nCall first.';

/** One pinup from each of the other apps, as the app itself writes it. */
const others = [
  [
    'Joplin',
    'Fish curry',
    'all.jex',
    makeTar({ [`${JOPLIN_ID}.md`]: joplinItem(1, JOPLIN_ID, 'Fish curry', 'Tamarind.', {}) }),
  ],
  ['Evernote', 'Boat times', 'mine.enex', makeEnex([{ title: 'Boat times', content: '<div>Half past six.</div>' }])],
  ['Notesnook', 'Gas booking', 'notesnook.zip', makeZip({ 'Home/Gas booking.md': NOTESNOOK })],
  ['Markdown', 'The flat', 'vault.zip', makeZip({ 'Home/The flat.md': 'Two rooms, one balcony.' })],
] as const;

test('files of any other app are imported in the same way, and exports of PinLife too', async ({
  page,
  person,
  people,
  openAs,
  api,
}) => {
  await openAs(person, IMPORT);
  for (const [source, title, name, buffer] of others) {
    await test.step(source, async () => {
      await dropFile(zone(page), { name, mimeType: 'application/octet-stream', buffer });
      await bringIn(page, source, title);
      await page.goBack();
      await takeOut(page);
    });
  }

  await test.step('PinLife', async () => {
    const earlier = await people.create();
    await pinNote(api, earlier, { title: 'Monsoon' });
    const { url } = await api.demand('createExport', { token: await earlier.getToken() });
    const buffer = await (await page.request.get(url)).body();
    await dropFile(zone(page), { name: 'pinlife.zip', mimeType: 'application/zip', buffer });
    await bringIn(page, 'PinLife', 'Monsoon');
    await page.goBack();
    await takeOut(page);
  });
});

/** From the preview over the report to the feed. */
const bringIn = async (page: Page, source: string, title: string) => {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Bring them in' }).click();
  await expect(page.getByRole('heading', { name: '1 pinup brought in' })).toBeVisible();
  await expect(main(page).getByText(`From ${source}`)).toBeVisible();
  await page.getByRole('link', { name: 'See them on Pinups' }).click();
  await expect(findCard(page, title)).toBeVisible();
};

const takeOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take them out' }).click();
  await expect(page.getByRole('heading', { name: 'Taken out' })).toBeVisible();
};

test('without a network the screen shows that it did not load, and loads when there is one', async ({
  page,
  person,
  openAs,
  expectConsole,
}) => {
  expectConsole('error', /ERR_INTERNET_DISCONNECTED/);
  await page.route('**/api/import', (route) => route.abort('internetdisconnected'));
  await openAs(person, IMPORT);
  await expect(main(page).getByText('Check your connection, then load it again.')).toBeVisible();
  await page.unroute('**/api/import');
  await expect(zone(page)).toBeVisible();
});
