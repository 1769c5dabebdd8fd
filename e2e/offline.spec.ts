import { storageKeys } from '@pinlife/contract/storage-keys';
import { uploadMedia } from '../scripts/app/upload.ts';
import { makePhoto } from '../scripts/demo/media.ts';
import { expect, test } from './fixtures.ts';
import { logOut } from './support/account-screens.ts';
import { findEditor, listNotes } from './support/editor.ts';
import { drawPicture } from './support/media.ts';
import { cardTitles, findCard, HOME, pinMany, pinNotes } from './support/notes.ts';
import {
  expectKept,
  expectKeptPictures,
  listKeptTitles,
  openKept,
  openWithKept,
  waitForWorker,
} from './support/offline.ts';
import { expectAccessible } from './support/page-checks.ts';
import { endOtherSessions } from './support/session-end.ts';

test.use({ serviceWorkers: 'allow' });

/** Expected console errors: calls without a network. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/;

test('Without a network PinLife opens, and lists, notes, search, events and profile can be read', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const { token, id: userId } = await person.logIn();
  const { _id: picture } = await uploadMedia(api, { userId, token }, await makePhoto('munnar'));
  await pinNotes(api, person, [
    { title: 'Fern', media: [picture], reminders: [{ selectedDateTime: tomorrow, timezone: 'Asia/Kolkata' }] } as never,
  ]);
  await pinMany(api, person, 12);
  await pinNotes(api, person, [
    { title: 'Fish curry', content: '<p>Kudampuli and coconut oil.</p>', options: { passion: true } },
  ]);
  const titles = ['Fern', 'Fish curry', ...Array.from({ length: 12 }, (_each, index) => `Pinup ${index}`)];
  // Also cards that were not scrolled to.
  await openWithKept(page, person, titles);
  await expectKeptPictures(page, 1);

  await context.setOffline(true);
  const tab = await context.newPage();
  await page.close();
  await tab.goto(HOME);
  await expect(findCard(tab, 'Fish curry')).toBeVisible();
  await expect(tab.getByText(/^Offline\. What you write/)).toBeVisible();
  const offlineSince = Date.now();
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Meera');
  await expect(tab.getByRole('complementary').getByText('Fern')).toBeAttached();
  await expect(async () => {
    await tab.keyboard.press('End');
    await expect(findCard(tab, 'Fern')).toBeAttached({ timeout: 400 });
  }).toPass();
  // The picture was not opened yet; its thumbnail is kept.
  const fern = findCard(tab, 'Fern')
    .getByRole('button', { name: /^Open image/ })
    .locator('img');
  await expect.poll(() => fern.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await tab.getByRole('link', { name: 'Passions' }).click();
  await expect.poll(() => cardTitles(tab)).toEqual(['Fish curry']);
  await tab.getByRole('link', { name: 'Pinups', exact: true }).click();
  await expect.poll(() => cardTitles(tab)).toEqual(['Fern']);
  const search = tab.getByRole('combobox', { name: /search/i });
  await search.fill('coconut');
  await expect(tab.getByRole('option', { name: /Fish curry/ })).toBeVisible();
  await expect(tab.getByText('Search looks only through the pinups kept on this device')).toBeVisible();
  await expectAccessible(tab);
  await search.press('Enter');
  await expect.poll(() => cardTitles(tab)).toEqual(['Fish curry']);
  await findCard(tab, 'Fish curry').getByRole('link', { name: 'Fish curry' }).click();
  await expect(tab.getByRole('dialog').getByText('Kudampuli and coconut oil.')).toBeVisible();
  await tab.keyboard.press('Escape');

  // Changes made meanwhile appear when the network returns.
  await pinNotes(api, person, [{ title: 'From the phone' }]);
  // The page does not announce the end of a shorter outage.
  await expect.poll(() => Date.now() - offlineSince).toBeGreaterThan(3000);
  // It is shown for a few seconds only.
  const told = expect(tab.getByText('Back online. Nothing was waiting.')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await told;
  await tab.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(findCard(tab, 'From the phone')).toBeVisible();
  await expect(tab.getByText(/^Offline\. What you write/)).toBeHidden();
});

test('A reminder rings offline, on time and once, even if the clock is fast; its note is marked as done there', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await pinNotes(api, person, [
    { title: 'Stove', reminders: [{ selectedDateTime: inAnHour, timezone: 'Asia/Kolkata' }] } as never,
  ]);
  await context.clock.install({ time: Date.now() + 2 * 3_600_000 });
  await openWithKept(page, person, ['Stove']);
  // Every few seconds the page notes how far its clock is off.
  await context.clock.fastForward('00:11');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.clockSkew)).not.toBeNull();
  await context.setOffline(true);
  const tab = await context.newPage();
  await page.close();
  await tab.goto(HOME);
  await expect(tab.getByText(/^Offline\. What you write/)).toBeVisible();
  const alert = tab.getByRole('alert').filter({ hasText: 'Stove' });
  await tab.clock.fastForward('58:00');
  await expect(alert).toBeHidden();
  await tab.clock.fastForward('02:00');
  await expect(alert).toHaveCount(1);
  await expectAccessible(tab);
  await alert.getByRole('button', { name: 'Mark as done' }).click();
  await expect(tab.getByRole('button', { name: '1 waiting to be sent' })).toBeVisible();
  await tab.clock.fastForward('01:00');
  await expect(alert).toBeHidden();
});

test('Logout, and a session that was ended elsewhere, leave nothing to be read; another account never sees it', async ({
  page,
  context,
  person,
  people,
  api,
  allowConsole,
}) => {
  allowConsole('error', /401|ERR_INTERNET_DISCONNECTED/);
  await pinNotes(api, person, [{ title: 'Mine' }]);
  await openKept(page, person, HOME);
  await expectKept(page, ['Mine']);
  // Another tab has the store open too.
  const other = await context.newPage();
  await other.goto(HOME);
  await expect(findCard(other, 'Mine')).toBeVisible();
  await endOtherSessions(api, person);
  await expect(page).toHaveURL(/login/);
  await expectKept(page, []);

  await openKept(page, person, HOME);
  await expectKept(page, ['Mine']);
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expectKept(page, []);

  const stranger = await people.create();
  await pinNotes(api, stranger, [{ title: 'Theirs' }]);
  await openKept(page, stranger, HOME);
  await expectKept(page, ['Theirs']);
});

test('A login without “Keep me logged in” leaves nothing in the browser', async ({ page, person, openAs, api }) => {
  await pinNotes(api, person, [{ title: 'On a borrowed computer' }]);
  await openAs(person, HOME);
  await expect(findCard(page, 'On a borrowed computer')).toBeVisible();
  await waitForWorker(page);
  expect(await listKeptTitles(page)).toEqual([]);
});

test('What another app shares arrives in the editor with its files, and is sent when there is a network', async ({
  page,
  context,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', CUT);
  await pinNotes(api, person, [{ title: 'Moss' }]);
  await openWithKept(page, person, ['Moss']);
  const fern = await drawPicture(page, { name: 'fern.png', type: 'image/png', width: 64, height: 48 });
  await context.setOffline(true);
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const form = Object.assign(document.createElement('form'), { method: 'post', enctype: 'multipart/form-data' });
    form.action = '/dashboard/new';
    const add = (input: { type?: string; name: string; value?: string; multiple?: boolean }): HTMLInputElement => {
      const field = Object.assign(document.createElement('input'), input);
      form.append(field);
      return field;
    };
    const chosen = new DataTransfer();
    chosen.items.add(new File([bytes], 'fern.png', { type: 'image/png' }));
    chosen.items.add(new File(['Shade'], 'care.txt', { type: 'text/plain' }));
    add({ type: 'file', name: 'files', multiple: true }).files = chosen.files;
    add({ name: 'title', value: 'Ferns' });
    document.body.append(form);
    form.submit();
  }, fern.buffer.toString('base64'));
  await expect(page).toHaveURL(HOME);
  const editor = findEditor(page);
  await page.getByRole('button', { name: 'Start a pinup' }).click();
  await expect(editor.title).toHaveValue('Ferns');
  await expect(editor.root.getByRole('img', { name: 'fern.png' })).toBeVisible();
  await expect(editor.root.getByRole('button', { name: 'Remove care.txt' })).toBeVisible();
  await editor.save.click();
  await expect(findCard(page, 'Ferns').getByText('Waiting to be sent')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 change sent')).toBeVisible({ timeout: 30_000 });
  const [note] = await listNotes(api, person);
  expect(note?.media.map(({ type, filename }) => [type, filename])).toEqual([
    ['image', 'fern.png'],
    ['file', 'care.txt'],
  ]);
});
