import type { ListedTag } from '@pinlife/contract/tag/schema';
import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { findTypedTag, placeList, splitTyped, suggestTags } from './typed-tag.ts';

const schema = getSchema(
  createExtensions({
    ...{ placeholder: () => '', labelTask: () => '', onLinkShortcut: () => undefined },
    ...{ onImages: () => undefined, mayBecome: () => true },
  }),
);
const text = (words: string, mark?: string): Node =>
  schema.text(words, mark ? [schema.mark(mark, { href: 'https://a.example' })] : []);
/** The typed part of a tag with the caret at the end of a paragraph. */
const findIn = (...parts: Node[]) => {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, parts)]);
  return findTypedTag(doc.resolve(doc.content.size - 1));
};
const listed = (tag: string): ListedTag => ({ tag, count: 2, lastUsedAt: '2026-11-18T10:00:00.000Z' });
const suggest = (query: string, ...tags: string[]) => {
  const { found, isNew } = suggestTags(tags.map(listed), query);
  return [...found.map(({ tag }) => tag), ...(isNew ? [`+${query}`] : [])];
};

it.each([
  ['#', ''],
  ['soup #rec', 'rec'],
  ['(#rec', 'rec'],
  ['#2026', '2026'],
  ['#ഓണ', 'ഓണ'],
  // A joiner that makes a chillu, before the next letter.
  ['#അവന്\u200d', 'അവന്\u200d'],
  ['#क्', 'क्'],
])('a tag is typed in “%s”', (words, query) => {
  expect(findIn(text(words))).toEqual({
    range: { from: words.length - query.length, to: words.length + 1 },
    query,
    text: `#${query}`,
  });
});

it.each(['no tag', 'a#b', '##', '#a#b', '#rec ', '#rec.', 'https://a.example/#rec', `#${'x'.repeat(100)}`])(
  'no tag is found in “%s”',
  (words) => {
    expect(findIn(text(words))).toBeNull();
  },
);

it('no tag is found in code and in links, one is found after them', () => {
  expect(findIn(text('see '), text('#rec', 'code'))).toBeNull();
  expect(findIn(text('#rec', 'link'))).toBeNull();
  expect(findIn(text('see', 'code'), text('#rec'))).toMatchObject({ query: 'rec', range: { from: 4, to: 8 } });
  expect(findIn(text('see #', 'code'), text('rec'))).toBeNull();
  expect(findIn(text('#re', 'bold'), text('c'))?.query).toBe('rec');
  const code = schema.node('doc', null, [schema.node('codeBlock', null, [text('#rec')])]);
  expect(findTypedTag(code.resolve(5))).toBeNull();
});

it('suggests tags with that beginning, in any case and Unicode form, and a new one last', () => {
  expect(suggest('rec', 'Recipes', 'amma', 'recital')).toEqual(['Recipes', 'recital', '+rec']);
  expect(suggest('RECITAL', 'recitals', 'recital')).toEqual(['recital', 'recitals']);
  expect(suggest('cafe\u0301', 'café-books', 'cafe')).toEqual(['café-books', '+cafe\u0301']);
  expect(suggest('ഓ', 'ഓണം', 'അമ്മ')).toEqual(['ഓണം', '+ഓ']);
  expect(suggest('', ...'abcdefgh')).toEqual([...'abcdef']);
  // Digits alone are no tag, yet one may begin with them.
  expect(suggest('2026', '2026-11')).toEqual(['2026-11']);
});

it('never splits a letter from its marks', () => {
  expect(splitTyped('recipes', 'REC')).toEqual(['rec', 'ipes']);
  expect(splitTyped('കൊച്ചി', 'ക')).toEqual(['കൊ', 'ച്ചി']);
  expect(splitTyped('café', 'cafe\u0301')).toEqual(['café', '']);
  expect(splitTyped('recipes', '')).toEqual(['', 'recipes']);
});

it('places the list so that it covers neither the caret nor the keyboard', () => {
  const room = { width: 390, top: 0, bottom: 500 };
  const list = { width: 268, height: 200 };
  const caretAt = (top: number, left = 40) => ({ top, bottom: top + 20, left });
  expect(placeList(caretAt(100), list, room, false)).toEqual({ left: 40, top: 126 });
  expect(placeList(caretAt(400, 380), list, room, false)).toEqual({ left: 114, top: 194 });
  expect(placeList(caretAt(100), list, room, true)).toEqual({ left: 8, top: 292 });
  expect(placeList(caretAt(400), list, room, true)).toEqual({ left: 8, top: 194 });
});
