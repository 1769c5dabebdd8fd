import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessibleInBothSchemes, expectNoOverflow } from './support/page-checks.ts';

const publicPaths = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=unused',
  '/terms-and-conditions',
  '/privacy-policy',
  '/vision-and-mission',
  '/goals',
  '/what-is-pinlife',
];

const dashboardPaths = [
  '/dashboard/home',
  '/dashboard/passions',
  '/dashboard/pinups',
  '/dashboard/pinups/notes',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/settings/security',
  '/dashboard/settings/apps',
  '/dashboard/settings/import',
  '/dashboard/search',
];

/** axe checks the desktop and the phone. */
const widths = [
  { width: 1440, height: 900, isAudited: true },
  { width: 820, height: 1180, isAudited: false },
  { width: 390, height: 844, isAudited: true },
  { width: 320, height: 640, isAudited: false },
];

/** Their own journeys audit them at the same widths, with all parts loaded. */
const auditedElsewhere = ['/dashboard/profile', '/dashboard/settings'];

const expectSoundAtEveryWidth = async (page: Page) => {
  const isElsewhere = auditedElsewhere.includes(new URL(page.url()).pathname);
  for (const { width, height, isAudited } of widths) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoOverflow(page);
    if (isAudited && !isElsewhere) await expectAccessibleInBothSchemes(page);
  }
};

const expectSoundPages = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expectSoundAtEveryWidth(page);
    });
  }
};

test('the pages before the login answer, pass axe and log nothing at every width', ({ page }) =>
  expectSoundPages(page, publicPaths));

test('a policy page draws its PDF, shows the number of the visible page and zooms', async ({ page }) => {
  await page.goto('/privacy-policy');
  const file = page.getByRole('region', { name: 'Privacy Policy as a PDF' });
  const sheet = file.locator('[data-page]').first();
  await expect(sheet).toContainText('What is stored');
  await expect(page.getByText('1 / 3')).toBeVisible();
  const width = (await sheet.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText('125%')).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBeCloseTo(width * 1.25, 0);
  await file.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('3 / 3')).toBeVisible();
});

test('a phone draws the PDF too, as wide as the screen, with words that can be read and selected', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/privacy-policy');
  const file = page.getByRole('region', { name: 'Privacy Policy as a PDF' });
  const words = file.getByText('This page says what', { exact: false }).first();
  await expect(words).toBeVisible();
  await expect(file.locator('canvas').first()).toBeVisible();
  expect((await words.boundingBox())?.height).toBeGreaterThan(13);
  expect((await file.locator('[data-page]').first().boundingBox())?.width).toBeGreaterThan(300);
  expect(await file.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await words.selectText();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('This page says what');
  // Sheets further down are drawn as they come into sight.
  const last = file.locator('[data-page]').last();
  await expect(last.locator('canvas')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('canvas')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read as a page' })).toHaveAttribute('href', '/docs/privacy-policy.html');
});

test('a PDF that does not load is replaced by the same text as a page, with a message', async ({
  page,
  expectConsole,
}) => {
  expectConsole('error', /503/);
  await page.route('**/*.pdf', (route) => route.fulfill({ status: 503 }));
  await page.goto('/privacy-policy');
  await expect(page.getByText('The PDF could not be shown here.')).toBeVisible();
  const words = page.frameLocator('iframe[title="Privacy Policy"]');
  await expect(words.getByRole('heading', { name: 'What is stored' })).toBeVisible();
});

test('/dashboard, and after a login /login and /signup, lead to home; its pages pass axe at every width, log nothing', async ({
  page,
  person,
  openAs,
}) => {
  await openAs(person, '/dashboard');
  await expect(page).toHaveURL('/dashboard/home');
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard/home');
  }
  await expectSoundPages(page, dashboardPaths);
});

test('an unknown address shows that nothing is there', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
  await expectSoundAtEveryWidth(page);
});

test('without a token the empty path and every page of the dashboard lead to the login', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  for (const path of ['/dashboard', ...dashboardPaths]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login(\?|$)/);
  }
  // A mailed page without its token leads to where one gets another.
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
  await page.goto('/verify-email');
  await expect(page).toHaveURL('/signup');
});

test('every change of the path scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/signup');
  const link = page.getByRole('link', { name: 'Goals' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/goals');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
