import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestLog } from '../../../test/log.ts';
import { createIndexScheduler } from './index-scheduler.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table of due notes, of which one batch is indexed at a time. */
const openTable = ({ batch = 100 } = {}) => {
  const { log, lines } = createTestLog();
  const table = { waiting: 0, batches: [] as number[], isAway: false };
  const catchUp = async () => {
    if (table.isAway) throw new Error('The database is away.');
    const count = Math.min(batch, table.waiting);
    table.waiting -= count;
    table.batches.push(count);
    return { count, isAll: count < batch };
  };
  const indexScheduler = createIndexScheduler({ catchUp, log });
  const write = (bytes?: number) => {
    table.waiting += 1;
    indexScheduler.schedule(bytes);
  };
  return { indexScheduler, table, write, lines };
};

it('indexes many at once, soon after the first was written', async () => {
  const { indexScheduler, table, write } = openTable();
  indexScheduler.start();
  for (let count = 0; count < 30; count += 1) write();
  await vi.advanceTimersByTimeAsync(99);
  expect(table.batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.batches).toEqual([30]);
  write();
  await vi.advanceTimersByTimeAsync(100);
  expect(table.batches).toEqual([30, 1]);
});

it('indexes a long text at once', async () => {
  const { indexScheduler, table, write } = openTable();
  indexScheduler.start();
  write();
  write(64 * 1024);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.batches).toEqual([2]);
});

it('does nothing before it is started or after it is stopped', async () => {
  const { indexScheduler, table, write } = openTable();
  write();
  await vi.advanceTimersByTimeAsync(10_000);
  indexScheduler.start();
  write();
  await indexScheduler.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.batches).toEqual([]);
});

it('lets writers wait while too much is queued, by number or by size, and no longer', async () => {
  for (const [times, bytes] of [
    [1025, 0],
    [3, 1024 * 1024],
  ] as const) {
    const { indexScheduler, table, write } = openTable({ batch: times - 1 });
    indexScheduler.start();
    for (let count = 0; count < times; count += 1) {
      await indexScheduler.waitForRoom();
      write(bytes);
    }
    expect(table.batches).toEqual([]);
    const letIn = indexScheduler.waitForRoom();
    await vi.advanceTimersByTimeAsync(0);
    await letIn;
    expect(table.batches[0]).toBe(times - 1);
    await indexScheduler.stop();
  }
});

it('reports once that it cannot index, does not block others, and tries again', async () => {
  const { indexScheduler, table, write, lines } = openTable();
  indexScheduler.start();
  table.isAway = true;
  for (let count = 0; count < 1025; count += 1) write();
  const letIn = indexScheduler.waitForRoom();
  await vi.advanceTimersByTimeAsync(0);
  await letIn;
  expect(lines).toMatchObject([{ msg: expect.stringContaining('not indexed yet') }]);
  table.isAway = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.waiting).toBe(0);
});
