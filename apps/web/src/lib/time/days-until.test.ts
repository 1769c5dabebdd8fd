// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { countDaysUntil } from './days-until.ts';
import { learnServerTime } from './server-clock.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-11-26T10:00:00.900Z', 7],
  ['2026-11-26T09:00:00.000Z', 7],
  ['2026-11-25T10:00:00.900Z', 6],
  ['2026-11-19T10:01:00.000Z', 1],
  ['2026-11-19T09:59:00.000Z', 0],
])('counts days by the server’s clock, whose answers have whole seconds: until %s are %i', (at, days) => {
  vi.useFakeTimers({ now: new Date('2026-11-19T10:00:00.900Z'), toFake: ['Date'] });
  learnServerTime('Thu, 19 Nov 2026 10:00:00 GMT');
  expect(countDaysUntil(Date.parse(at))).toBe(days);
});
