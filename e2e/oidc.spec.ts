import type { Page } from '@playwright/test';
import { createApi } from '../scripts/app/api.ts';
import { findFreePort, startThrowawayApp } from '../scripts/app/run-app.ts';
import { type OidcServer, startOidcServer } from '../testing/oidc-server.ts';
import { test as base, expect } from './fixtures.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const SECURITY = '/dashboard/settings/security';
const NAME = 'Riverside School';

/** An instance with its own provider. */
const test = base.extend<object, { provider: OidcServer & { app: { url: string; dataDir: string } } }>({
  provider: [
    async ({ mailbox }, use) => {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}`;
      const provider = await startOidcServer([`${url}/api/auth/oidc/callback`], [`${url}/login`]);
      const environment = { SMTP_URL: mailbox.url, ...describeProvider(provider, url) };
      const { dataDir, stop } = await startThrowawayApp({ port, environment });
      await use(Object.assign(provider, { app: { url, dataDir } }));
      await stop();
      await provider.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ provider }, use) =>
      use({ ...provider.app, redateNotes: async () => undefined, removeUnclaimedMedia: async () => undefined }),
    { scope: 'worker' },
  ],
});

const describeProvider = (provider: OidcServer, url: string) => ({
  PUBLIC_URL: url,
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
  OIDC_NAME: NAME,
});

const goOn = (page: Page) => page.getByRole('button', { name: `Continue with ${NAME}` }).click();

test('the provider opens an account that was connected once, makes new ones, and is disconnected again', async ({
  provider,
  page,
  person,
  openDevice,
  expectConsole,
}) => {
  provider.person = { sub: 'meera', email: person.email, email_verified: true };

  await test.step('its button comes first, and leads there and back', async () => {
    expectConsole('error', /status of 409/);
    await page.goto('/login?next=%2Fdashboard%2Fpinups');
    await expect(page.getByRole('button', { name: `Continue with ${NAME}` })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
    await goOn(page);
    await expect(page.getByRole('heading', { name: 'Do you have an account here?' })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });

  await test.step('the same address opens nothing: the password does, and leads to the requested page', async () => {
    expectConsole('error', /status of 401/);
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill('Not the password 1');
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Unable to login' })).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page).toHaveURL('/dashboard/pinups');
  });

  await test.step('a logout ends the session there too', async () => {
    await page.goto(SECURITY);
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
    await page.goto('/dashboard/home');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('the next time it opens by one press', async () => {
    await goOn(page);
    await expect(page).toHaveURL('/dashboard/home');
  });

  await test.step('Settings disconnect and connect it', async () => {
    await page.goto(SECURITY);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    const question = page.getByRole('alertdialog', { name: `Disconnect ${NAME}?` });
    await expect(question).toContainText('Your password stays.');
    await question.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText(`${NAME} no longer opens your account`)).toBeVisible();
    await page.getByRole('button', { name: `Connect ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: `Connect ${NAME}` });
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await expectAccessibleInBothSchemes(page);
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText(`${NAME} opens your account from now on`)).toBeVisible();
    await expect(page).toHaveURL(SECURITY);
    await expect(page.getByText(/^Connected .*, last used/)).toBeVisible();
  });

  await test.step('a stranger makes an account, which has no other way in', async () => {
    const device = await openDevice();
    provider.person = { sub: 'rosa', email: 'rosa@school.example', email_verified: true, name: 'Rosa Dizon' };
    await device.goto('/login');
    await goOn(device);
    await device.getByRole('button', { name: 'Make a new account' }).click();
    await expect(device).toHaveURL('/dashboard/home');
    await device.goto(SECURITY);
    await expect(device.getByText('Your only way in. Set a password first.')).toBeVisible();
    await expect(device.getByRole('button', { name: 'Disconnect' })).toBeDisabled();
    await expectAccessibleInBothSchemes(device);
  });

  await test.step('an invitation is passed on to the provider and back', async () => {
    expectConsole('error', /status of 409/);
    const api = createApi(provider.app.url);
    const { token } = await person.logIn();
    await api.demand('setSignupRule', { token, body: { signup: 'invite' } });
    const { url } = await api.demand('createInvitation', { token, body: { places: 1, days: 1 } });
    const device = await openDevice();
    provider.person = { sub: 'tom', email: 'tom@school.example', email_verified: true, name: 'Tom Weber' };
    await device.goto('/login');
    await goOn(device);
    await expect(device.getByText(`Nobody here is connected to that ${NAME} account.`)).toBeVisible();
    await expect(device.getByRole('button', { name: 'Make a new account' })).toBeHidden();
    await device.goto(url ?? '');
    await expect(device.getByText('You are invited.')).toBeVisible();
    await expectAccessibleInBothSchemes(device);
    await goOn(device);
    await device.getByRole('button', { name: 'Make a new account' }).click();
    await expect(device).toHaveURL('/dashboard/home');
    await api.demand('setSignupRule', { token, body: { signup: 'open' } });
  });

  await test.step('a refusal or a failure at the provider shows a message, and other logins stay open', async () => {
    const device = await openDevice();
    provider.person = null;
    await device.goto('/login');
    await goOn(device);
    await expect(device.getByText(`${NAME} did not let you in. Try again, or log in another way.`)).toBeVisible();
    await expectAccessibleInBothSchemes(device);
    provider.override = (request, response) => {
      if (request.url !== '/token') return false;
      response.writeHead(502).end();
      return true;
    };
    provider.person = { sub: 'meera' };
    await goOn(device);
    await expect(device.getByText(`${NAME} does not answer. Log in another way, or try again later.`)).toBeVisible();
    await expectAccessibleInBothSchemes(device);
    provider.override = null;
    await expect(device.getByLabel('Username')).toBeVisible();
  });
});

base('no password form is shown if the provider is the only login', async ({ openDevice }) => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await startOidcServer([`${url}/api/auth/oidc/callback`], [`${url}/login`]);
  const environment = { ...describeProvider(provider, url), OIDC_ONLY: 'on' };
  const only = await startThrowawayApp({ port, environment });
  try {
    for (const path of ['/login', '/signup']) {
      const device = await openDevice();
      const release = Promise.withResolvers<void>();
      await device.route('**/api/instance', async (route) => {
        await release.promise;
        await route.continue();
      });
      await device.goto(`${url}${path}`);
      const field = device.getByLabel('Username');
      await expect(field).toBeAttached();
      await expect(field).toBeHidden();
      release.resolve();
      await expect(device.getByRole('button', { name: `Continue with ${NAME}` })).toBeVisible();
      await expect(field).toBeHidden();
      await expectAccessibleInBothSchemes(device);
    }
  } finally {
    await only.stop();
    await provider.close();
  }
});
