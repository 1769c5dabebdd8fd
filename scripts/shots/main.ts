import { mkdir } from 'node:fs/promises';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Demo, startDemo } from '../demo/start-demo.ts';
import { browserFlags, findBrowser } from '../lib/browser.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { shootSheets } from './contact-sheets.ts';
import { shootMails } from './mail-sheets.ts';
import { type ColorScheme, type Screen, screens } from './screens.ts';

const PHONE_MAX_WIDTH = 500;
const SETTLE_MS = 4000;
const folder = fromRoot('shots');

const shotName = ({ name, schemes }: Screen, scheme: ColorScheme): string =>
  scheme === 'dark' && schemes.length > 1 ? `${name}-dark` : name;

/** Live events keep the network busy, so the page itself reports when it is loaded. */
const waitUntilLoaded = async (page: Page): Promise<void> => {
  await page.getByRole('heading').first().waitFor();
  // A list with further pages keeps a placeholder at its end.
  const busy = page.locator('[aria-busy="true"]').first();
  await busy.waitFor({ state: 'detached', timeout: SETTLE_MS }).catch(() => {});
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
};

const shoot = async (
  browser: Browser,
  { app, login }: Demo,
  screen: Screen,
  colorScheme: ColorScheme,
): Promise<void> => {
  const isPhone = screen.size.width < PHONE_MAX_WIDTH;
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: screen.size,
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    colorScheme,
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (screen.needsLogin) {
    await page.addInitScript(([key, token]) => sessionStorage.setItem(key, token), [
      storageKeys.token,
      login.token,
    ] as const);
  }
  await page.goto(screen.path);
  await waitUntilLoaded(page);
  await screen.prepare?.(page);
  await waitUntilLoaded(page);
  await page.screenshot({ path: `${folder}/${shotName(screen, colorScheme)}.png` });
  await context.close();
};

/** Words after `npm run shots --` select the screens and languages whose names contain one of them. */
const words = process.argv.slice(2);
const chosen = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

await mkdir(folder, { recursive: true });
const demo = await startDemo();
// Text is placed at fractions of pixels, as in the design.
const args = [...browserFlags, '--font-render-hinting=none'];
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args });
try {
  for (const screen of chosen) {
    for (const scheme of screen.schemes) {
      await shoot(browser, demo, screen, scheme);
      console.log(`shots/${shotName(screen, scheme)}.png`);
    }
  }
  await shootSheets(browser, demo, folder, words);
  await shootMails(browser, folder, words);
} finally {
  await browser.close();
  await demo.app.stop();
}
