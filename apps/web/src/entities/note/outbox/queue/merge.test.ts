import { expect, it } from 'vitest';
import { makeEntry } from '../../../../../test/make-entry.ts';
import { makeNovemberNote } from '../../../../../test/november-note.ts';
import {
  type Change,
  localReminderId,
  type NoteEdit,
  type OutboxEntry,
  type ShownChange,
  withoutLocalIds,
} from './entry.ts';
import { mergeEntries } from './merge.ts';

const wait = (change: Change, shown: ShownChange = {}): OutboxEntry => makeEntry(change, {}, shown);
/** An edit on top of another one, from the same version of the server. */
const onTop = (below: OutboxEntry, changes: NoteEdit['changes'], shown: ShownChange = {}): OutboxEntry =>
  wait({ ...update(changes, 3), onTopOf: below.id }, shown);
const update = (changes: NoteEdit['changes'], version: number | null = 3): NoteEdit => ({
  ...{ kind: 'update', id: 'n', version },
  changes,
});
const changesOf = (waiting: readonly OutboxEntry[]) => mergeEntries(waiting).map(({ change }) => change);

it('merges edits of a note into one with the last value of each, from the version of the first', () => {
  const heart = wait(update({ options: { passion: true } }, null), { options: { passion: true } });
  const first = wait(update({ title: 'One', content: 'x' }), { title: 'One', content: 'x' });
  const next = onTop(first, { title: 'Two' }, { title: 'Two' });
  const last = onTop(next, { options: { location: 'Kochi' } }, { options: { location: 'Kochi' } });
  const merged = mergeEntries([heart, first, next, last]);
  const options = { passion: true, location: 'Kochi' };
  expect(merged).toMatchObject([
    { change: update({ title: 'Two', content: 'x', options }), shown: { title: 'Two', content: 'x', options } },
  ]);
  expect(merged).toMatchObject([{ id: heart.id, holds: [first.id, next.id, last.id] }]);
});

it('merges edits of a new note into the note itself', () => {
  const create = wait({ kind: 'create', note: { _id: 'n', title: 'One', content: '' } });
  expect(changesOf([create, onTop(create, { title: 'Two' })])).toEqual([
    { kind: 'create', note: { _id: 'n', title: 'Two', content: '' } },
  ]);
});

it('leaves of two edits on top of the same one the second to the server: it has not seen the first', () => {
  const below = wait(update({ title: 'One' }));
  const merged = mergeEntries([below, onTop(below, { title: 'Two' }), onTop(below, { title: 'Three' })]);
  expect(merged).toMatchObject([
    { change: { changes: { title: 'Two' } } },
    { change: { changes: { title: 'Three' } } },
  ]);
});

it('sends an edit that is not based on the previous one separately', () => {
  expect(mergeEntries([wait(update({ title: 'One' })), wait(update({ title: 'Two' }))])).toHaveLength(2);
});

it('sends only the last of done and not done, and neither of deleted and restored', () => {
  const done = (is: boolean): Change => ({ kind: 'done', id: 'n', done: is });
  expect(changesOf([wait(done(true)), wait(done(false)), wait(done(true))])).toEqual([done(true)]);
  expect(changesOf([wait({ kind: 'delete', id: 'n' }), wait({ kind: 'restore', id: 'n' })])).toEqual([]);
});

it('moves no change past the trash: earlier changes stay before it', () => {
  const [remove, restored] = [{ kind: 'delete', id: 'n' } as const, { kind: 'restore', id: 'n' } as const];
  const title = wait(update({ title: 'x' }));
  const text = onTop(title, { content: 'y' });
  expect(changesOf([title, wait(remove)])).toEqual([title.change, remove]);
  expect(changesOf([wait(restored), title, text])).toEqual([restored, update({ title: 'x', content: 'y' })]);
  expect(changesOf([title, wait(restored), text])).toHaveLength(3);
});

it('sends a restore that is followed by a change, which is impossible in the trash', () => {
  const restored: Change = { kind: 'restore', id: 'n' };
  const done: Change = { kind: 'done', id: 'n', done: true };
  const removed: Change = { kind: 'delete', id: 'n' };
  expect(changesOf([wait(restored), wait(done), wait(removed)])).toEqual([restored, done, removed]);
  expect(changesOf([wait(restored), wait(removed)])).toEqual([]);
});

it('sends no id of a reminder that the server has not seen', () => {
  const { meta } = makeNovemberNote(1).reminders[0] ?? { meta: {} as never };
  const reminders = [
    { _id: localReminderId('x'), meta },
    { _id: 'known', meta },
  ];
  expect(withoutLocalIds({ reminders })).toEqual({ reminders: [{ meta }, { _id: 'known', meta }] });
});

it('merges nothing into a change that may have arrived, unless its arrival does not matter', () => {
  const tried = { ...wait({ kind: 'create', note: { _id: 'n', title: 'One' } }), isTried: true };
  expect(mergeEntries([tried, onTop(tried, { title: 'Two' })])).toHaveLength(2);
  const removed = { ...wait({ kind: 'delete', id: 'n' }), isTried: true };
  expect(mergeEntries([removed, wait({ kind: 'restore', id: 'n' })])).toHaveLength(2);
  const heart = { ...wait(update({ options: { passion: true } }, null)), isTried: true };
  expect(mergeEntries([heart, wait(update({ title: 'Two' }))])).toMatchObject([{ isTried: false }]);
});
