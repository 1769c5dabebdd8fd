import { bcp47, defaultLanguage, type LanguageCode, languageCodes } from '@pinlife/contract/languages';
import { createRemembered } from '../../../platform/load/remembered.ts';

/** Other names under which browsers ask for a language of ours. */
const aliases: Readonly<Record<string, LanguageCode>> = { tl: 'fil' };
const byTag = new Map(languageCodes.map((code) => [bcp47[code], code]));
/** Nobody speaks more; a header is read no further. */
const READ_MAX = 20;

/** The language of ours that a visitor likes best, by `Accept-Language`. */
export const chooseLanguage = createRemembered((header): LanguageCode => {
  const wishes = header
    .split(',', READ_MAX)
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { name: tag.split('-', 1)[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { name } of wishes) {
    const code = byTag.get(name) ?? aliases[name];
    if (code) return code;
  }
  return defaultLanguage;
});
