import type { LanguageCode } from '@pinlife/contract/languages';
import type { Page } from '@playwright/test';
import type { Section } from './speech.ts';

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
        ? spell('texts', texts.locale['import'])
        : spell('locale', texts.locale);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
};
