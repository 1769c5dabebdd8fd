import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestLog } from '../../../test/log.ts';
import { createSoon } from './soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table of notes that wait, of which some are indexed at a time. */
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
  const soon = createSoon({ catchUp, log });
  const write = (bytes?: number) => {
    table.waiting += 1;
    soon.poke(bytes);
  };
  return { soon, table, write, lines };
};

it('indexes many at once, soon after the first was written', async () => {
  const { soon, table, write } = openTable();
  soon.start();
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
  const { soon, table, write } = openTable();
  soon.start();
  write();
  write(64 * 1024);
  await vi.advanceTimersByTimeAsync(0);
  expect(table.batches).toEqual([2]);
});

it('does nothing before it is started or after it is stopped', async () => {
  const { soon, table, write } = openTable();
  write();
  await vi.advanceTimersByTimeAsync(10_000);
  soon.start();
  write();
  await soon.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.batches).toEqual([]);
});

it('lets writers wait while too much waits, by number or by size, and not longer', async () => {
  for (const [times, bytes] of [
    [1025, 0],
    [3, 1024 * 1024],
  ] as const) {
    const { soon, table, write } = openTable({ batch: times - 1 });
    soon.start();
    for (let count = 0; count < times; count += 1) {
      await soon.waitForRoom();
      write(bytes);
    }
    expect(table.batches).toEqual([]);
    const letIn = soon.waitForRoom();
    await vi.advanceTimersByTimeAsync(0);
    await letIn;
    expect(table.batches[0]).toBe(times - 1);
    await soon.stop();
  }
});

it('says once that it cannot, holds up nobody, and tries again', async () => {
  const { soon, table, write, lines } = openTable();
  soon.start();
  table.isAway = true;
  for (let count = 0; count < 1025; count += 1) write();
  const letIn = soon.waitForRoom();
  await vi.advanceTimersByTimeAsync(0);
  await letIn;
  expect(lines).toMatchObject([{ msg: expect.stringContaining('not indexed yet') }]);
  table.isAway = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.waiting).toBe(0);
});
