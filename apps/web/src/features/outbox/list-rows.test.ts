import { expect, it } from 'vitest';
import { makeEntry } from '../../../test/make-entry.ts';
import { listRows } from './list-rows.ts';

const edit = (title: string) => ({ kind: 'update', id: 'n', version: 3, changes: { title } }) as const;

it('lists every kind of change of a note once, even if it takes several calls', () => {
  const first = { ...makeEntry(edit('One')), isTried: true };
  const heart = makeEntry({ kind: 'update', id: 'n', version: null, changes: { options: { passion: true } } });
  const done = makeEntry({ kind: 'done', id: 'n', done: true });
  const unseen = makeEntry(edit('Two'));
  expect(listRows([first, heart, done, unseen]).map(({ change }) => change.kind)).toEqual(['update', 'done']);
});

it('lists the newest first, and refused ones last', () => {
  const refusal = { status: 412, code: null, message: '', data: null };
  const refused = { ...makeEntry(edit('Refused'), { noteId: 'r', madeAt: 9 }), refusal };
  const old = makeEntry({ kind: 'delete', id: 'a' }, { noteId: 'a', madeAt: 1 });
  const young = makeEntry({ kind: 'delete', id: 'b' }, { noteId: 'b', madeAt: 2 });
  expect(listRows([refused, old, young]).map(({ noteId }) => noteId)).toEqual(['b', 'a', 'r']);
});

it('lists a note first while any of its entries is being sent', () => {
  const comment = (id: string, madeAt: number) =>
    makeEntry({ kind: 'comment', id: 'a', commentId: id, content: id, isNew: true }, { id, noteId: 'a', madeAt });
  const [first, second] = [comment('first', 1), comment('second', 2)];
  const young = makeEntry({ kind: 'delete', id: 'b' }, { noteId: 'b', madeAt: 3 });
  expect(listRows([{ ...first, takenBy: 'term' }, second, young])).toMatchObject([
    { noteId: 'a', isSending: true },
    { noteId: 'b', isSending: false },
  ]);
});
