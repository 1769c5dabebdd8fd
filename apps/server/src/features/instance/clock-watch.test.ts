import { DAY_MS, HOUR_MS } from '@pinlife/contract/durations';
import { expect, it, vi } from 'vitest';
import { createClockWatch } from './clock-watch.ts';

const START = Date.parse('2026-11-14T18:40:00Z');

const createWatch = (onSetBack = async () => {}) => {
  let stored: string | null = null;
  const repo = {
    findSetting: async () => stored,
    replaceSetting: async (_tx: unknown, _name: string, value: string) => {
      stored = value;
    },
  };
  const run = async <Result>(work: (tx: never) => Promise<Result>) => work(undefined as never);
  const watch = createClockWatch({
    database: { transaction: run, single: run },
    repo,
    log: { warn: () => undefined },
    onSetBack,
  });
  return (ms: number) => watch.allowsRemoval(new Date(START + ms));
};

it('waits a day after a leap, on either of two nodes', async () => {
  const allowsAt = createWatch();
  expect(await allowsAt(0)).toBe(true);
  expect(await allowsAt(31 * DAY_MS)).toBe(false);
  // The clocks of two machines differ a little.
  expect(await allowsAt(31 * DAY_MS - 400)).toBe(false);
  expect(await allowsAt(32 * DAY_MS - 1)).toBe(false);
  expect(await allowsAt(32 * DAY_MS)).toBe(true);
});

it('waits after a leap that is a good part of the seven days for which a deletion can be cancelled', async () => {
  const allowsAt = createWatch();
  await allowsAt(0);
  expect(await allowsAt(37 * HOUR_MS)).toBe(false);
});

it('removes at last what a machine keeps that is off for longer than it is on', async () => {
  const allowsAt = createWatch();
  await allowsAt(0);
  const answers: boolean[] = [];
  // Eight hours on, forty off.
  for (let day = 2; day < 12; day += 2)
    for (let hour = 0; hour <= 8; hour++) answers.push(await allowsAt(day * DAY_MS + hour * HOUR_MS));
  expect(answers.indexOf(true)).toBe(2 * 9 + 8);
});

it('waits a whole day after a long leap, even if it is waiting already', async () => {
  const allowsAt = createWatch();
  await allowsAt(0);
  await allowsAt(2 * DAY_MS);
  await allowsAt(2.9 * DAY_MS);
  expect(await allowsAt(33 * DAY_MS)).toBe(false);
  expect(await allowsAt(33.9 * DAY_MS)).toBe(false);
});

it('never waits on a machine that is on once a day', async () => {
  const allowsAt = createWatch();
  for (const day of [0, 1.2, 2.4, 3.2, 4.5]) expect(await allowsAt(day * DAY_MS)).toBe(true);
});

it('waits no longer once the clock was set right', async () => {
  const allowsAt = createWatch();
  await allowsAt(0);
  expect(await allowsAt(31 * DAY_MS)).toBe(false);
  expect(await allowsAt(HOUR_MS)).toBe(true);
});

it('reports once that the clock was set right, and again if that failed', async () => {
  const onSetBack = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The database is away'));
  const allowsAt = createWatch(onSetBack);
  await allowsAt(31 * DAY_MS);
  // A later call with the clock of another node.
  await allowsAt(31 * DAY_MS - HOUR_MS);
  expect(onSetBack).not.toHaveBeenCalled();
  await expect(allowsAt(0)).rejects.toThrow('The database is away');
  await allowsAt(0);
  await allowsAt(HOUR_MS);
  expect(onSetBack).toHaveBeenCalledTimes(2);
});
