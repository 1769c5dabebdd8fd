import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { makeEntry } from '../../../../../test/make-entry.ts';
import { wipeOutbox } from '../../../../../test/wipe-outbox.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { appendEntry, listEntries } from '../queue/entries.ts';
import type { Change } from '../queue/entry.ts';
import { createSendLoop } from './send-loop.ts';
import type { Run } from './send-note.ts';

vi.mock(import('../queue/entries.ts'), async (original) => {
  const entries = await original();
  return { ...entries, listEntries: vi.fn(entries.listEntries) };
});

afterEach(() => wipeOutbox('me'));

const NOTES = 12;
const OF_EACH = 8;

const makeRun = (sendChange: Run['sendChange']): Run => ({
  ...{ person: 'me', isOver: () => false, sendChange, isSameText: () => true, mayRefuse: true },
  uploadFile: () => Promise.reject(new Error('There is no file.')),
  isGone: async () => false,
});
const comment = (noteId: string, order: number) => {
  const commentId = `comment ${order}`;
  const change = { kind: 'comment', id: noteId, commentId, content: '', isNew: true } as const;
  return makeEntry(change, { id: commentId, order });
};

it('reads only the changes of the note that is sent, and keeps their order', async () => {
  const sent: Change[] = [];
  const run = makeRun(async (change) => {
    sent.push(change);
    return { note: null };
  });
  const changes = Array.from({ length: NOTES * OF_EACH }, (_each, order) => comment(`note ${order % NOTES}`, order));
  for (const one of changes) await appendEntry(one);
  const read = vi.spyOn(IDBIndex.prototype, 'getAll');

  await createSendLoop(run, () => undefined).sendAll();

  expect(listEntries).toHaveBeenCalledOnce();
  const ofPerson = read.mock.contexts.filter((index) => (index as IDBIndex).name === 'person');
  // To list the notes, and to claim the lead.
  expect(ofPerson).toHaveLength(2);
  expect(await listEntries('me')).toEqual([]);
  expect(sent).toHaveLength(changes.length);
  for (const ofNote of Map.groupBy(sent, (change) => ('id' in change ? change.id : '')).values()) {
    const ids = ofNote.map((change) => Number('commentId' in change && change.commentId.split(' ')[1]));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  }
});

it('stops for good, and reports it, when another tab has begun to lead', async () => {
  for (const order of [1, 2]) await appendEntry(comment('note', order));
  const onLost = vi.fn();
  const second = createSendLoop(
    makeRun(async () => ({ note: null })),
    () => undefined,
  );
  const first = createSendLoop(
    makeRun(async () => {
      // While the first is sending, the second takes over, and sends all of it.
      await second.sendAll();
      return { note: null };
    }),
    onLost,
  );
  await first.sendAll();
  expect(onLost).toHaveBeenCalledOnce();
  expect(await listEntries('me')).toEqual([]);
  await appendEntry(comment('note', 3));
  await first.sendAll();
  expect(await listEntries('me')).toHaveLength(1);
});

it('leaves a change that has just failed to its caller, and sends their next ones', async () => {
  const calls = vi.fn(async () => {
    throw new ApiError(500, 'internal', '', { isOurs: true });
  });
  await appendEntry(comment('note', 1));
  const leader = createSendLoop(makeRun(calls), () => undefined);
  // A page that opens sends all that waits, while the person sends this one.
  await Promise.all([leader.sendNote('note'), leader.sendAll()]);
  expect(calls).toHaveBeenCalledOnce();
  await leader.sendNote('note');
  expect(calls).toHaveBeenCalledTimes(2);
});
