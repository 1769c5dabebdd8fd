// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import { loadImportTexts } from '../texts.ts';
import { groupLines, listSome } from './lines.ts';

beforeAll(initI18n);
beforeAll(loadImportTexts);

it('groups equal reasons, the most frequent first, and counts notes without a name', () => {
  const groups = groupLines([
    { name: 'Scan 3', reason: 'import_file_missing', count: 20 },
    { name: '', reason: 'import_item_empty' },
    { name: ' ', reason: 'import_item_empty' },
  ]);
  expect(groups).toEqual([
    { reason: 'import_item_empty', count: 2, names: [] },
    { reason: 'import_file_missing', count: 1, names: ['“Scan 3” (20)'] },
  ]);
});

it('lists the first, and shows how many more there are', () => {
  expect(listSome(['#a', '#b'], 2)).toBe('#a and #b');
  expect(listSome(['#a', '#b', '#c', '#d'], 12)).toBe('#a, #b, #c and 9 more');
});
