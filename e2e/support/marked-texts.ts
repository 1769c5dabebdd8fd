import { headerLanguageNames, settingsLanguageNames } from '@pinlife/contract/languages';
import { choices as germanChoices } from '@pinlife/contract/user/choice-names/de';
import type { Page } from '@playwright/test';
import { ourMark } from '../../testing/our-answer.ts';
import { fileNames } from './furnish.ts';
import type { Person } from './people.ts';
import { replaceTexts } from './replaced-texts.ts';
import { markTexts } from './speech.ts';

/** German is replaced by marked English, and all that Intl would say by digits. */
export const useMarkedTexts = async (page: Page): Promise<void> => {
  await replaceTexts(page, 'de', { locale: markTexts(), choices: markTexts(germanChoices) });
  await page.route('**/api/countries*', (route) => route.fulfill({ headers: ourMark, json: { data: [] } }));
  await page.addInitScript(silenceIntl);
};

/** Runs in the page. */
const silenceIntl = (): void => {
  const digits = () => '0';
  for (const kind of [Intl.DateTimeFormat, Intl.NumberFormat]) {
    Object.defineProperty(kind.prototype, 'format', { get: () => digits });
  }
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'formatRange', { value: digits });
  for (const kind of [Intl.RelativeTimeFormat, Intl.ListFormat]) {
    Object.defineProperty(kind.prototype, 'format', { value: digits });
  }
  Object.defineProperty(Intl.DisplayNames.prototype, 'of', { value: (code: string) => code });
};

/** Countries come from the server, which the page does not ask here. */
const NATIONALITY = 'IN';

/** Names that are the same in every language. */
const names = [
  'PinLife',
  'http://',
  'goals.pdf',
  'Google Keep',
  'Joplin',
  'Evernote',
  NATIONALITY,
  ...fileNames,
  ...Object.values(headerLanguageNames),
  ...Object.values(settingsLanguageNames),
];

/** Texts and labels of the page outside the marks, except names and what the person wrote. */
export const listUnmarked = async (page: Page, { username, email }: Person): Promise<string[]> => {
  const texts = await page.evaluate(listTexts);
  const known = [email, username, ...names].sort((one, other) => other.length - one.length);
  return texts.filter((text) => {
    // Innermost texts first, because texts can be nested.
    let rest = text;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
    }
    for (const name of known) rest = rest.replaceAll(name, '');
    return /\p{L}/u.test(rest);
  });
};

/** Runs in the page: every text and every label in it. */
const listTexts = (): string[] => {
  const texts: string[] = [document.title];
  const labels = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription'];
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('script, style, noscript, kbd, svg title')) continue;
    for (const label of labels) texts.push(element.getAttribute(label) ?? '');
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    texts.push(own.map(({ textContent }) => textContent).join(''));
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};
