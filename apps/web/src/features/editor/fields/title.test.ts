import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { expect, it } from 'vitest';
import { fitTitle } from './title.ts';

it('keeps a title of 85 characters and cuts the 86th', () => {
  const longest = 'x'.repeat(NOTE_TITLE_MAX_LENGTH);
  expect(fitTitle(longest)).toBe(longest);
  expect(fitTitle(`${longest}y`)).toBe(longest);
});

it('counts as JavaScript does: an emoji is two', () => {
  expect(fitTitle('🌊'.repeat(50))).toHaveLength(NOTE_TITLE_MAX_LENGTH - 1);
});

it('never cuts an emoji in half', () => {
  const fitted = fitTitle('🌊'.repeat(50));
  expect(fitted).toBe('🌊'.repeat(42));
});

it('makes one line of a pasted paragraph', () => {
  expect(fitTitle('Soak the rice \n and the dal\r\n')).toBe('Soak the rice and the dal ');
});
