import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { showCode } from './support/authenticator.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const SECURITY = '/dashboard/settings/security';

const typePassword = async (page: Page, password: string, button: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: button, exact: true }).click();
};

const logIn = async (page: Page, { username, password }: { username: string; password: string }): Promise<void> => {
  await page.goto('/login?next=%2Fdashboard%2Fpassions');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
};

test('two-step login is turned on by keyboard, asked for on another device, survives a reload, and is turned off', async ({
  page,
  person,
  openAs,
  openDevice,
  mailbox,
  expectConsole,
  allowConsole,
}) => {
  await openAs(person, SECURITY);
  const toggle = page.getByRole('switch', { name: 'Authenticator app' });
  await expect(toggle).not.toBeChecked();
  await toggle.focus();
  await page.keyboard.press('Space');
  await typePassword(page, person.password, 'Go on');

  const connect = page.getByRole('dialog', { name: 'Two-step login' });
  const key = await connect.getByLabel('Key for your authenticator app').innerText();
  expect(key.replace(/\s/g, '')).toMatch(/^[A-Z2-7]{32}$/);
  await expect(connect.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(connect.getByLabel(/digit 1 of 6/)).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('a wrong code is refused, the right one shows the recovery codes', async () => {
    expectConsole('error', /status of 400/);
    await connect.getByLabel(/digit 1 of 6/).focus();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(connect).toContainText('That code is not right');
    await connect.getByLabel(/digit 1 of 6/).focus();
    await page.keyboard.type(showCode(key));
    await page.keyboard.press('Enter');
  });
  const codes = page.getByRole('dialog', { name: 'Two-step login' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allInnerTexts();
  await expect(codes.getByRole('button', { name: 'Done' })).toBeDisabled();
  await expectAccessibleInBothSchemes(page);
  await test.step('the codes are printed, and nothing else', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await codes.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expect(codes.getByRole('button')).toHaveCount(0);
    await expect(codes.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
  await codes.getByLabel('I have put them somewhere safe').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(toggle).toBeChecked();
  await expect(page.getByText('10 of 10 left.')).toBeVisible();
  expect(await mailbox.takeMail(person.email)).toMatchObject({ subject: 'Two-step login was turned on' });

  const other = await openDevice();
  await test.step('another device is asked, also after a reload, and trusted if that is ticked', async () => {
    expectConsole('error', /status of 403/);
    await logIn(other, person);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await expectAccessibleInBothSchemes(other);
    await other.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(other);
    await other.goto('/dashboard/home');
    await expect(other).toHaveURL(/\/login/);
    await logIn(other, person);
    await other.getByLabel('Do not ask on this device for 30 days').check();
    await other.getByLabel(/digit 1 of 6/).focus();
    // It is sent when complete. The code of this step was used above.
    await other.keyboard.type(showCode(key, 1));
    await expect(other).toHaveURL('/dashboard/passions');
  });

  await test.step('a recovery code logs in once', async () => {
    const third = await openDevice();
    await logIn(third, person);
    await third.getByRole('button', { name: 'Use a recovery code' }).click();
    await third.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
    await third.getByRole('button', { name: 'Go on' }).click();
    await expect(third).toHaveURL('/dashboard/passions');
    await expect(third.getByText('You are in. 9 recovery codes left')).toBeVisible();
  });

  await test.step('everybody else is signed out, and it is turned off by the password', async () => {
    await page.reload();
    await expect(page.getByText(/^9 of 10 left/)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
    // The stream may end before a call of that tab is refused.
    allowConsole('error', /status of 401/);
    await expect(other).toHaveURL(/\/login/);
    await toggle.click();
    await typePassword(page, person.password, 'Turn off');
    await expect(toggle).not.toBeChecked();
  });
});
