import { languageCodes } from '@pinlife/contract/languages';
import { expect, it } from 'vitest';
import { fillCounted, pageTexts } from './texts.ts';

/** Words that are the same in another language. */
const shared = [
  'files',
  'recordings',
  'pages',
  'passphrase',
  'pinups',
  'email',
  'mobile',
  'locale',
  'company',
  'contact',
];

it.each(languageCodes.filter((code) => code !== 'el'))('has words of its own in %s', (language) => {
  const english = Object.entries(pageTexts('el')).filter(([key]) => !shared.includes(key));
  const words = new Map<string, unknown>(Object.entries(pageTexts(language)));
  const same = english.filter(([key, text]) => JSON.stringify(words.get(key)) === JSON.stringify(text));
  expect(same).toEqual([]);
});

it.each(languageCodes)('fills the same places in %s as in English', (language) => {
  const placesOf = (text: unknown) => (JSON.stringify(text).match(/\{\w+\}/g) ?? []).toSorted();
  const words = new Map<string, unknown>(Object.entries(pageTexts(language)));
  for (const [key, text] of Object.entries(pageTexts('el'))) {
    expect([key, placesOf(words.get(key))]).toEqual([key, placesOf(text)]);
  }
});

it('counts as each language does', () => {
  const say = (language: 'el' | 'fr', count: number) => {
    const texts = pageTexts(language);
    return fillCounted(texts, texts.comments, count);
  };
  expect([say('el', 1), say('el', 2), say('el', 1200), say('fr', 0)]).toEqual([
    '1 comment',
    '2 comments',
    '1,200 comments',
    '0 commentaire',
  ]);
});
