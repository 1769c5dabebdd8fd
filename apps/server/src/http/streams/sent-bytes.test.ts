import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { createSentBytes } from './sent-bytes.ts';

const MB = 1024 * 1024;
const open = () => Object.assign(new EventEmitter(), { destroy: vi.fn() }) as unknown as ServerResponse;

it('counts a page once for all its readers, until the last of them has finished', () => {
  const sent = createSentBytes({ each: 3 * MB, all: 100 * MB });
  const page = Buffer.alloc(2 * MB);
  const readers = [open(), open(), open()];
  for (const reader of readers) sent.take('meera', page, reader);
  sent.take('meera', Buffer.alloc(MB), open());
  const takeMore = () => sent.take('meera', Buffer.alloc(2 * MB), open());
  readers[0]?.emit('close');
  readers[1]?.emit('close');
  expect(takeMore).toThrow(expect.objectContaining({ status: 429 }));
  readers[2]?.emit('close');
  takeMore();
  sent.take('meera', Buffer.alloc(1000), open());
});

it('ends an answer of the person who takes most if there is no room for others', () => {
  const sent = createSentBytes({ each: 10 * MB, all: 10 * MB });
  const slow = [open(), open()];
  for (const reader of slow) sent.take('greedy', Buffer.alloc(4 * MB), reader);
  sent.take('modest', Buffer.alloc(3 * MB), open());
  expect(slow.map(({ destroy }) => vi.mocked(destroy).mock.calls.length)).toEqual([0, 1]);
});

it('ends an answer that is not received in the time that its size allows', () => {
  const sent = createSentBytes({ each: 100 * MB, all: 100 * MB });
  const [small, large] = [open(), open()];
  sent.take('meera', Buffer.alloc(MB), small);
  sent.take('meera', Buffer.alloc(8 * MB), large);
  sent.endLate();
  expect(small.destroy).not.toHaveBeenCalled();
  sent.endLate(performance.now() + 200_000);
  expect(small.destroy).toHaveBeenCalledOnce();
  expect(large.destroy).not.toHaveBeenCalled();
  sent.endLate(performance.now() + 2_000_000);
  expect(large.destroy).toHaveBeenCalledOnce();
});

it('counts nothing for an answer whose reader is gone already', () => {
  const sent = createSentBytes({ each: 3 * MB, all: 100 * MB });
  const gone = () => Object.assign(open(), { destroyed: true });
  for (let count = 0; count < 5; count += 1) sent.take('meera', Buffer.alloc(2 * MB), gone());
  sent.take('meera', Buffer.alloc(2 * MB), open());
});
