import { expect, it } from 'vitest';
import type { SharedWords } from '../../../lib/storage/shared-files.ts';
import { fieldsOfShared } from './shared-text.ts';

const share = (words: Partial<SharedWords>) => {
  const fields = fieldsOfShared({ title: '', text: '', url: '', ...words });
  return fields && [fields.title, fields.content];
};

it('copies title, text and link', () => {
  const url = 'https://example.com/fern';
  expect(share({ title: 'Ferns', text: 'Shade <3', url })).toEqual(['Ferns', `<p>Shade &lt;3</p><p>${url}</p>`]);
});

it('names a note without a title by its first line, and writes a link once that is in the text already', () => {
  const text = 'Look at this\nhttps://example.com/fern';
  expect(share({ text, url: 'https://example.com/fern' })).toEqual([
    'Look at this',
    '<p>Look at this</p><p>https://example.com/fern</p>',
  ]);
});

it('returns null for empty input', () => {
  expect(share({ title: ' ', text: '' })).toBeNull();
});
