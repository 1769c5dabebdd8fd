// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { formatHour, formatMoment, formatTime, nameCountry } from './format.ts';
import { initI18n } from './i18n.ts';

beforeAll(initI18n);
afterEach(() => vi.unstubAllEnvs());

it('writes times in the current zone of the device, even if the page was opened in another', () => {
  const travelTo = (zone: string) => {
    vi.stubEnv('TZ', zone);
    dispatchEvent(new Event('focus'));
  };
  travelTo('Asia/Kolkata');
  expect(formatTime(new Date('2026-11-14T13:10:00Z'))).toBe('6:40\u00a0pm');
  travelTo('Europe/Berlin');
  expect(formatTime(new Date('2026-11-14T13:10:00Z'))).toBe('2:10\u00a0pm');
  expect(formatMoment('2026-11-14T23:30:00Z')).toBe('15 Nov 2026, 12:30\u00a0am');
});

it('writes a full hour without its minutes', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  dispatchEvent(new Event('focus'));
  expect(formatHour(new Date('2026-11-14T03:30:00Z'))).toBe('9\u00a0am');
  expect(formatHour(new Date('2026-11-14T03:45:00Z'))).toBe('9:15\u00a0am');
});

it('names a country without the server', () => {
  expect([nameCountry('IN'), nameCountry('IN', 'de'), nameCountry(''), nameCountry('nowhere at all')]).toEqual([
    'India',
    'Indien',
    '',
    'nowhere at all',
  ]);
});
