import { expect, it, vi } from 'vitest';
import { createGroupedReads } from './grouped-reads.ts';

const setUp = (options?: { groupMax: number }) => {
  const reads: {
    keys: readonly string[];
    end: (rows: Record<string, number>) => void;
    fail: (error: Error) => void;
  }[] = [];
  const find = createGroupedReads<number>(async (keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, number>>();
    reads.push({ keys, end: (rows) => resolve(new Map(Object.entries(rows))), fail: reject });
    return promise;
  }, options);
  const readOf = (index: number) => vi.waitUntil(() => reads[index]);
  return { find, reads, readOf };
};

it('groups concurrent reads, and never returns a result that was read before the request', async () => {
  const { find, reads, readOf } = setUp();
  const first = find('a');
  const later = [find('a'), find('b'), find('a')];
  expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
  reads[0]?.end({ a: 1 });
  expect(await first).toBe(1);
  const second = await readOf(1);
  expect(second.keys).toEqual(['a', 'b']);
  second.end({ a: 2 });
  expect(await Promise.all(later)).toEqual([2, undefined, 2]);
});

it('lets others have a turn between many simultaneous answers', async () => {
  const { find, reads, readOf } = setUp();
  const first = find('x');
  let answered = 0;
  const many = Array.from({ length: 100 }, () => find('a').then(() => (answered += 1)));
  reads[0]?.end({});
  await first;
  (await readOf(1)).end({ a: 1 });
  const seen = new Set<number>();
  while (answered < 100) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.add(answered);
  }
  await Promise.all(many);
  expect(seen.size).toBeGreaterThan(5);
});

it('rejects the requests of a failed read, and continues with the next ones', async () => {
  const { find, reads, readOf } = setUp();
  const failing = find('a');
  const next = find('b');
  reads[0]?.fail(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  (await readOf(1)).end({ b: 3 });
  expect(await next).toBe(3);
});

it('reads a few hundred times a second at most, and at once for a single request', async () => {
  let reads = 0;
  const find = createGroupedReads<number>(async () => {
    reads += 1;
    return new Map([['a', 1]]);
  });
  const startedAt = performance.now();
  const first = find('a');
  expect(reads).toBe(1);
  await first;
  while (performance.now() - startedAt < 100) await find('a');
  // Four milliseconds apart.
  expect(reads).toBeLessThanOrEqual(1 + (performance.now() - startedAt) / 4);
});

it('reads a few keys at once if configured so, in turns between a person with many requests and others', async () => {
  const { find, reads, readOf } = setUp({ groupMax: 2 });
  const many = [1, 2, 3, 4, 5].map((number) => find(`many ${number}`, 'greedy'));
  const one = find('one', 'modest');
  const shared = find('many 5', 'third');
  reads[0]?.end({});
  const second = await readOf(1);
  expect(second.keys).toEqual(['many 2', 'many 5']);
  second.end({});
  const third = await readOf(2);
  expect(third.keys).toEqual(['many 3', 'one']);
  third.end({});
  (await readOf(3)).end({});
  await Promise.all([...many, one, shared]);
});
