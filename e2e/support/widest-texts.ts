import { choices as de } from '@pinlife/contract/user/choice-names/de';
import { choices as fil } from '@pinlife/contract/user/choice-names/fil';
import { choices as fr } from '@pinlife/contract/user/choice-names/fr';
import { choices as hi } from '@pinlife/contract/user/choice-names/hi';
import { choices as italian } from '@pinlife/contract/user/choice-names/it';
import { choices as ml } from '@pinlife/contract/user/choice-names/ml';
import type { Page } from '@playwright/test';
import { wholeLocales } from '../../testing/whole-locales.ts';
import { replaceTexts } from './replaced-texts.ts';
import type { Section } from './speech.ts';

/** Replaces every text by its widest translation, in the page's Malayalam: its dates are the longest. */
export const useWidestTexts = async (page: Page): Promise<Section> => {
  const widths = await measureTexts(page, [...Object.values(wholeLocales), de, fil, fr, hi, italian, ml]);
  const locale = pickWidest(Object.values(wholeLocales), widths);
  await replaceTexts(page, 'ml', { locale, choices: pickWidest([ml, de, fil, fr, hi, italian], widths) });
  return locale;
};

type Widths = ReadonlyMap<string, number>;

const measureTexts = async (page: Page, sections: readonly Section[]): Promise<Widths> => {
  const texts = [...new Set(sections.flatMap(listTexts))];
  const widths = await page.evaluate((all) => {
    const drawing = document.createElement('canvas').getContext('2d');
    return all.map((text) => drawing?.measureText(text).width ?? 0);
  }, texts);
  return new Map(texts.map((text, index) => [text, widths[index] ?? 0]));
};

const listTexts = (section: Section): string[] =>
  Object.values(section).flatMap((entry) => (typeof entry === 'string' ? [entry] : listTexts(entry)));

/** Texts that only some languages have, such as plural forms, are taken from those. */
const pickWidest = (sections: readonly Section[], widths: Widths): Section => {
  const keys = new Set(sections.flatMap((section) => Object.keys(section)));
  return Object.fromEntries(
    [...keys].map((key) => {
      const entries = sections.map((section) => section[key]);
      const inner = entries.filter((entry) => typeof entry === 'object');
      if (inner.length > 0) return [key, pickWidest(inner, widths)];
      const texts = entries.filter((entry) => typeof entry === 'string');
      return [key, texts.reduce((one, other) => ((widths.get(other) ?? 0) > (widths.get(one) ?? 0) ? other : one))];
    }),
  );
};
