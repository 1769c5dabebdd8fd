// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeEntry } from '../../../test/make-entry.ts';
import { makeNovemberNote } from '../../../test/november-note.ts';
import { pageOf, positionOf } from './kept-list.ts';
import type { Change, OutboxEntry } from './outbox/queue/entry.ts';

const kept = [2, 5, 1, 4, 3].map((day) => makeNovemberNote(day));
const daysOf = (page: { data: { title: string }[] }) => page.data.map(({ title }) => title);

it('shows kept notes newest first, page by page', () => {
  const first = pageOf(kept, {}, { after: null, limit: 2 });
  expect(daysOf(first)).toEqual(['Note 5', 'Note 4']);
  const second = pageOf(kept, {}, { after: positionOf(first.next ?? ''), limit: 2 });
  expect(daysOf(second)).toEqual(['Note 3', 'Note 2']);
  const last = pageOf(kept, {}, { after: positionOf(second.next ?? ''), limit: 2 });
  expect(daysOf(last)).toEqual(['Note 1']);
  expect(last.next).toBeNull();
});

it('keeps to the list that is asked for', () => {
  const heart = makeNovemberNote(6, { options: { ...makeNovemberNote(6).options, passion: true } });
  const deleted = makeNovemberNote(7, { deletedAt: '2026-11-08T00:00:00.000Z' });
  const all = [...kept, heart, deleted];
  expect(daysOf(pageOf(all, { type: 'passion' }, { after: null, limit: 9 }))).toEqual(['Note 6']);
  expect(daysOf(pageOf(all, { type: 'trash' }, { after: null, limit: 9 }))).toEqual(['Note 7']);
  expect(daysOf(pageOf(all, {}, { after: null, limit: 1 }))).toEqual(['Note 6']);
});

it.each([
  ['coconut oil', ['Fish curry']],
  ['"fish curry"', ['Fish curry']],
  ['"curry fish"', []],
  ['fish -coconut', ['Fish market']],
  ['KUDAMPULI', ['Fish curry']],
  ['zurich', ['Fish market']],
  ['bakery', ['Fish market']],
  ['shopping.pdf', ['Fish market']],
])('finds %s among kept notes as the server would: %j', (search, titles) => {
  const curry = makeNovemberNote(8, { title: 'Fish curry', content: '<p>Kudampuli,</p><p>coconut <b>oil</b></p>' });
  const market = makeNovemberNote(9, {
    title: 'Fish market',
    options: { ...curry.options, location: 'Zürich' },
    comments: [{ _id: 'c', content: 'Beside the bakery', createdAt: '', updatedAt: '' }],
    media: [{ filename: 'shopping.pdf' } as never],
  });
  expect(daysOf(pageOf([...kept, curry, market], { search }, { after: null, limit: 9 }))).toEqual(titles);
});

it('finds new text without a network, and no longer edited or deleted text', () => {
  const wait = (change: Change, shown: OutboxEntry['shown'], day: number) =>
    makeEntry(change, { shown, noteId: idOf(day) });
  const idOf = (day: number) => makeNovemberNote(day)._id;
  const waiting = [
    wait({ kind: 'create', note: { _id: idOf(9), title: 'Tamarind' } }, { title: 'Tamarind' }, 9),
    wait({ kind: 'update', id: idOf(4), version: 1, changes: { title: 'Tamarind too' } }, { title: 'Tamarind too' }, 4),
    wait({ kind: 'delete', id: idOf(3) }, { deletedAt: '2026-11-18T00:00:00.000Z' }, 3),
  ];
  const find = (search: string) =>
    pageOf(kept, { search }, { after: null, limit: 9 }, waiting).data.map(({ _id }) => _id);
  expect(find('tamarind').sort()).toEqual([idOf(9), idOf(4)].sort());
  expect(find('"note 4"')).toEqual([]);
  expect(find('"note 3"')).toEqual([]);
  expect(find('"note 2"')).toEqual([idOf(2)]);
});
