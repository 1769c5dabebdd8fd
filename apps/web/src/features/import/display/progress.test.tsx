// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '../../../ui/feedback/announce.ts';
import { estimateSeconds, useSpokenProgress } from './progress.tsx';

vi.mock('../../../ui/feedback/announce.ts', () => ({ announce: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('announces its progress at once, then every five seconds at most, and always its end', () => {
  const { rerender } = renderHook(({ done }) => useSpokenProgress(`${done} of 9`), { initialProps: { done: 0 } });
  vi.advanceTimersByTime(1);
  for (const done of [1, 2, 3, 4, 5, 6, 7]) {
    rerender({ done });
    vi.advanceTimersByTime(1000);
  }
  rerender({ done: 9 });
  vi.advanceTimersByTime(5000);
  expect(vi.mocked(announce).mock.calls.flat()).toEqual(['0 of 9', '5 of 9', '9 of 9']);
});

it.each([
  [50, 50, 60_000, 60],
  [1, 99, 2000, null],
  [0, 100, 60_000, null],
  [100, 0, 60_000, null],
])('%i done and %i left after %i ms: %s seconds', (done, left, elapsedMs, seconds) => {
  expect(estimateSeconds(done, left, elapsedMs)).toBe(seconds);
});
