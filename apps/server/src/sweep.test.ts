import { HOUR_MS } from '@pinlife/contract/durations';
import { expect, it, vi } from 'vitest';
import { createSweepSource } from './sweep.ts';

const START = Date.parse('2026-11-14T18:40:00Z');
const { signal } = new AbortController();
const at = (ms: number) => new Date(START + ms);

const always = async () => true;

it('sweeps nothing while the clock is in doubt', async () => {
  const sweep = vi.fn(async () => 1);
  let isBelieved = false;
  const source = createSweepSource({
    clock: { now: () => at(0) },
    allowsRemoval: async () => isBelieved,
    sweeps: [sweep],
  });
  await source.runBatch(at(0), signal);
  expect(sweep).not.toHaveBeenCalled();
  isBelieved = true;
  await source.runBatch(at(HOUR_MS), signal);
  expect(sweep).toHaveBeenCalledOnce();
});

it('continues at once if the clock is set back', async () => {
  const sweep = vi.fn(async () => 1);
  const source = createSweepSource({ clock: { now: () => at(0) }, allowsRemoval: always, sweeps: [sweep] });
  await source.runBatch(at(31 * 24 * HOUR_MS), signal);
  await source.runBatch(at(0), signal);
  expect(sweep).toHaveBeenCalledTimes(2);
});

it('sweeps at the start and once an hour', async () => {
  const sweep = vi.fn(async () => 1);
  const source = createSweepSource({ clock: { now: () => at(0) }, allowsRemoval: always, sweeps: [sweep] });
  await source.runBatch(at(0), signal);
  await source.runBatch(at(HOUR_MS - 1), signal);
  expect(sweep).toHaveBeenCalledTimes(1);
  expect(await source.nextDueAt()).toEqual(at(HOUR_MS));
  await source.runBatch(at(HOUR_MS), signal);
  expect(sweep).toHaveBeenCalledTimes(2);
});

it('sweeps the rest if one fails, and logs why', async () => {
  const other = vi.fn(async () => 0);
  const broken = async () => {
    throw new Error('The storage is away');
  };
  const source = createSweepSource({ clock: { now: () => at(0) }, allowsRemoval: always, sweeps: [broken, other] });
  await expect(source.runBatch(at(0), signal)).rejects.toThrow('The storage is away');
  expect(other).toHaveBeenCalledOnce();
});
