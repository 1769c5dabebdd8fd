import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Ended } from './channel.ts';
import { endWaiting, takeWaiters, waitForOutcome } from './outcomes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ended = (ids: string[], given: Partial<Ended> = {}): Ended => ({
  ...{ kind: 'ended', person: 'me', noteId: 'n', ids, change: null, answer: null, error: null },
  ...{ isReturned: false, isLate: false },
  ...given,
});

it('reports to a waiting caller once that it takes longer', async () => {
  const outcome = waitForOutcome('a', 4000);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await outcome).toEqual({ kind: 'late' });
  expect(takeWaiters(ended(['a']))).toBeNull();
});

it('does not report a change as waiting if it is refused already and being removed', async () => {
  const outcome = waitForOutcome('b', 4000);
  const tell = takeWaiters(ended(['b'], { isReturned: true, error: 'No' }));
  await vi.advanceTimersByTimeAsync(5000);
  tell?.();
  expect(await outcome).toEqual({ kind: 'returned', error: 'No' });
});

it('reports the outcome of a merged change, and returns no text of more than one change', async () => {
  const outcome = waitForOutcome('d', 4000);
  takeWaiters(ended(['c', 'd'], { isReturned: true, error: 'No' }))?.();
  expect(await outcome).toEqual({ kind: 'late' });
  const arrived = waitForOutcome('d', 4000);
  takeWaiters(ended(['c', 'd'], { answer: { note: null } }))?.();
  expect(await arrived).toEqual({ kind: 'arrived', note: null });
});

it('ends all waiting once the session has ended', async () => {
  const outcome = waitForOutcome('e', 4000);
  endWaiting();
  expect(await outcome).toEqual({ kind: 'late' });
});
