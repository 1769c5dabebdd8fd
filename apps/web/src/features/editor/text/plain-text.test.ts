import { expect, it } from 'vitest';
import { cutParagraph, textOffsetToPosition, textToHtml } from './plain-text.ts';

it('makes a paragraph of each line and nothing of nothing', () => {
  expect(textToHtml('first\n\nthird')).toBe('<p>first</p><p></p><p>third</p>');
  expect(textToHtml('')).toBe('');
});

it('writes text that looks like markup as text', () => {
  expect(textToHtml('<img src=x onerror="a()"> & more')).toBe(
    '<p>&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; more</p>',
  );
});

it('finds the place of the caret: the end of a paragraph and the start of the next are two steps apart', () => {
  expect(textOffsetToPosition('ab\ncd', 0)).toBe(1);
  expect(textOffsetToPosition('ab\ncd', 2)).toBe(3);
  expect(textOffsetToPosition('ab\ncd', 3)).toBe(5);
  expect(textOffsetToPosition('ab\ncd', 5)).toBe(7);
});

it('reads a long paragraph in whole words around the caret, and returns where they begin', () => {
  const text = 'word '.repeat(2000);
  const { text: cut, start } = cutParagraph(text, 5003, 7);
  expect(cut.length).toBeLessThanOrEqual(1000);
  expect(cut).toMatch(/^word .* word$/);
  expect(text.slice(start - 7, start - 7 + cut.length)).toBe(cut);
  expect(start - 7).toBeLessThan(5003);
  expect(cutParagraph('tomorrow at 5', 3, 1)).toEqual({ text: 'tomorrow at 5', start: 1 });
});
