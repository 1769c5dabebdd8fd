import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseFiles, drawPicture } from './support/media.ts';

const isDrawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    .catch(() => false);

test('A photo and a cover whose addresses have run out get fresh ones, unnoticed', async ({
  page,
  person,
  openAs,
  expectConsole,
}) => {
  expectConsole('error', /403/);
  await openAs(person, '/dashboard/profile');
  for (const name of ['Change photo', 'Change cover']) {
    const picture = await drawPicture(page, { name: 'p.png', type: 'image/png', width: 64, height: 64 });
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/user'),
    );
    await chooseFiles(page, page.getByRole('button', { name }), [picture]);
    await saved;
  }
  const photo = 'main [data-size="xl"] img';
  const small = 'nav img';
  const cover = 'main section img';

  // Until a picture was refused, the profile has expired addresses.
  let profiles = 0;
  let isRefused = false;
  page.on('response', (answer) => {
    isRefused ||= answer.status() === 403;
  });
  await page.route(/\/api\/user$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    profiles += 1;
    if (isRefused) return route.continue();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/([?&]s=)[\w-]+/g, '$1expired') });
  });
  await page.reload();
  for (const selector of [photo, small, cover]) await expect.poll(() => isDrawn(page, selector)).toBe(true);
  expect(profiles).toBeGreaterThan(1);
  expect(profiles).toBeLessThan(6);
});

test('A language whose texts do not load leaves the page in English, with a message', async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', /ERR_FAILED/);
  await page.addInitScript((key) => localStorage.setItem(key, 'de'), storageKeys.language);
  await page.route(/\/assets\/de-[\w-]+\.js/, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByText('Deutsch could not be loaded. Try again shortly.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.unrouteAll();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
