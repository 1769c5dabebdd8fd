import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ourMark } from '../testing/our-answer.ts';
import { expect, test } from './fixtures.ts';
import { logInByPassword, typePin } from './support/account-screens.ts';
import { findCard, openOn, pinNote } from './support/notes.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const SETTINGS = '/dashboard/settings';
const NEW_PASSWORD = 'Thunder and tea 9';

const fullName = (page: Page) => page.getByLabel('Full name');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const unsaved = (page: Page) => page.getByText('Unsaved changes');

const fillPasswords = async (page: Page, current: string, next: string, repeated = next): Promise<void> => {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(repeated);
};

const sectionOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.describe('account settings', () => {
  test('change the name, confirm it, and ask before unsaved changes are discarded', async ({
    page,
    person,
    openAs,
  }) => {
    await openAs(person, SETTINGS);
    await expect(fullName(page)).toHaveValue('Meera Nair');
    await expect(saveButton(page)).toBeDisabled();
    await fullName(page).fill('Meera S. Nair');
    await expect(unsaved(page)).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(unsaved(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /Meera S\. Nair/ }).first()).toBeVisible();
    await page.reload();
    await expect(fullName(page)).toHaveValue('Meera S. Nair');

    await fullName(page).fill('Meera Nair');
    const leave = () => page.getByRole('link', { name: 'Passions' }).first().click();
    await leave();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('All unsaved progress will be lost if you leave the page');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(fullName(page)).toHaveValue('Meera Nair');
    await leave();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/passions/);
  });

  test('show errors of a new password or PIN before anything is sent, and skip the profile when one is refused', async ({
    page,
    person,
    openAs,
    expectConsole,
  }) => {
    await openAs(person, SETTINGS);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await saveButton(page).click();
    await expect(page.getByText('Enter current password')).toBeVisible();
    await expect(page.getByText('Password must contain at least 8 characters!')).toBeVisible();
    await expect(page.getByText('Passwords are not matching')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();

    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill('Thunder');
    await expect(page.getByText('Passwords are not matching')).toBeVisible();
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await expect(page.getByText('Passwords are not matching')).toBeHidden();

    await typePin(page, '123');
    await saveButton(page).click();
    await expect(page.getByText('Pin must be 4 digits')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(unsaved(page)).toBeHidden();

    // A password that is refused keeps the profile from being sent.
    expectConsole('error', /400/);
    await fullName(page).fill('Somebody Else');
    await fillPasswords(page, 'Not my password 1', NEW_PASSWORD);
    await saveButton(page).click();
    await expect(page.getByText('Current password is not correct')).toBeVisible();
    await expect(unsaved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(unsaved(page)).toBeHidden();
    await page.reload();
    await expect(fullName(page)).toHaveValue('Meera Nair');
  });

  test('change password and PIN, which then open the door', async ({ page, person, openAs, api, openDevice }) => {
    await openAs(person, SETTINGS);
    await fillPasswords(page, person.password, NEW_PASSWORD);
    await typePin(page, '7391');
    await saveButton(page).click();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');
    const { username } = person;
    expect((await api.call('login', { body: { username, pin: '7391' } })).status).toBe(200);
    expect((await api.call('login', { body: { username, pin: person.pin } })).status).toBe(401);

    const other = await openDevice();
    await other.goto('/login');
    await logInByPassword(other, username, NEW_PASSWORD);
    await expect(other).toHaveURL(/dashboard\/home/);
  });

  test('list the devices and sign another one out, and those that the account knows and forget one', async ({
    page,
    person,
    openAs,
    api,
  }) => {
    const { token: elsewhere } = await person.logIn();
    const token = await person.getToken();
    const before = (await api.demand('listKnownDevices', { token })).length;
    await openAs(person, SETTINGS);
    const thisDevice = sectionOf(page, 'Devices').getByText('This device');
    await expect(thisDevice).toBeVisible();
    await page.getByRole('button', { name: 'Sign out Unknown device' }).click();
    await expect(page.getByRole('button', { name: /Sign out/ })).toBeHidden();
    expect((await api.call('getUser', { token: elsewhere })).status).toBe(401);
    await expect(thisDevice).toBeVisible();

    const forget = sectionOf(page, 'Known devices').getByRole('button', { name: /^Forget/ });
    await expect(forget.first()).toBeVisible();
    const shown = await forget.count();
    expect(shown).toBeGreaterThanOrEqual(before);
    await forget.first().click();
    await expect(forget).toHaveCount(shown - 1);
    expect(await api.demand('listKnownDevices', { token })).toHaveLength(shown - 1);
  });

  test('keep the switches and the colour scheme with the account', async ({ page, person, openAs, api }) => {
    await openAs(person, SETTINGS);
    const saved = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/api/user') && answer.request().method() === 'PUT');
    for (const act of [
      () => page.getByRole('switch', { name: 'Mute reminders' }).click(),
      () => page.getByRole('switch', { name: /Mail me/ }).click(),
      () => page.getByText('Dark', { exact: true }).click(),
    ]) {
      await Promise.all([saved(), act()]);
    }
    const token = await person.getToken();
    expect((await api.demand('getUser', { token })).preferences).toEqual({
      mute: true,
      mailFallback: true,
      colorScheme: 'dark',
      memories: true,
      memoriesHiddenOn: '',
    });
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Mute reminders' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('link to the documents and to help, by mail if the operator has named an address', async ({
    page,
    person,
    openAs,
    api,
  }) => {
    await openAs(person, SETTINGS);
    for (const [name, file] of [
      ['Privacy Policy', 'privacy-policy'],
      ['Cookie Policy', 'cookie-policy'],
      ['Vision and Mission', 'vision-and-mission'],
      ['Goals', 'goals'],
      ['What is PinLife', 'what-is-pinlife'],
      // No address to write to is named here.
      ['Support', 'support'],
    ] as const) {
      const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', `/docs/${file}.html`);
      expect((await page.request.get(`/docs/${file}.html`)).status()).toBe(200);
    }
    await page.getByRole('link', { name: 'Open the trash' }).click();
    await expect(page).toHaveURL(/settings\/trash/);

    const json = { data: { supportEmail: 'help@example.org' } };
    await page.route('**/api/instance', (route) => route.fulfill({ headers: ourMark, json }));
    await page.goto(SETTINGS);
    await expect(page.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:help@example.org');
    await page.unrouteAll();

    // The page that says whom to ask is in the language spoken.
    await api.demand('updateUser', { token: await person.getToken(), body: { language: 'de' } });
    await page.goto(SETTINGS);
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Hilfe' }).click();
    const help = await opening;
    await expect(help).toHaveURL(/\/docs\/de\/support\.html$/);
    await expect(help.getByRole('heading', { name: 'Wen du fragen kannst' })).toBeVisible();
  });
});

test('everything can be taken along, and the account deleted for good', async ({
  page,
  person,
  openAs,
  openDevice,
  api,
  expectConsole,
  allowConsole,
}) => {
  expectConsole('error', /400/);
  // A device may learn of the end by a refused call, before the live event.
  allowConsole('error', /401/);
  await pinNote(api, person, { title: 'Fish curry' });
  await openAs(person, SETTINGS);
  const otherDevice = await openDevice();
  await openOn(otherDevice, person, '/dashboard/home');
  await expect(findCard(otherDevice, 'Fish curry')).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const archive = await saving;
  expect(archive.suggestedFilename()).toMatch(new RegExp(`^pinlife-${person.username}-.*\\.zip$`));
  expect((await readFile(await archive.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectAccessibleInBothSchemes(page);
  await dialog.getByLabel('Current password').fill('Not this one 1');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Current password is not correct')).toBeVisible();
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(otherDevice).toHaveURL(/\/login/);
  const { username, password } = person;
  expect((await api.call('login', { body: { username, password } })).status).toBe(401);
});

test('settings are accessible at 1440 and 390 px, and devices are in one line, this one too', async ({
  page,
  person,
  openAs,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openAs(person, SETTINGS);
    for (const title of ['Devices', 'Known devices']) {
      const section = sectionOf(page, title);
      await expect(section.getByText('This device')).toBeVisible();
      const edges = await section
        .getByText(/ on |^Unknown device$/)
        .evaluateAll((names) => [...new Set(names.map((name) => Math.round(name.getBoundingClientRect().left)))]);
      expect(edges, title).toHaveLength(1);
    }
    await expectAccessibleInBothSchemes(page);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm new password').fill('other');
    await saveButton(page).click();
    await expect(page.getByText('Enter current password')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessibleInBothSchemes(page);
  }
});
