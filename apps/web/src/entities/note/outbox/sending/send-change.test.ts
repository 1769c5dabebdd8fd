// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Caller } from '../../../../lib/api/ask.ts';
import { learnServerTime } from '../../../../lib/time/server-clock.ts';
import type { Change } from '../queue/entry.ts';
import { createSendChange } from './send-change.ts';

const changes: Change[] = [
  { kind: 'create', note: { _id: 'fern', title: 'Fern' } },
  { kind: 'update', id: 'fern', version: 1, changes: { title: 'Ferns' } },
  { kind: 'done', id: 'fern', done: true },
  { kind: 'restore', id: 'fern' },
  { kind: 'comment', id: 'moss', commentId: 'fern', content: 'Shade', isNew: true },
];

const answering = (answer: unknown) => createSendChange((async () => answer) as Caller);

it.each(changes)('rejects an answer to a $kind that does not name the sent item', async (change) => {
  for (const foreign of [null, { ok: true }, { _id: 'another' }]) {
    await expect(answering(foreign)(change)).rejects.toMatchObject({ isUnanswered: true, isOurs: false });
  }
  await expect(answering({ _id: 'fern' })(change)).resolves.toBeTruthy();
});

it('snoozes for the remaining time after a sleep in which the monotonic clock stopped', async () => {
  const now = Date.UTC(2026, 10, 18, 9);
  const device = vi.spyOn(Date, 'now').mockReturnValue(now);
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  learnServerTime(new Date(now).toUTCString());
  const sent: unknown[] = [];
  const call = async (_name: string, { body }: { body: unknown }) => void sent.push(body);
  device.mockReturnValue(now + 540_000);
  const until = new Date(now + 600_000).toISOString();
  await createSendChange(call as unknown as Caller)({ kind: 'snooze', notificationId: 'rice', until });
  expect(sent).toEqual([{ action: 'snooze', inSeconds: 60, until }]);
  vi.restoreAllMocks();
});
