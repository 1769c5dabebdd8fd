import type { Page } from '@playwright/test';
import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import {
  fillSignup,
  joinButton,
  logInByPassword,
  logInByPin,
  loginButton,
  logOut,
  moveToOwnAddress,
  passwordField,
  readTokens,
  typePin,
} from './support/account-screens.ts';

const HOME = '/dashboard/home';
const PIN_TRIES = 5;
const PASSWORD_TRIES = 10;

test.beforeEach(({ context }) => moveToOwnAddress(context));

test('a person signs up, opens the mailed link and logs in by password, later by pin', async ({
  page,
  people,
  mailbox,
}) => {
  const signup = people.newSignup();
  await page.goto('/signup');
  await fillSignup(page, signup);
  await joinButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    `A verification link has been sent to ${signup.email}. Please verify email and login.`,
  );
  await dialog.getByRole('button', { name: 'Go to login' }).click();
  await expect(page).toHaveURL('/login');

  const link = await mailbox.takeLink(signup.email);
  expect(link.pathname).toBe('/verify-email');
  await page.goto(link.href);
  await expect(page.getByText('Email verified Successfully. Redirecting to login...')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await logInByPassword(page, signup.username, signup.password);
  await expect(page).toHaveURL(HOME);
  // People without details are asked for them.
  await page.getByRole('dialog', { name: 'Edit Basic Details' }).getByRole('button', { name: 'Close' }).click();
  await logOut(page);
  await expect(page).toHaveURL('/login');

  await logInByPin(page, signup.username, signup.pin);
  await expect(page).toHaveURL(HOME);
});

test('wrong pins from an unknown device close pin login there, while the known device still gets in', async ({
  page,
  person,
  openDevice,
  expectConsole,
}) => {
  expectConsole('error', /401/);
  expectConsole('error', /429/);
  await page.goto('/login');
  await logInByPassword(page, person.username, person.password);
  await expect(page).toHaveURL(HOME);
  await logOut(page);

  const stranger = await openDevice();
  await moveToOwnAddress(stranger.context());
  await stranger.goto('/login');
  await stranger.getByLabel('Username').fill(person.username);
  await stranger.getByRole('button', { name: 'Login with 4-digit pin instead' }).click();
  for (let attempt = 0; attempt < PIN_TRIES; attempt += 1) {
    await typePin(stranger, `000${attempt}`);
    const answer = stranger.waitForResponse('**/api/auth/login');
    await stranger.keyboard.press('Enter');
    expect((await answer).status()).toBe(401);
    await expect(stranger.getByRole('alert')).toHaveText('Unable to login. Check your credentials.');
  }
  await typePin(stranger, person.pin);
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByRole('alert')).toContainText('Too many wrong pins. Login with your password instead.');

  await logInByPin(page, person.username, person.pin);
  await expect(page).toHaveURL(HOME);

  await stranger.getByRole('button', { name: 'Use my password' }).click();
  await expect(passwordField(stranger)).toBeFocused();
  await stranger.keyboard.type(person.password);
  await stranger.keyboard.press('Enter');
  await expect(stranger).toHaveURL(HOME);
});

test('too many wrong passwords: the screen shows how long to wait, and prevents sending in between', async ({
  page,
  person,
  api,
  expectConsole,
}) => {
  expectConsole('error', /429/);
  for (let attempt = 0; attempt < PASSWORD_TRIES; attempt += 1) {
    await api.call('login', { body: { username: person.username, password: `wrong ${attempt}` } });
  }
  await page.goto('/login');
  await logInByPassword(page, person.username, person.password);
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 15 minutes.');
  await expect(loginButton(page)).toBeDisabled();
  await expect(passwordField(page)).toHaveValue(person.password);
});

test('a short wait is counted down and then forgotten', async ({ page, expectConsole }) => {
  expectConsole('error', /429/);
  await page.clock.install();
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { ...ourMark, 'retry-after': '50' },
      json: { error: 'Too many attempts. Try again in 50 seconds.', code: 'too_many_attempts' },
    }),
  );
  await page.goto('/login');
  await logInByPassword(page, 'meera', 'Violin and rain 7');
  await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Try again in [2345]\d seconds\.$/);
  // From here on the clock is controlled by the test.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const left = Number(/\d+/.exec((await page.getByRole('alert').textContent()) ?? '')?.[0]);
  await page.clock.runFor((left - 1) * 1000);
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 1 second.');
  await page.clock.runFor(1000);
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(loginButton(page)).toBeEnabled();
});

test('a forgotten password is reset by the mailed link, and the other tab is thrown out', async ({
  page,
  person,
  mailbox,
  context,
  expectConsole,
}) => {
  expectConsole('error', /401/);
  const newPassword = 'Monsoon-2026';
  const other = await context.newPage();
  await other.goto('/login');
  await logInByPassword(other, person.username, person.password);
  await expect(other).toHaveURL(HOME);

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Request Reset URL' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Password reset link has been sent to ${person.email}.`);
  await page.getByRole('button', { name: 'Go to login' }).click();
  await expect(page).toHaveURL('/login');

  const link = await mailbox.takeLink(person.email);
  await page.goto(link.href);
  await passwordField(page).fill(newPassword);
  await page.getByLabel('Repeat Password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Your password has been changed. Login with the new one, then set a new pin in Settings'),
  ).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  expect(await readTokens(other)).toEqual({ local: null, session: null });

  await logInByPassword(page, person.username, person.password);
  await expect(page.getByRole('alert')).toHaveText('Unable to login. Check your credentials.');
  await logInByPassword(page, person.username, newPassword);
  await expect(page).toHaveURL(HOME);
});

test('a reset in the browser of a kept session leads to the login, not back into the dead session', async ({
  page,
  person,
  mailbox,
  expectConsole,
}) => {
  expectConsole('error', /401/);
  await page.goto('/login');
  await page.getByLabel('Keep me logged in').check();
  await logInByPassword(page, person.username, person.password);
  await expect(page).toHaveURL(HOME);
  await page.request.post('/api/auth/request-reset-password', { data: { email: person.email } });
  await page.goto((await mailbox.takeLink(person.email)).href);
  await passwordField(page).fill('Monsoon-2026');
  await page.getByLabel('Repeat Password').fill('Monsoon-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await readTokens(page)).toEqual({ local: null, session: null });
});

test('without "Keep me logged in" the token stays in the tab, and a logout still reaches the other one', async ({
  page,
  person,
  context,
}) => {
  await page.goto('/login');
  await logInByPassword(page, person.username, person.password);
  await expect(page).toHaveURL(HOME);
  const { local, session } = await readTokens(page);
  expect(local).toBeNull();
  expect(session).toEqual(expect.any(String));
  await page.reload();
  await expect(page).toHaveURL(HOME);

  const other = await context.newPage();
  await other.goto(HOME);
  await expect(other).toHaveURL(/\/login/);
  await logInByPassword(other, person.username, person.password);
  await expect(other).toHaveURL(HOME);
  await expectLogoutInBoth(page, other);
});

test('with "Keep me logged in" another tab is logged in too, and logged out with the first', async ({
  page,
  person,
  context,
}) => {
  await page.goto('/login');
  await page.getByLabel('Keep me logged in').check();
  await logInByPassword(page, person.username, person.password);
  await expect(page).toHaveURL(HOME);
  const { local, session } = await readTokens(page);
  expect(local).toEqual(expect.any(String));
  expect(session).toBe(local);

  const other = await context.newPage();
  await other.goto('/login');
  await expect(other).toHaveURL(HOME);
  await expectLogoutInBoth(page, other);
});

const expectLogoutInBoth = async (page: Page, other: Page) => {
  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await readTokens(other)).toEqual({ local: null, session: null });
};

test('an unverified account gets a message, and its link again', async ({
  page,
  people,
  api,
  mailbox,
  expectConsole,
}) => {
  expectConsole('error', /40[13]/);
  const signup = people.newSignup();
  await api.demand('signup', { body: signup, address: '10.1.1.1' });
  await mailbox.takeLink(signup.email);
  await page.goto('/login');
  await logInByPassword(page, signup.username, 'not the password 1');
  await expect(page.getByRole('alert')).toHaveText('Unable to login. Check your credentials.');

  await logInByPassword(page, signup.username, signup.password);
  await expect(page.getByRole('alert')).toContainText('Please verify your email before logging in.');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('A new link is on its way. Check your mail.')).toBeVisible();

  await page.goto((await mailbox.takeLink(signup.email)).href);
  await expect(page.getByText('You are in')).toBeVisible();
});

test('a login leads back to the requested page, never to another site; an e-mail address works in any case', async ({
  page,
  person,
}) => {
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL(/\/login\?next=/);
  await logInByPassword(page, person.email.toUpperCase(), person.password);
  await expect(page).toHaveURL('/dashboard/settings');
  await page.evaluate(() => sessionStorage.clear());

  const elsewhere = ['/.//example.org/x', 'https://example.org/', '//example.org/', '/\\example.org/'];
  const addresses = elsewhere.map((next) => `/login?next=${encodeURIComponent(next)}`);
  await page.goto(addresses[0] ?? '');
  await logInByPassword(page, person.username, person.password);
  await expect(page).toHaveURL(HOME);
  // Logged-in people are redirected.
  for (const address of addresses) {
    await page.goto(address);
    await expect(page, address).toHaveURL(HOME);
  }
});

test('a network failure while verifying leaves the link valid for another try; a used link is refused', async ({
  page,
  people,
  api,
  mailbox,
  expectConsole,
}) => {
  expectConsole('error', /ERR_FAILED/);
  expectConsole('error', /400/);
  const signup = people.newSignup();
  await api.demand('signup', { body: signup, address: '10.1.1.3' });
  const link = await mailbox.takeLink(signup.email);
  let calls = 0;
  await page.route('**/api/auth/emailverification', (route) => {
    calls += 1;
    return calls === 1 ? route.abort() : route.continue();
  });
  await page.goto(link.href);
  await expect(page.getByText('Unable to verify Email. Try again. PinLife is not reachable right now.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Email verified Successfully. Redirecting to login...')).toBeVisible();
  expect(calls).toBe(2);

  await page.goto(link.href);
  await expect(page.getByText('Unable to verify Email. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to signup' }).click();
  await expect(page).toHaveURL('/signup');

  await page.goto('/reset-password?token=used');
  await passwordField(page).fill('Monsoon-2026');
  await page.getByLabel('Repeat Password').fill('Monsoon-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This reset link is no longer valid. Request a new one.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
