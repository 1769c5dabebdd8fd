import { languageCodes } from '@pinlife/contract/languages';
import { expect, it } from 'vitest';
import { pushTexts } from './texts.ts';

it.each(languageCodes.filter((code) => code !== 'el'))('has words of its own in %s', (language) => {
  const english = Object.entries(pushTexts('el'));
  const words = new Map(Object.entries(pushTexts(language)));
  expect([...words.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  expect(english.filter(([key, text]) => words.get(key) === text)).toEqual([]);
});

it('falls back to English', () => {
  expect(pushTexts('tlh')).toBe(pushTexts('el'));
});
