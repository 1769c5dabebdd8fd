import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

const limits = { concurrency: 2, waitingOfOne: 3, waitingOfAll: 5, waitMs: 60_000 };

/** Work that ends when the test ends it. */
const createWork = (inTurn: FairQueue) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (person: string, name: string, isHeavy = false) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    const brought = inTurn(person, work, { isHeavy });
    // Waiting work is refused long after the end of its test, when nothing handles the rejection.
    brought.catch(() => undefined);
    return brought;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await setImmediate();
  };
  return { begun, bring, end };
};

it('each person has a turn, no matter how much work others have queued', async () => {
  const { begun, bring, end } = createWork(createFairQueue(limits));
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name);
  void bring('b', 'b1');
  void bring('c', 'c1');
  await setImmediate();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

it('one person has one lane, and leaves the other free', async () => {
  const { begun, bring } = createWork(createFairQueue(limits));
  for (const name of ['a1', 'a2']) void bring('a', name);
  await setImmediate();
  expect(begun).toEqual(['a1']);
});

it('heavy work runs one at a time, and light work passes it', async () => {
  const { begun, bring, end } = createWork(createFairQueue(limits));
  void bring('a', 'a1', true);
  void bring('b', 'b1', true);
  void bring('c', 'c1');
  await setImmediate();
  expect(begun).toEqual(['a1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'c1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'c1', 'b1']);
});

it('work beyond the share of one person, or of all together, is refused', async () => {
  const { bring } = createWork(createFairQueue(limits));
  const refusal = { code: 'media_busy', status: 429, retryAfterSeconds: 10 };
  for (const name of ['a1', 'a2', 'a3', 'a4']) void bring('a', name);
  await expect(bring('a', 'a5')).rejects.toMatchObject(refusal);
  for (const name of ['b1', 'b2', 'b3']) void bring('b', name);
  await expect(bring('b', 'b4')).rejects.toMatchObject(refusal);
});

it('a person without waiting work replaces the last work of the person with the most', async () => {
  const { begun, bring, end } = createWork(createFairQueue({ ...limits, concurrency: 1 }));
  const a = ['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name));
  for (const name of ['b1', 'b2']) void bring('b', name);
  void bring('c', 'c1');
  await expect(a[3]).rejects.toMatchObject({ code: 'media_busy' });
  await expect(bring('c', 'c2')).rejects.toMatchObject({ code: 'media_busy' });
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});

it('work that waits too long is refused with a retry time, and the others move up', async () => {
  const { begun, bring, end } = createWork(createFairQueue({ ...limits, concurrency: 1, waitMs: 20 }));
  void bring('a', 'a1');
  await expect(bring('b', 'b1')).rejects.toMatchObject({ code: 'media_busy' });
  await end('a1');
  void bring('c', 'c1');
  await setImmediate();
  expect(begun).toEqual(['a1', 'c1']);
});

it('work that fails gives its turn on', async () => {
  const inTurn = createFairQueue({ ...limits, concurrency: 1 });
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn('a', async () => 'yes')).toBe('yes');
});
