import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findWaiters, hearOf, takeWaiters, waitForAnswer } from './waiters.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells whoever has waited long enough that it takes longer, and no more', async () => {
  const answer = hearOf('a', 4000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answer).toBe('late');
  expect(findWaiters('a')).toEqual([]);
});

it('tells nobody that a change waits when its refusal is there already and it is being removed', async () => {
  const answer = hearOf('b', 4000);
  const refused = expect(answer).rejects.toThrow('No');
  const [waiter] = takeWaiters('b');
  await vi.advanceTimersByTimeAsync(5000);
  waiter?.reject(new Error('No'));
  await refused;
});

it('loses its patience also with what the change was merged into', async () => {
  const answer = hearOf('c', 4000);
  for (const waiter of takeWaiters('c')) waitForAnswer('d', waiter);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await answer).toBe('late');
  expect(findWaiters('d')).toEqual([]);
});
