import type { LanguageCode } from '@pinlife/contract/languages';
import type { Page } from '@playwright/test';
import type { Section } from './speech.ts';

/** Sections that the page loads when it needs them, each from a file of its own. */
const LATE = ['import', 'outbox'];

/** Which of them a file holds: the one that misses the fewest of its keys there. */
const pickLate = (source: string, locale: Section): Section[string] | undefined => {
  const countMissing = (section: Section[string] = {}) =>
    Object.keys(section).filter((key) => !source.includes(`${key}:`)).length;
  const sections = LATE.map((name) => locale[name]);
  return sections.toSorted((one, other) => countMissing(one) - countMissing(other))[0];
};

/** The page says these texts instead of those of a language; dates and numbers stay that language's. */
export const replaceTexts = async (
  page: Page,
  language: LanguageCode,
  texts: { locale: Section; choices: Section },
): Promise<void> => {
  const spell = (name: string, section: unknown) => `export const ${name} = ${JSON.stringify(section)};`;
  await page.route(new RegExp(`/assets/${language}-[\\w-]+\\.js$`), async (route) => {
    const source = await (await route.fetch()).text();
    const body = source.includes('as choices')
      ? spell('choices', texts.choices)
      : source.includes('as texts')
        ? spell('texts', pickLate(source, texts.locale))
        : spell('locale', texts.locale);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
};
