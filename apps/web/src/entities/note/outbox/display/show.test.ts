import { expect, it } from 'vitest';
import { makeEntry } from '../../../../../test/make-entry.ts';
import { makeNovemberNote } from '../../../../../test/november-note.ts';
import type { Change, OutboxEntry, ShownChange } from '../queue/entry.ts';
import { showList, showNote } from './show.ts';

const wait = (change: Change, shown: ShownChange, day: number): OutboxEntry =>
  makeEntry(
    change,
    { madeAt: Date.UTC(2026, 10, day, 12), base: change.kind === 'create' ? null : makeNovemberNote(day) },
    shown,
  );
const idOf = (day: number) => makeNovemberNote(day)._id;
const notes = [5, 4, 3].map((day) => makeNovemberNote(day));
const titles = (waiting: OutboxEntry[], filter = {}) => showList(notes, waiting, filter).map(({ title }) => title);
const create = wait({ kind: 'create', note: { _id: idOf(9), title: 'New' } }, { title: 'New' }, 9);

it('returns the list of the server itself if no change waits for it', () => {
  expect(showList(notes, [], {})).toBe(notes);
});

it('shows new notes on top, edited ones with their new words, deleted ones no longer', () => {
  const edit = wait({ kind: 'update', id: idOf(4), version: 1, changes: { title: 'Edited' } }, { title: 'Edited' }, 4);
  const remove = wait({ kind: 'delete', id: idOf(3) }, { deletedAt: '2026-11-20T00:00:00.000Z' }, 3);
  expect(titles([create, edit, remove])).toEqual(['New', 'Note 5', 'Edited']);
});

it('moves a note between lists by its waiting changes', () => {
  const heart = wait(
    { kind: 'update', id: idOf(7), version: null, changes: { options: { passion: true } } },
    { options: { passion: true } },
    7,
  );
  expect(showList([], [heart], { type: 'passion' }).map(({ title }) => title)).toEqual(['Note 7']);
  const remove = wait({ kind: 'delete', id: idOf(5) }, { deletedAt: '2026-11-20T00:00:00.000Z' }, 5);
  expect(showList([], [remove], { type: 'trash' }).map(({ title }) => title)).toEqual(['Note 5']);
});

it('shows a new note once, also when the server has it already', () => {
  expect(showList([makeNovemberNote(9), ...notes], [create], {})).toHaveLength(4);
});

it('opens a note that only the outbox knows, and no unknown one', () => {
  expect(showNote(idOf(9), null, [create])).toMatchObject({ title: 'New', version: 0 });
  expect(showNote(idOf(8), null, [create])).toBeNull();
});

it('names the change on top of which an edit of the note would be made', () => {
  const note = makeNovemberNote(4);
  const edit = wait({ kind: 'update', id: note._id, version: 1, changes: { title: 'x' } }, { title: 'x' }, 4);
  const heart = wait(
    { kind: 'update', id: note._id, version: null, changes: { options: { passion: true } } },
    { options: { passion: true } },
    4,
  );
  expect(showNote(note._id, note, [edit, heart])?.onTopOf).toBe(edit.id);
  expect(showNote(note._id, note, [heart])?.onTopOf).toBeUndefined();
  expect(showNote(idOf(9), null, [create])?.onTopOf).toBe(create.id);
});

it('returns the same notes as before if another one has changed, so that their cards are not drawn again', () => {
  const edit = wait({ kind: 'update', id: idOf(4), version: 1, changes: { title: 'Edited' } }, { title: 'Edited' }, 4);
  const heart = wait({ kind: 'done', id: idOf(3), done: true }, { done: true }, 3);
  const before = showList(notes, [create, edit, heart], {});
  const after = showList(notes, [create, edit], {});
  expect(after.map((note, index) => note === before[index])).toEqual([true, true, true, false]);
  expect(after.at(-1)?.done).toBe(false);
});

it('leaves the notes that a search found in their order', () => {
  const found = [4, 5, 3].map((day) => makeNovemberNote(day));
  const edit = wait({ kind: 'update', id: idOf(3), version: 1, changes: { title: 'Edited' } }, { title: 'Edited' }, 3);
  const shown = showList(found, [edit], { search: 'note' });
  expect(shown.map(({ title }) => title)).toEqual(['Note 4', 'Note 5', 'Edited']);
});
