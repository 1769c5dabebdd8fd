import { expect, test } from './fixtures.ts';
import { logOut } from './support/account-screens.ts';
import { cardTitles, findCard, HOME, pinMany, pinNotes } from './support/notes.ts';
import { expectKept, listKeptTitles, openKept, waitForWorker } from './support/offline.ts';
import { expectAccessible } from './support/page-checks.ts';
import { endOtherSessions } from './support/session-end.ts';

test.use({ serviceWorkers: 'allow' });

/** Browsers tell of every call that finds no network. */
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
  await pinNotes(api, person, [
    { title: 'Fern', reminders: [{ selectedDateTime: tomorrow, timezone: 'Asia/Kolkata' }] } as never,
  ]);
  await pinMany(api, person, 12);
  await pinNotes(api, person, [
    { title: 'Fish curry', content: '<p>Kudampuli and coconut oil.</p>', options: { passion: true } },
  ]);
  const titles = ['Fern', 'Fish curry', ...Array.from({ length: 12 }, (_each, index) => `Pinup ${index}`)];
  await openKept(page, person, HOME);
  // Also those that nobody has scrolled to.
  await expectKept(page, titles);
  await waitForWorker(page);

  await context.setOffline(true);
  const tab = await context.newPage();
  await page.close();
  await tab.goto(HOME);
  await expect(findCard(tab, 'Fish curry')).toBeVisible();
  await expect(tab.getByText(/^Offline\. What you write/)).toBeVisible();
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Meera');
  await expect(tab.getByRole('complementary').getByText('Fern')).toBeAttached();
  await expect(async () => {
    await tab.keyboard.press('End');
    await expect(findCard(tab, 'Fern')).toBeAttached({ timeout: 500 });
  }).toPass();

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

  // Whatever happened meanwhile is there as soon as the network is.
  await pinNotes(api, person, [{ title: 'From the phone' }]);
  await context.setOffline(false);
  await expect(tab.getByText('Back online. Nothing was waiting.')).toBeVisible();
  await tab.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(findCard(tab, 'From the phone')).toBeVisible();
  await expect(tab.getByText(/^Offline\. What you write/)).toBeHidden();
});

test('A reminder rings without a network, at its time and once, and its note can be marked as done from there', async ({
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
  await openKept(page, person, HOME);
  await expectKept(page, ['Stove']);
  await waitForWorker(page);
  await context.setOffline(true);
  const tab = await context.newPage();
  await page.close();
  await tab.clock.install();
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
  // Another tab holds the store open too.
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

test('Whoever does not stay logged in leaves nothing in the browser', async ({ page, person, openAs, api }) => {
  await pinNotes(api, person, [{ title: 'On a borrowed computer' }]);
  await openAs(person, HOME);
  await expect(findCard(page, 'On a borrowed computer')).toBeVisible();
  await waitForWorker(page);
  expect(await listKeptTitles(page)).toEqual([]);
});
