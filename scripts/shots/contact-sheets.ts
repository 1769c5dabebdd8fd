import { headerLanguageNames, type LanguageCode, languageCodes } from '@pinlife/contract/languages';
import { storageKeys } from '@pinlife/contract/storage-keys';
import type { Browser } from '@playwright/test';
import { speak } from '../../e2e/support/speech.ts';
import { tourDashboard } from '../../e2e/support/tour.ts';
import { tourEntrance } from '../../e2e/support/tour-entrance.ts';
import type { Tour } from '../../e2e/support/tour-steps.ts';
import { createApi } from '../app/api.ts';
import type { Demo } from '../demo/start-demo.ts';
import { type Picture, pasteSheet } from './sheet.ts';

type Size = { width: number; height: number };

/** High enough for the longest form. */
const sizes: readonly Size[] = [
  { width: 390, height: 1000 },
  { width: 1280, height: 1000 },
];

/** A feed renders only its visible part, and overlays end with the window. */
const NOT_WHOLE = '[role="feed"], [role="dialog"], [role="alertdialog"]';

/** Visits every screen in a language and puts its pictures onto one sheet. */
const shootSheet = async (browser: Browser, demo: Demo, language: LanguageCode, path: string): Promise<void> => {
  const pictures: Picture[] = [];
  for (const size of sizes) pictures.push(...(await takePictures(browser, demo, language, size)));
  await pasteSheet(browser, path, headerLanguageNames[language], pictures);
};

const takePictures = async (
  browser: Browser,
  { app, login }: Demo,
  language: LanguageCode,
  size: Size,
): Promise<Picture[]> => {
  const api = createApi(app.url);
  const { token } = login;
  await api.demand('updateUser', { token, body: { language } });
  const note = (await api.demand('listNotes', { token })).find(({ commentCount }) => commentCount > 0);
  if (!note) throw new Error('The demo has no note with comments.');
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: size,
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(
    ([key, value]) => {
      if (location.pathname.startsWith('/dashboard')) sessionStorage.setItem(key, value);
    },
    [storageKeys.token, token] as const,
  );
  const pictures: Picture[] = [];
  const look = async (place: string) => {
    await page.evaluate(() => document.fonts.ready);
    const fullPage = (await page.locator(NOT_WHOLE).count()) === 0;
    const picture = await page.screenshot({ type: 'jpeg', quality: 80, fullPage });
    const content = picture.toString('base64');
    pictures.push({ place, content, width: size.width });
  };
  const tour: Tour = { page, say: speak(language), note, word: 'curry', look };
  await page.goto('/dashboard/home');
  await tourDashboard(tour);
  await tourEntrance(tour);
  await context.close();
  return pictures;
};

const sheetName = (language: LanguageCode): string => `language-${language}`;

/** One sheet per language whose name contains one of the words. */
export const shootSheets = async (browser: Browser, demo: Demo, folder: string, words: readonly string[]) => {
  for (const language of languageCodes) {
    const name = sheetName(language);
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    await shootSheet(browser, demo, language, `${folder}/${name}.png`);
    console.log(`shots/${name}.png`);
  }
};
