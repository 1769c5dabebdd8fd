import { afterEach, expect, it, vi } from 'vitest';
import { isKnownTimezone } from '../src/timezone.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['Europe/Berlin', 'europe/BERLIN', 'Asia/Calcutta', 'UTC'])('%s is a zone', (zone) => {
  expect([isKnownTimezone(zone), isKnownTimezone(zone)]).toEqual([true, true]);
});

// The first letter of Kolkata is a Kelvin sign, which is the same in lower case.
it.each(['', '+05:30', 'IST', 'Nowhere/Else', 'Asia/\u212aolkata', 'UTC '])('%s is no time zone', (zone) => {
  isKnownTimezone('Asia/Kolkata');
  expect(isKnownTimezone(zone)).toBe(false);
});

it('is looked up once for each zone, because an import adds thousands of reminders', () => {
  const lookUp = vi.spyOn(Intl, 'DateTimeFormat');
  for (const zone of ['Asia/Tokyo', 'asia/tokyo', 'Asia/Tokyo']) isKnownTimezone(zone);
  expect(lookUp).toHaveBeenCalledTimes(1);
});
