import type { Page } from '@playwright/test';
import { findFreePort, startThrowawayApp } from '../scripts/app/run-app.ts';
import { test as base, expect } from './fixtures.ts';
import { findGivenApp } from './support/given-app.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';
import { addVirtualDevice } from './support/passkeys.ts';

const SECURITY = '/dashboard/settings/security';

type App = {
  url: string;
  dataDir: string;
  redateNotes(): Promise<void>;
  removeUnclaimedMedia(): Promise<void>;
};

/** Browsers support no passkeys for an IP address. */
const test = base.extend<object, { app: App }>({
  app: [
    async ({ mailbox }, use) => {
      const given = findGivenApp();
      const port = await findFreePort();
      const url = given?.url ?? `http://localhost:${port}`;
      const app = given
        ? null
        : await startThrowawayApp({ port, environment: { SMTP_URL: mailbox.url, PUBLIC_URL: url } });
      await use({
        url,
        dataDir: app?.dataDir ?? '',
        redateNotes: async () => undefined,
        removeUnclaimedMedia: async () => undefined,
      });
      await app?.stop();
    },
    { scope: 'worker' },
  ],
});

const addPasskey = async (page: Page, name: string, password: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
};

/** Chromium's virtual device would accept an offer at once; here a button is pressed. */
const leaveNoOffers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

test('a passkey is added, logs in without a name by a press and by autofill, is renamed and removed', async ({
  page,
  person,
  openAs,
  openDevice,
  mailbox,
  expectConsole,
}) => {
  const phone = await addVirtualDevice(page);
  await openAs(person, SECURITY);
  await expect(page.getByRole('heading', { name: 'No passkeys yet' })).toBeVisible();

  await test.step('a wrong password is said at its field, and nothing is asked of the device', async () => {
    expectConsole('error', /status of 400/);
    await addPasskey(page, 'My phone', 'wrong');
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await expect(dialog).toContainText('Current password is not correct');
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await phone.countPasskeys()).toBe(0);
  });

  await test.step('a device whose person is not verified adds nothing', async () => {
    await phone.setVerifies(false);
    await addPasskey(page, 'My phone', person.password);
    await expect(page.getByText('The passkey was not added. Try again')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await phone.setVerifies(true);
  });

  await addPasskey(page, 'My phone', person.password);
  await expect(page.getByText('“My phone” was added')).toBeVisible();
  await expect(page.getByText(/^Added .*, never used$/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await mailbox.takeMail(person.email)).toMatchObject({ subject: 'A passkey was added' });

  await test.step('by a press, on the page that was asked for', async () => {
    const other = await openDevice();
    await leaveNoOffers(other);
    const key = await addVirtualDevice(other, { answersByItself: false });
    await other.goto('/login?next=%2Fdashboard%2Fpassions');
    const button = other.getByRole('button', { name: 'Use a passkey' });
    await button.focus();
    await other.keyboard.press('Enter');
    await expect(other.getByText('Follow what your device shows.')).toBeVisible();
    await expectAccessibleInBothSchemes(other);
    await other.setViewportSize({ width: 320, height: 800 });
    await expectNoOverflow(other);
    await phone.copyTo(key);
    await key.setAnswersByItself();
    await other.reload();
    await button.click();
    await expect(other).toHaveURL('/dashboard/passions');
  });

  await test.step('a device that refuses leaves the other ways open', async () => {
    const third = await openDevice();
    await leaveNoOffers(third);
    const stranger = await addVirtualDevice(third);
    await phone.copyTo(stranger);
    await stranger.setVerifies(false);
    await third.goto('/login');
    await third.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(third.getByRole('alert')).toContainText('That did not work. Try again, or log in with your password.');
    await expectAccessibleInBothSchemes(third);
  });

  await test.step('by autofill, which is offered below the field for the name', async () => {
    const fourth = await openDevice();
    await fourth.goto('/signup');
    await phone.copyTo(await addVirtualDevice(fourth));
    await fourth.goto('/login');
    await expect(fourth).toHaveURL('/dashboard/home');
  });

  await test.step('it is renamed and removed, and opens nothing any more', async () => {
    await page.reload();
    await expect(page.getByText(/^Added .*, last used /)).toBeVisible();
    await page.getByRole('button', { name: 'Rename My phone' }).click();
    await page.getByLabel('Name of the passkey').fill('Amma’s tablet');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Amma’s tablet' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('You can no longer log in with it. Your password stays.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
    expect(await mailbox.takeMail(person.email)).toMatchObject({ subject: 'A passkey was removed' });
    expectConsole('error', /status of 401/);
    const late = await openDevice();
    await leaveNoOffers(late);
    await phone.copyTo(await addVirtualDevice(late));
    await late.goto('/login');
    await late.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(late.getByRole('alert')).toContainText('That did not work.');
    await expect(late).toHaveURL('/login');
  });
});
