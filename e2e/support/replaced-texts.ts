import type { LanguageCode } from '@pinlife/contract/languages';
import type { Page } from '@playwright/test';
import { lateSections } from '../../testing/whole-locales.ts';
import type { Section } from './speech.ts';

/** The late section of a file: the one with the fewest missing keys. */
const pickLate = (source: string, locale: Section): Section[string] | undefined => {
  const countMissing = (section: Section[string] = {}) =>
    Object.keys(section).filter((key) => !source.includes(`${key}:`)).length;
  const sections = lateSections.map((name) => locale[name]);
  return sections.toSorted((one, other) => countMissing(one) - countMissing(other))[0];
};

/** Replaces the texts of a language; dates and numbers stay in that language. */
export const replaceTexts = async (
  page: Page,
  language: LanguageCode,
  texts: { locale: Section; choices: Section },
): Promise<void> => {
  const writeExport = (name: string, section: unknown) => `export const ${name} = ${JSON.stringify(section)};`;
  await page.route(new RegExp(`/assets/${language}-[\\w-]+\\.js$`), async (route) => {
    const source = await (await route.fetch()).text();
    const body = source.includes('as choices')
      ? writeExport('choices', texts.choices)
      : source.includes('as texts')
        ? writeExport('texts', pickLate(source, texts.locale))
        : writeExport('locale', texts.locale);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
};
