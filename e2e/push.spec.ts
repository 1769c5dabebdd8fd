import { pushTagOf } from '@pinlife/contract/push/payload';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openTab } from './support/editor.ts';
import { findCard, HOME, pinNote } from './support/notes.ts';
import { expectAccessible } from './support/page-checks.ts';
import { openDesk, readPayload, subscribeTo } from './support/push.ts';
import { addReminder } from './support/reminders.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const SETTINGS = '/dashboard/settings';

/** The first start of the service worker fetches the whole app; the page waits up to 30 seconds for it. */
const expectEnabled = (page: Page): Promise<void> =>
  expect(page.getByText('Reminders reach this device now, also when PinLife is closed.')).toBeVisible({
    timeout: 45_000,
  });

test('A reminder reaches a browser in which no page is open, and is done from there', async ({
  page,
  context,
  person,
  openAs,
  api,
  app,
  pushService,
}) => {
  const browser = await subscribeTo(pushService, page);
  const note = await pinNote(api, person, { title: 'Soak the rice', content: '<p>Four hours for the rice.</p>' });
  await openAs(person, SETTINGS);
  const token = await person.getToken();

  await page.getByRole('switch', { name: 'Remind me here when PinLife is closed' }).check();
  await expectEnabled(page);
  const devices = page.getByRole('list', { name: 'Devices that get reminders' });
  await expect(devices.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('A test is on its way to 1 device.')).toBeVisible();
  expect(readPayload((await browser.take()).text)).toMatchObject({ title: 'PinLife', note: null });

  const desk = await openDesk(context, app.url);
  await page.close();
  await addReminder(api, person, note._id, 1500, { repeatType: 'Daily', isRepeating: true });
  const payload = readPayload((await browser.take()).text);
  const tag = pushTagOf(payload.id);
  expect(payload.message).toBe('Four hours for the rice.');
  const shown = { title: 'Soak the rice', tag, actions: ['Done', 'Snooze 10 min'] };
  // Sent twice, it is shown once.
  for (const message of ['Four hours for the rice.', 'Sent again.']) {
    await desk.deliver(JSON.stringify({ ...payload, message }));
    await expect.poll(desk.listShown).toEqual([{ ...shown, body: message }]);
  }
  await desk.press(tag, 'done');
  await expect.poll(desk.listShown).toEqual([]);
  expect(await api.demand('getNote', { token, params: { id: note._id } })).toMatchObject({
    done: true,
    reminders: [{ nextAt: null }],
  });
  expect(await api.demand('countUnreadNotifications', { token })).toBe(0);
});

test('A push rings in the open page too; it is snoozed there, opened from the system, and read everywhere', async ({
  page,
  context,
  person,
  openAs,
  api,
  app,
  pushService,
}) => {
  const browser = await subscribeTo(pushService, page);
  const [rice, varnam] = [
    await pinNote(api, person, { title: 'Soak the rice' }),
    await pinNote(api, person, { title: 'Varnam' }),
  ];
  await openAs(person, HOME);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Enable' }).click();
  await expectEnabled(page);
  await page.keyboard.press('Escape');
  const desk = await openDesk(context, app.url);
  await page.bringToFront();

  await addReminder(api, person, rice._id, 1500);
  const alert = page.getByRole('alert').filter({ hasText: 'Soak the rice' });
  await expect(alert).toBeVisible();
  const { text } = await browser.take();
  await desk.deliver(text);
  await expect.poll(async () => (await desk.listShown()).length).toBe(1);
  await alert.getByRole('button', { name: 'Snooze' }).click();
  await expect(alert.getByRole('button', { name: '10 minutes' })).toBeFocused();
  await alert.getByRole('button', { name: '1 hour' }).click();
  await expect(page.getByText(/^It rings again/)).toBeVisible();
  // Reading it removes the system's notification.
  await expect.poll(desk.listShown).toEqual([]);

  await addReminder(api, person, varnam._id, 1500);
  await expect(page.getByRole('alert').filter({ hasText: 'Varnam' })).toBeVisible();
  const push = (await browser.take()).text;
  await desk.deliver(push);
  await expect.poll(async () => (await desk.listShown()).length).toBe(1);
  await desk.press(pushTagOf(readPayload(push).id));
  await expect(page.getByRole('dialog', { name: 'Varnam' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Varnam' })).toBeHidden();
  await expect(page.getByLabel('Notifications', { exact: true })).toHaveCount(1);
});

test('A browser that is logged out gets no reminders', async ({ page, person, openAs, api, pushService }) => {
  await subscribeTo(pushService, page);
  await openAs(person, SETTINGS);
  await page.getByRole('switch', { name: 'Remind me here when PinLife is closed' }).check();
  await expectEnabled(page);
  await expect(page.getByRole('list', { name: 'Devices that get reminders' })).toBeVisible();
  const { token } = await person.logIn();
  expect(await api.demand('listPushDevices', { token })).toHaveLength(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => api.demand('listPushDevices', { token })).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull();
});

test('The app can be installed, opens without a network, and is fresh as soon as there is one', async ({
  page,
  context,
  person,
  openAs,
  api,
  expectConsole,
}) => {
  expectConsole('error', /ERR_INTERNET_DISCONNECTED/);
  await pinNote(api, person, { title: 'Monsoon' });
  await openAs(person, HOME);
  await expect(findCard(page, 'Monsoon')).toBeVisible();
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect(findCard(page, 'Monsoon')).toBeVisible();

  await context.setOffline(true);
  const tab = await openTab(page);
  await expect(tab.getByText(/not reachable|offline/i).first()).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await context.setOffline(false);
  await tab.reload();
  await expect(findCard(tab, 'Monsoon')).toBeVisible();
});
