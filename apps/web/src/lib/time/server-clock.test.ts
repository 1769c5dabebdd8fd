import { expect, it, vi } from 'vitest';

it('is unknown before the server has sent its time, and then independent of the clock of the device', async () => {
  vi.resetModules();
  const { findServerTime, learnServerTime } = await import('./server-clock.ts');
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const device = vi.spyOn(Date, 'now').mockReturnValue(42);
  expect(findServerTime()).toBeNull();
  learnServerTime('not a date');
  learnServerTime(null);
  expect(findServerTime()).toBeNull();
  const told = Date.UTC(2026, 10, 18, 1, 2, 3);
  learnServerTime(new Date(told).toUTCString());
  now.mockReturnValue(6000);
  device.mockReturnValue(0);
  expect(findServerTime()).toBe(told + 5000);
  vi.restoreAllMocks();
});
