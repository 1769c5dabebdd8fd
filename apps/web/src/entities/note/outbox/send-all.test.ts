import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { makeWaiting } from '../../../../test/make-waiting.ts';
import { reload } from './memory.ts';
import { listChanges, listChangesOf, putChange } from './outbox-store.ts';
import { sendAll } from './send-all.ts';
import type { Run } from './send-note.ts';
import type { Change } from './waiting.ts';

vi.mock(import('./outbox-store.ts'), async (original) => {
  const store = await original();
  return { ...store, listChanges: vi.fn(store.listChanges), listChangesOf: vi.fn(store.listChangesOf) };
});

const NOTES = 12;
const OF_EACH = 8;

it('reads the changes of the note that is sent, however many others wait', async () => {
  const sent: Change[] = [];
  const run: Run = {
    person: 'me',
    isOver: () => false,
    runAlone: (_name, work) => work(),
    sendChange: async (change) => {
      sent.push(change);
      return { note: null };
    },
    takeAnswer: () => undefined,
    uploadFile: () => Promise.reject(new Error('There is no file.')),
    tellSending: () => undefined,
    isSameText: () => true,
    mayRefuse: true,
  };
  const changes = Array.from({ length: NOTES * OF_EACH }, (_each, order) => {
    const commentId = `comment ${order}`;
    const change = { kind: 'comment', id: `note ${order % NOTES}`, commentId, content: '', isNew: true } as const;
    return makeWaiting(change, { id: commentId, order });
  });
  for (const one of changes) await putChange(one);
  await reload('me', () => true);
  vi.mocked(listChanges).mockClear();

  await sendAll(run);

  expect(await listChanges('me')).toEqual([]);
  expect(sent).toHaveLength(changes.length);
  expect(listChanges).toHaveBeenCalledOnce();
  const read = await Promise.all(vi.mocked(listChangesOf).mock.results.map(({ value }) => value));
  // At each step those of its note that are left.
  expect(read.flat()).toHaveLength((NOTES * OF_EACH * (OF_EACH + 1)) / 2);
});
