import type { Note, NoteListQuery } from '@pinlife/contract/note/schema';
import { beforeEach, expect, it } from 'vitest';
import type { PersonQuery } from '../../../db/person-query.ts';
import { createQuietWrites } from '../../../db/snapshot.ts';
import { JsonText } from '../../../platform/text/json-text.ts';
import type { Guard } from '../../session/guard.ts';
import { createNoteList } from '../list.ts';

const person = { userId: 'meera', sessionId: 'laptop' };
const query: NoteListQuery = { limit: 10 };

/** What the database shows, and the notes that it holds then. */
let shown = { snapshot: '1', notes: '[]' };
/** The names of the statements that were sent. */
let sent: string[] = [];
/** Called when a statement was answered and the answer is still on its way. */
let onAnswered: () => Promise<unknown> = async () => undefined;

const guard = {
  claimedId: person.userId,
  async read<Row>(write: (claimedId: string) => PersonQuery<Row>) {
    const { name } = write(person.userId).shape;
    sent.push(name);
    const { snapshot, notes } = shown;
    const page = { snapshot, notes: new JsonText<Note[]>(notes), last: null };
    const row = (name === 'snapshot' ? snapshot : page) as Row;
    await onAnswered();
    return { person, row };
  },
} as Guard;

const readWithin = async () => ({ notes: new JsonText<Note[]>('[]'), count: 0 });
let list: ReturnType<typeof createNoteList>;
let quietWrites: ReturnType<typeof createQuietWrites>;
const read = async () => (await list(guard, query)).body.parse();
beforeEach(() => {
  quietWrites = createQuietWrites();
  list = createNoteList({
    notes: { readWithin },
    signing: () => [Buffer.alloc(0), Buffer.alloc(0), '0'],
    quietWrites,
  });
  shown = { snapshot: '1', notes: '["old"]' };
  sent = [];
  onAnswered = async () => undefined;
});

it('reads a page once, and then only asks whether anything was written', async () => {
  for (let time = 0; time < 3; time += 1) expect(await read()).toEqual(['old']);
  expect(sent).toEqual(['note-list-all-10', 'snapshot', 'snapshot']);
});

it('reads it again once something was written', async () => {
  await read();
  shown = { snapshot: '2', notes: '["new"]' };
  expect(await read()).toEqual(['new']);
  expect(sent).toEqual(['note-list-all-10', 'snapshot', 'note-list-all-10']);
});

it('does not take a page for one of what was shown while it was on its way', async () => {
  await read();
  // Asked before the write, read by somebody else after it.
  onAnswered = async () => {
    onAnswered = async () => undefined;
    shown = { snapshot: '2', notes: '["new"]' };
    await list(guard, { ...query, type: 'note' });
    await list(guard, { ...query, page: 0 });
  };
  await read();
  expect(await read()).toEqual(['new']);
});

it('does not read it again for what changes no page', async () => {
  shown = { snapshot: '7:7: 1', notes: '["old"]' };
  await read();
  quietWrites.add('7 1');
  shown = { snapshot: '8:8: 1', notes: '["old"]' };
  await read();
  expect(sent).toEqual(['note-list-all-10', 'snapshot']);
  shown = { snapshot: '9:9: 1', notes: '["new"]' };
  expect(await read()).toEqual(['new']);
});

it('is read once for all who ask at the same moment, and again for whoever knows of something later', async () => {
  await read();
  shown = { snapshot: '2', notes: '["new"]' };
  sent = [];
  const all = await Promise.all([read(), read(), read()]);
  expect(all).toEqual([['new'], ['new'], ['new']]);
  expect(sent).toEqual(['snapshot', 'snapshot', 'snapshot', 'note-list-all-10']);

  shown = { snapshot: '3', notes: '["newer"]' };
  await read();
  sent = [];
  const slow = Promise.withResolvers<void>();
  onAnswered = () => (sent.at(-1) === 'snapshot' ? Promise.resolve() : slow.promise);
  shown = { snapshot: '4', notes: '["newest"]' };
  const first = read();
  while (sent.length < 2) await Promise.resolve();
  shown = { snapshot: '5', notes: '["last"]' };
  const second = read();
  while (sent.length < 3) await Promise.resolve();
  slow.resolve();
  expect([await first, await second]).toEqual([['newest'], ['last']]);
});
