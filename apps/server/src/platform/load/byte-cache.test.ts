import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const value = (bytes: number) => ({ countBytes: () => bytes });

it('drops the least recently used entry if there are too many bytes', () => {
  const cache = createByteCache(100);
  for (const key of ['a', 'b', 'c']) cache.keep(key, value(30));
  cache.find('a');
  cache.keep('d', value(30));
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd']);
  expect(cache.countBytes()).toBe(90);
});

it('keeps nothing that would displace most of the others, and nothing older in its place', () => {
  const cache = createByteCache(100);
  cache.keep('a', value(10));
  cache.keep('a', value(51));
  expect(cache.find('a')).toBeUndefined();
  expect(cache.countBytes()).toBe(0);
});

it('counts the growth of its entries', () => {
  const cache = createByteCache(100);
  let bytes = 10;
  cache.keep('a', { countBytes: () => bytes });
  bytes = 90;
  cache.keep('b', value(20));
  expect([cache.find('a'), cache.countBytes()]).toEqual([undefined, 20]);
});
