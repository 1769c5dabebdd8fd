import { expect, it, vi } from 'vitest';
import { startStopwatch } from './stopwatch.ts';

it('counts time that a device has slept through, and ignores a clock that is set back', () => {
  const device = vi.spyOn(Date, 'now').mockReturnValue(50_000);
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const findElapsed = startStopwatch();
  device.mockReturnValue(20_000);
  monotonic.mockReturnValue(3000);
  expect(findElapsed()).toBe(2000);
  device.mockReturnValue(80_000);
  expect(findElapsed()).toBe(30_000);
  vi.restoreAllMocks();
});
