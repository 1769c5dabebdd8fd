import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLimiter, DatabaseHangsError } from './database-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('limits the wait for any database, fails at once while it hangs, and continues when it has answered', async () => {
  const limit = createLimiter(1000);
  const late = vi.fn();
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = limit(() => promise, late);
  const failed = expect(asked).rejects.toThrow(DatabaseHangsError);
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  const work = vi.fn(async () => 'read');
  await expect(limit(work)).rejects.toThrow(DatabaseHangsError);
  expect(work).not.toHaveBeenCalled();
  resolve('written');
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toHaveBeenCalledOnce();
  expect(await limit(work)).toBe('read');
});

it('lets the first call undo its writes if it answers late, even if another one was begun after it', async () => {
  const limit = createLimiter(1000);
  const [write, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const undo = vi.fn(async () => undefined);
  const asked = [
    limit(
      () => write.promise,
      () => void limit(undo).catch(() => undefined),
    ),
    limit(() => read.promise),
  ];
  const failed = Promise.all(asked.map((one) => expect(one).rejects.toThrow(DatabaseHangsError)));
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  write.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(undo).toHaveBeenCalledOnce();
  read.resolve();
});
