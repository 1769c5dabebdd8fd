import { expect, it } from 'vitest';
import { createFairQueue } from '../load/fair-queue.ts';
import { renderQueue } from './limits.ts';
import { createPageCache } from './page-cache.ts';

const setUp = () => {
  const pageCache = createPageCache(createFairQueue(renderQueue));
  const begun: { name: string; end(): void }[] = [];
  const ask = (name: string, subject: string) =>
    pageCache.get({ name, version: '1', subject }, () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      begun.push({ name, end: () => resolve(name) });
      return promise;
    });
  return { pageCache, ask, begun };
};

it('writes one page at a time of a visitor who requests many, without delaying others', async () => {
  const { ask, begun } = setUp();
  const many = Array.from({ length: 50 }, (_each, index) => ask(`page ${index}`, 'greedy'));
  const another = ask('another', 'modest');
  // The last page that the first subject requests; its rendering is far from started.
  const shared = ask('page 49', 'modest too');
  await expect.poll(() => begun.map(({ name }) => name)).toEqual(['page 0', 'another', 'page 49']);
  for (let place = 0; place < 51; place += 1) {
    await expect.poll(() => begun[place]).toBeDefined();
    begun[place]?.end();
  }
  await Promise.all([...many, another, shared]);
  expect(begun).toHaveLength(51);
});
