import { languageCodes, settingsLanguageNames } from '@pinlife/contract/languages';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { expect, test } from './fixtures.ts';
import { furnish, WORD } from './support/furnish.ts';
import { listUnmarked, useMarkedTexts } from './support/marked-texts.ts';
import { HOME, openOn } from './support/notes.ts';
import { listLastingFaults } from './support/page-checks.ts';
import { speak, speakMarked } from './support/speech.ts';
import { REFUSALS, tourDashboard } from './support/tour.ts';
import { tourEntrance } from './support/tour-entrance.ts';
import type { Tour } from './support/tour-steps.ts';

test('every text of every screen can be translated', async ({ page, people, openAs, api, expectConsole }) => {
  expectConsole('error', REFUSALS);
  await useMarkedTexts(page);
  const person = await people.create({ language: 'de', firstName: '123', lastName: '4' });
  const note = await furnish(api, person);
  const found: string[] = [];
  const look = async (place: string) => {
    for (const text of await listLastingFaults(() => listUnmarked(page, person))) found.push(`${place}: ${text}`);
  };
  const tour: Tour = { page, say: speakMarked(), note, word: WORD, look };
  await openAs(person, HOME);
  await tourDashboard(tour);
  await tourEntrance(tour);
  expect([...new Set(found)]).toEqual([]);
});

test('the language is chosen before the login, follows the person, and changes without a reload', async ({
  page,
  person,
  openDevice,
  api,
}) => {
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const chooser = page.getByRole('combobox');
  await expect(chooser.getByRole('option')).toHaveText([
    'German',
    'English',
    'Filipino',
    'French',
    'Hindi',
    'Italian',
    'Malayalam',
  ]);
  await chooser.selectOption('fr');
  const french = speak('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(`${french('title.login')} · PinLife`);
  await page.getByLabel(french('auth.username')).fill(person.username);
  await page.getByLabel(french('auth.password'), { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: french('shell.logout') })).toBeVisible();
  const token = await person.getToken();
  await expect.poll(async () => (await api.demand('getUser', { token })).language).toBe('fr');

  const other = await openDevice();
  await openOn(other, person, '/dashboard/settings');
  await expect(other.getByRole('button', { name: french('shell.logout') })).toBeVisible();
  await expect(other.getByLabel(french('settings.language'), { exact: true }).last().getByRole('option')).toHaveText(
    languageCodes.map((code) => settingsLanguageNames[code]),
  );
  await other
    .getByRole('banner')
    .getByRole('combobox', { name: french('shell.language') })
    .selectOption('it');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(speak('it')('settings.title'));
  await expect(other.getByText(speak('it')('settings.unsaved'))).toBeHidden();
  await expect.poll(async () => (await api.demand('getUser', { token })).language).toBe('it');

  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: speak('it')('shell.logout') })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.language)).toBe('it');
});
