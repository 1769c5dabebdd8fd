import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import { createApi } from '../scripts/app/api.ts';
import { type RunningApp, startThrowawayApp } from '../scripts/app/run-app.ts';
import { expect, test } from './fixtures.ts';
import { fillSignup, joinButton, logInByPassword } from './support/account-screens.ts';
import { listNotes } from './support/editor.ts';
import { chooseFiles } from './support/media.ts';
import { pinOffline, waitForOutbox } from './support/offline.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { createPeople, type Person } from './support/people.ts';

test.use({ isIdleShort: true });

let fresh: RunningApp;
test.beforeAll(async ({ mailbox }) => {
  fresh = await startThrowawayApp({ environment: { SMTP_URL: mailbox.url, TRUST_PROXY: '1' } });
});
test.afterAll(() => fresh.stop());

const enter = async (page: Page, { username, password }: Person) => {
  await page.goto(`${fresh.url}/login`);
  await logInByPassword(page, username, password);
  await expect(page).toHaveURL(`${fresh.url}/dashboard/home`);
};

const logInInGerman = async (page: Page, { username, password }: Person) => {
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('The first account manages access: invitation, suspension and its end, deletion and its undo', async ({
  page,
  openDevice,
  mailbox,
  expectConsole,
}) => {
  expectConsole('error', /401|403|413|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const people = createPeople(fresh.url, mailbox);
  const operator = await people.create({ firstName: 'Meera', lastName: 'Nair' });
  await enter(page, operator);
  await page.goto(`${fresh.url}/dashboard/settings`);
  await page.getByRole('link', { name: 'This PinLife' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This PinLife' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Reminders' })).toContainText('None late');
  await page.getByRole('button', { name: 'Send a test: Mail' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mail' })).toContainText('Test sent');
  expect((await mailbox.takeMail(operator.email)).subject).toBe('A test mail of this PinLife');
  await page.getByRole('button', { name: 'Send a test: Push' }).click();
  await expect(page.getByText('No device of yours gets pushes.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No backups' })).toBeVisible();
  const greta = await people.create({ firstName: 'Greta', language: 'de' });
  const german = await openDevice();
  await german.addInitScript((key) => localStorage.setItem(key, 'de'), storageKeys.language);
  await german.goto(`${fresh.url}/login`);
  await logInInGerman(german, greta);
  await page.getByRole('radio', { name: 'By invitation' }).check();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const address = await page.getByLabel('Address of the invitation').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Link for 1 person')).toBeVisible();
  await expectAccessible(page);

  const guest = await openDevice();
  await guest.goto(`${fresh.url}/signup`);
  await expect(guest.getByRole('heading', { name: 'This PinLife is open by invitation.' })).toBeVisible();
  await guest.goto(address);
  await expect(guest.getByText('You are invited.')).toBeVisible();
  const signup = people.newSignup({ firstName: 'Vinod', lastName: 'Pai' });
  await fillSignup(guest, signup);
  await joinButton(guest).click();
  await guest.goto((await mailbox.takeLink(signup.email)).href);
  await expect(guest).toHaveURL(`${fresh.url}/login`);
  const api = createApi(fresh.url);
  const vinod: Person = {
    ...signup,
    getToken: async () => (await vinod.logIn()).token,
    logIn: () => api.demand('login', { body: { username: signup.username, password: signup.password } }),
  };
  await api.demand('updateUser', { token: await vinod.getToken(), body: { nationality: 'IN' } });
  await enter(guest, vinod);

  const third = await openDevice();
  await third.goto(address);
  await expect(third.getByRole('heading', { name: /does not lead anywhere/ })).toBeVisible();
  await guest.goto(`${fresh.url}/dashboard/settings/instance`);
  await expect(guest.getByRole('heading', { name: 'Nothing is pinned here' })).toBeVisible();

  await page.getByRole('link', { name: /^People/ }).click();
  await choose(page, 'Vinod Pai', 'Set the space');
  await dialog.getByRole('radio', { name: 'A limit of their own' }).check();
  await dialog.getByLabel('Limit', { exact: true }).fill('0.001');
  await dialog.getByRole('button', { name: 'Set' }).click();
  await expect(page.getByText('The space of Vinod Pai is set')).toBeVisible();
  await guest.goto(`${fresh.url}/dashboard/home`);
  const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(1_400_000) };
  await chooseFiles(guest, guest.getByRole('button', { name: 'Add file' }), [film]);
  const unfit = { hasText: 'This file has 1.4 MB, and 1 MB of your 1 MB are left' };
  await expect(guest.getByRole('alert').filter(unfit)).toBeVisible();
  await expect(guest.getByRole('paragraph').filter(unfit)).toBeVisible();
  await guest.getByRole('button', { name: 'Remove film.mp4' }).click();

  const { id } = await greta.logIn();
  const token = await operator.getToken();
  await api.demand('setPersonQuota', { token, params: { id }, body: { kind: 'own', quotaBytes: 1_000_000 } });
  await german.reload();
  await chooseFiles(german, german.getByRole('button', { name: 'Datei hinzufügen' }), [film]);
  const unfitInGerman = { hasText: 'Diese Datei hat 1,4 MB, und von deinen 1 MB sind 1 MB frei' };
  await expect(german.getByRole('alert').filter(unfitInGerman)).toBeVisible();
  await german.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(german);
  const half = german.getByRole('textbox', { name: 'Titel' });
  await half.fill('Halb geschrieben');
  await api.demand('suspendPerson', { token, params: { id } });
  await expect(german).toHaveURL(/\/login/);
  await logInInGerman(german, greta);
  await expect(
    german.getByText('Dieses Konto ist gesperrt. Frag die Person, die dieses PinLife betreibt.'),
  ).toBeVisible();
  await expectNoOverflow(german);
  await expectAccessible(german);
  await api.demand('reinstatePerson', { token, params: { id } });
  await logInInGerman(german, greta);
  await expect(half).toHaveValue('Halb geschrieben');

  await waitForOutbox(guest);
  await pinOffline(guest, 'Rice and limes');
  await choose(page, 'Vinod Pai', 'Suspend');
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(page.getByText('Vinod Pai is suspended')).toBeVisible();
  await guest.context().setOffline(false);
  await expect(guest).toHaveURL(/\/login/);
  await logInByPassword(guest, vinod.username, vinod.password);
  await expect(guest.getByText('This account is suspended. Ask the person who runs this PinLife.')).toBeVisible();

  await choose(page, 'Vinod Pai', 'Let back in');
  await expect(page.getByText('Vinod Pai is back in')).toBeVisible();
  await logInByPassword(guest, vinod.username, vinod.password);
  await expect.poll(async () => (await listNotes(api, vinod)).map(({ title }) => title)).toEqual(['Rice and limes']);

  await choose(page, 'Vinod Pai', 'Delete');
  const remove = dialog.getByRole('button', { name: 'Delete' });
  await dialog.getByLabel(/^Type /).fill(vinod.username.slice(0, -1));
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(/^Type /).fill(vinod.username);
  await remove.click();
  await expect(page.getByText(/^Gone in 7 days/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Keep the account' }).click();
  await expect(page.getByText('Vinod Pai stays. Nothing was deleted')).toBeVisible();

  await choose(page, 'Vinod Pai', 'See the record');
  await expect(page.getByRole('cell', { name: /Suspended Vinod Pai/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('pinlife-record.csv');

  await page.goto(`${fresh.url}/dashboard/settings/instance`);
  await page.getByRole('radio', { name: 'Closed' }).check();
  await expect(page.getByText('Invitations rest until you open them again.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.goto(`${fresh.url}/dashboard/settings`);
  await expect(page.getByRole('link', { name: /^This PinLife.*to look at$/ })).toBeVisible();
  await third.goto(`${fresh.url}/signup`);
  await expect(third.getByRole('heading', { name: 'This PinLife takes no new people at the moment.' })).toBeVisible();
});
