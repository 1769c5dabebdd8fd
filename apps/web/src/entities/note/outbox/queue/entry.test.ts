import { expect, it } from 'vitest';
import { makeEntry } from '../../../../../test/make-entry.ts';
import { listOnTop, type OutboxEntry } from './entry.ts';
import { mergeEntries } from './merge.ts';

const edit = (title: string, below?: OutboxEntry): OutboxEntry =>
  makeEntry({ kind: 'update', id: 'n', version: 3, onTopOf: below?.top, changes: { title } }, {}, { title });

it('lists a chain of edits made on top of a change, and no second edit of the same text', () => {
  const first = edit('One');
  const second = edit('Two', first);
  const third = edit('Three', second);
  const beside = edit('Beside', second);
  expect(listOnTop([first, second, edit('Of another version'), third, beside], first)).toEqual([first, second, third]);
});

it('lists edits made on top of changes that are merged by now', () => {
  const [first, second] = [edit('One'), edit('Two')];
  const [merged] = mergeEntries([first, edit('Two', first)]);
  if (!merged) throw new Error('Nothing was merged.');
  const onBoth = edit('Three', merged);
  const onFirst = edit('Of the first alone', first);
  expect(listOnTop([merged, second, onFirst, onBoth], merged)).toEqual([merged, onBoth]);
});
