// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { initI18n } from '../../lib/i18n/i18n.ts';
import { formatPart, formatSeenDay } from './format.ts';

beforeAll(initI18n);
afterEach(() => void vi.unstubAllEnvs());

it.each([
  [9_200_000_000, 10_000_000_000, '9.2'],
  [200_000_000, 10_000_000_000, '200 MB'],
  [0, 10_000_000_000, '0 bytes'],
])('writes the unit once: %i of %i', (bytes, total, said) => {
  expect(formatPart(bytes, total).replace(/\s/g, ' ')).toBe(said);
});

it.each([
  ['2026-11-18', 'today'],
  ['2026-11-17', 'yesterday'],
])('a day of the server is compared with the day of the server: %s', (day, said) => {
  for (const zone of ['Asia/Kolkata', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', zone);
    expect(formatSeenDay(day, new Date('2026-11-18T21:00:00Z')), zone).toBe(said);
    expect(formatSeenDay(day, new Date('2026-11-18T01:00:00Z')), zone).toBe(said);
  }
});
