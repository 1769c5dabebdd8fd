import { expect, it } from 'vitest';
import { makeWaiting } from '../../../test/make-waiting.ts';
import { listTold } from './list-told.ts';

const none = new Set<string>();
const edit = (title: string) => ({ kind: 'update', id: 'n', version: 3, changes: { title } }) as const;

it('tells every kind of change of a note once, also where it takes several calls', () => {
  const first = { ...makeWaiting(edit('One')), isTried: true };
  const heart = makeWaiting({ kind: 'update', id: 'n', version: null, changes: { options: { passion: true } } });
  const done = makeWaiting({ kind: 'done', id: 'n', done: true });
  const unseen = makeWaiting(edit('Two'));
  expect(listTold([first, heart, done, unseen], none).map(({ change }) => change.kind)).toEqual(['update', 'done']);
});

it('lists the newest first, and what was refused last', () => {
  const refusal = { status: 412, code: null, message: '', data: null };
  const refused = { ...makeWaiting(edit('Refused'), { noteId: 'r', madeAt: 9 }), refusal };
  const old = makeWaiting({ kind: 'delete', id: 'a' }, { noteId: 'a', madeAt: 1 });
  const young = makeWaiting({ kind: 'delete', id: 'b' }, { noteId: 'b', madeAt: 2 });
  expect(listTold([refused, old, young], none).map(({ noteId }) => noteId)).toEqual(['b', 'a', 'r']);
});

it('puts what is being sent first, whichever of its parts that is', () => {
  const comment = (id: string, madeAt: number) =>
    makeWaiting({ kind: 'comment', id: 'a', commentId: id, content: id, isNew: true }, { id, noteId: 'a', madeAt });
  const [first, second] = [comment('first', 1), comment('second', 2)];
  const young = makeWaiting({ kind: 'delete', id: 'b' }, { noteId: 'b', madeAt: 3 });
  expect(listTold([first, second, young], new Set(['first']))).toMatchObject([
    { noteId: 'a', isSending: true },
    { noteId: 'b', isSending: false },
  ]);
});
