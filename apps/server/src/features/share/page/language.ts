import { bcp47, defaultLanguage, type LanguageCode, languageCodes } from '@pinlife/contract/languages';

/** Some browsers call Filipino `tl`. */
const byTag = new Map<string, LanguageCode>([
  ...languageCodes.map((code) => [bcp47[code], code] as const),
  ['tl', 'fil'],
]);
/** The limit of header entries that are read. */
const READ_MAX = 20;

/** Chooses the best of PinLife's languages for an `Accept-Language` header. */
export const chooseLanguage = (header = ''): LanguageCode => {
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
    const code = byTag.get(name);
    if (code) return code;
  }
  return defaultLanguage;
};
