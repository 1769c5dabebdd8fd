import { expect, it } from 'vitest';
import { makeWaiting } from '../../../../../test/make-waiting.ts';
import { mergeWaiting } from './merge.ts';
import { listOnTop, type Waiting } from './waiting.ts';

const edit = (title: string, below?: Waiting): Waiting =>
  makeWaiting({ kind: 'update', id: 'n', version: 3, onTopOf: below?.top, changes: { title } }, {}, { title });

it('lists what was made on top of a change, one on the other, and no second edit of the same text', () => {
  const first = edit('One');
  const second = edit('Two', first);
  const third = edit('Three', second);
  const beside = edit('Beside', second);
  expect(listOnTop([first, second, edit('Of another version'), third, beside], first)).toEqual([first, second, third]);
});

it('lists what was made on top of changes that are one by now', () => {
  const [first, second] = [edit('One'), edit('Two')];
  const [merged] = mergeWaiting([first, edit('Two', first)]);
  if (!merged) throw new Error('Nothing was merged.');
  const onBoth = edit('Three', merged);
  const onFirst = edit('Of the first alone', first);
  expect(listOnTop([merged, second, onFirst, onBoth], merged)).toEqual([merged, onBoth]);
});
