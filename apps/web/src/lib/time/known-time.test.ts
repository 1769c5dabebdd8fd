// @vitest-environment jsdom
import { HOUR_MS } from '@pinlife/contract/durations';
import { beforeEach, expect, it, vi } from 'vitest';

const NOW = Date.UTC(2026, 10, 18, 12);

const openPage = async () => {
  vi.resetModules();
  const { learnServerTime } = await import('./server-clock.ts');
  return { learnServerTime, ...(await import('./known-time.ts')) };
};

let [device, monotonic] = [0, 0];
const pass = (milliseconds: number) => {
  device += milliseconds;
  monotonic += milliseconds;
};
beforeEach(() => {
  localStorage.clear();
  [device, monotonic] = [NOW + 2 * HOUR_MS, 1000];
  vi.spyOn(Date, 'now').mockImplementation(() => device);
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
});

it('is right on a device whose clock is two hours fast, also in a page that was opened without a network', async () => {
  const online = await openPage();
  online.learnServerTime(new Date(NOW).toUTCString());
  online.recordClockSkew();
  pass(60_000);
  expect(online.findKnownTime()).toBe(NOW + 60_000);
  const offline = await openPage();
  offline.recordClockSkew();
  expect(offline.findKnownTime()).toBe(NOW + 60_000);
});

it('continues if the clock is set back, and passes while the device sleeps', async () => {
  const page = await openPage();
  page.learnServerTime(new Date(NOW).toUTCString());
  page.recordClockSkew();
  page.findKnownTime();
  pass(5000);
  device -= 24 * HOUR_MS;
  expect(page.findKnownTime()).toBe(NOW + 5000);
  device += HOUR_MS;
  expect(page.findKnownTime()).toBe(NOW + 5000 + HOUR_MS);
});

it('is right on a device that has slept since the server last answered, and then finds no network', async () => {
  const page = await openPage();
  page.learnServerTime(new Date(NOW).toUTCString());
  page.recordClockSkew();
  // The monotonic clock does not advance meanwhile.
  device += 8 * HOUR_MS;
  page.recordClockSkew();
  expect(page.findKnownTime()).toBe(NOW + 8 * HOUR_MS);
  expect((await openPage()).findKnownTime()).toBe(NOW + 8 * HOUR_MS);
});

it('is right as soon as an answer contains how far the clock is off', async () => {
  localStorage.setItem('pl-clock-skew', String(5 * HOUR_MS));
  const page = await openPage();
  expect(page.findKnownTime()).toBe(NOW + 7 * HOUR_MS);
  page.learnServerTime(new Date(NOW).toUTCString());
  expect(page.findKnownTime()).toBe(NOW);
});

it('is the clock of the device if the server has never sent its time', async () => {
  localStorage.setItem('pl-clock-skew', 'nonsense');
  expect((await openPage()).findKnownTime()).toBe(NOW + 2 * HOUR_MS);
});
