import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bcp47, headerLanguageNames, type LanguageCode, languageCodes } from '@pinlife/contract/languages';
import type { Browser, Page } from '@playwright/test';
import { type RenderedMail, renderMail } from '../../apps/server/src/features/mail/render/render-mail.ts';
import type { MailTemplate } from '../../apps/server/src/features/mail/texts.ts';
import { pushTexts } from '../../apps/server/src/features/push/texts.ts';
import { makeMailValues } from '../../apps/server/src/test/mail-values.ts';
import { fromRoot } from '../lib/paths.mjs';
import { type Picture, pasteSheet } from './sheet.ts';

const widths = [600, 390];
const link = 'https://pinlife.example/verify-email?token=kq3Zt0vJxW8mYb5cR1nUe7hPs2LdAf4g';
const values = makeMailValues(link);
const templates = Object.keys(values) as MailTemplate[];

/** Fonts that devices have and this machine may lack. */
const readFonts = async (): Promise<string> => {
  const require = createRequire(fromRoot('apps', 'web', 'package.json'));
  const faces = ['devanagari', 'malayalam'].map(async (script) => {
    const family = `@fontsource-variable/noto-sans-${script}`;
    const file = await readFile(require.resolve(`${family}/files/noto-sans-${script}-${script}-wght-normal.woff2`));
    const range = script === 'devanagari' ? 'U+0900-097F, U+200C-200D' : 'U+0D00-0D7F, U+200C-200D';
    return `@font-face { font-family: 'Noto Sans'; font-weight: 100 900; unicode-range: ${range}; src: url(data:font/woff2;base64,${file.toString('base64')}); }`;
  });
  return (await Promise.all(faces)).join('\n');
};

const shootMail = async (page: Page, fonts: string, place: string, { html }: RenderedMail): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  await page.setContent(html);
  await page.addStyleTag({ content: fonts });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 400 });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ type: 'jpeg', quality: 85, fullPage: true });
    pictures.push({ place, width, content: picture.toString('base64') });
  }
  return pictures;
};

/** Every mail of a language at two widths; above them their subjects and the texts of a push. */
const shootLanguage = async (browser: Browser, language: LanguageCode, fonts: string, path: string): Promise<void> => {
  const page = await browser.newPage();
  const pictures: Picture[] = [];
  const subjects: string[] = [];
  for (const template of templates) {
    const mail = renderMail(template, { language, values: values[template] });
    subjects.push(mail.subject);
    pictures.push(...(await shootMail(page, fonts, template, mail)));
  }
  await page.close();
  const push = Object.values(pushTexts(language));
  const words = [...subjects, ...push].map((text) => `<li lang="${bcp47[language]}">${text}</li>`).join('');
  const title = `${headerLanguageNames[language]}<ul style="font: 16px 'Noto Sans', sans-serif">${words}</ul>`;
  await pasteSheet(browser, path, `<style>${fonts}</style>${title}`, pictures);
};

/** One sheet of mails per language whose name contains one of the words. */
export const shootMails = async (browser: Browser, folder: string, words: readonly string[]): Promise<void> => {
  const fonts = await readFonts();
  for (const language of languageCodes) {
    const name = `mails-${language}`;
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    await shootLanguage(browser, language, fonts, `${folder}/${name}.png`);
    console.log(`shots/${name}.png`);
  }
};
