import { expect, it, vi } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { tooManyAttempts } from './too-many.ts';

it('refuses calls beyond the limit of one subject, and beyond that of all, until others are done', async () => {
  const { admit, requireRoom } = createConcurrencyLimit({ each: 2, all: 3 });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const ask = (subject: string) => admit(subject, () => opened);
  const inside = [ask('a'), ask('a')];
  await expect(ask('a')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });
  await expect(requireRoom('a')).rejects.toMatchObject({ status: 429 });
  await requireRoom('b');
  inside.push(ask('b'));
  await expect(ask('c')).rejects.toMatchObject({ status: 429 });
  open();
  await Promise.all(inside);
  await Promise.all([ask('a'), ask('a'), ask('c')]);
});

it('has room again after work that failed', async () => {
  const { admit } = createConcurrencyLimit({ each: 1, all: 1 });
  await expect(admit('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await admit('a', async () => 'done')).toBe('done');
});

it('keeps a place briefly for a refused subject, and for no other', async () => {
  const { admit } = createConcurrencyLimit({ each: 1, all: 1 });
  await expect(admit('a', () => Promise.reject(tooManyAttempts(60)))).rejects.toMatchObject({ retryAfterSeconds: 60 });
  const work = vi.fn(async () => 'done');
  expect(await admit('b', work)).toBe('done');
  await expect(admit('a', work)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });
  expect(work).toHaveBeenCalledTimes(1);
  // The refusal was delayed until the place was free.
  expect(await admit('a', work)).toBe('done');
});
