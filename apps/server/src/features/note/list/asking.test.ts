import type { Note, NoteListQuery } from '@pinlife/contract/note/schema';
import { beforeEach, expect, it } from 'vitest';
import type { PersonQuery } from '../../../db/person-query.ts';
import { JsonText } from '../../../platform/text/json-text.ts';
import type { Guard } from '../../session/guard/guard.ts';
import { isNamedBy } from '../save/version.ts';
import { createNoteList } from './list.ts';

const person = { userId: 'meera', sessionId: 'laptop' };
const query: NoteListQuery = { limit: 10 };

/** The stamp of the person, and the notes in the database at that moment; null: they are too large. */
let shown: { stamp: string; notes: string | null };
/** The stamp that is read with large notes. */
let later: string;
/** The names of the statements that were sent. */
let sent: string[];
/** Called when PostgreSQL has answered a statement and the answer is not received yet. */
let onAnswered: () => Promise<unknown>;
let signing: [Buffer, Buffer, string];

const guard = {
  claimedId: person.userId,
  async read<Row>(write: (claimedId: string) => PersonQuery<Row>) {
    const { name } = write(person.userId).shape;
    sent.push(name);
    const { stamp, notes } = shown;
    const page = notes === null ? { stamp, positions: [] } : { stamp, notes: new JsonText<Note[]>(notes), last: null };
    const row = (name === 'page-stamp' ? stamp : page) as Row;
    await onAnswered();
    return { person, row };
  },
} as Guard;

const readWithin = async () => ({ notes: new JsonText<Note[]>('["large"]'), count: 0, stamp: later });
const openNode = () => createNoteList({ notes: { readWithin }, signing: () => signing });
let list: ReturnType<typeof openNode>;
const read = async () => (await list(guard, query)).body.parse();
beforeEach(() => {
  shown = { stamp: '1', notes: '["old"]' };
  later = '1';
  sent = [];
  onAnswered = async () => undefined;
  signing = [Buffer.from('inner'), Buffer.from('outer'), '1800'];
  list = openNode();
});

it('reads a page once, and then only asks whether something of the person has changed', async () => {
  for (let time = 0; time < 3; time += 1) expect(await read()).toEqual(['old']);
  expect(sent).toEqual(['note-list-all-10', 'page-stamp', 'page-stamp']);
});

it('reads it again once something has', async () => {
  await read();
  shown = { stamp: '2', notes: '["new"]' };
  expect(await read()).toEqual(['new']);
  expect(sent).toEqual(['note-list-all-10', 'page-stamp', 'note-list-all-10']);
});

it('reads no page for a person who has it, on a node that does not', async () => {
  const { etag: ifNoneMatch } = await list(guard, query);
  sent = [];
  expect(await openNode()(guard, query, { ifNoneMatch })).toMatchObject({ etag: ifNoneMatch, isUnchanged: true });
  expect(sent).toEqual(['page-stamp']);
});

it('does not reuse a page that was read before a concurrent write', async () => {
  onAnswered = async () => {
    shown = { stamp: '2', notes: '["new"]' };
  };
  const { etag: ifNoneMatch } = await list(guard, query);
  expect((await list(guard, query, { ifNoneMatch })).isUnchanged).toBeUndefined();
  expect(await read()).toEqual(['new']);
});

it('does not reuse a page with expired or foreign media signatures', async () => {
  const { etag: ifNoneMatch } = await list(guard, query);
  signing = [signing[0], signing[1], '3600'];
  expect((await list(guard, query, { ifNoneMatch })).isUnchanged).toBeUndefined();
  signing = [signing[0], Buffer.from('another'), '1800'];
  expect((await openNode()(guard, query, { ifNoneMatch })).isUnchanged).toBeUndefined();
});

it('gives a page of large notes an ETag only if nothing changed between its two statements', async () => {
  shown = { stamp: '1', notes: null };
  const { body, etag: ifNoneMatch } = await list(guard, query);
  expect(body.parse()).toEqual(['large']);
  expect((await list(guard, query, { ifNoneMatch })).isUnchanged).toBe(true);
  later = '2';
  expect(await list(guard, query)).not.toHaveProperty('etag');
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('takes If-None-Match %s for the page: %s', (header, isNamed) => {
  expect(isNamedBy(header, '"a"')).toBe(isNamed);
});
