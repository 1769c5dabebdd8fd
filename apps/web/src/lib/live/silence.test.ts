import { HOUR_MS } from '@pinlife/contract/durations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measureSilence, SILENCE_MS } from './silence.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is too long after two and a half heartbeats, until something is heard', () => {
  const silence = measureSilence();
  vi.advanceTimersByTime(SILENCE_MS);
  expect(silence.isTooLong()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(silence.isTooLong()).toBe(true);
  silence.end();
  expect(silence.isTooLong()).toBe(false);
});

it('is noticed even if the clock was set back in between', () => {
  const silence = measureSilence();
  vi.setSystemTime(Date.now() - HOUR_MS);
  vi.advanceTimersByTime(SILENCE_MS + 1);
  expect(silence.isTooLong()).toBe(true);
});

it('is noticed after a sleep in which the monotonic clock stood still', () => {
  const silence = measureSilence();
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(silence.isTooLong()).toBe(true);
});
