import { describe, expect, it } from 'vitest';
import { rangePresets, readRange, toMoments, writeRange } from './date-range.ts';

describe('a range of days', () => {
  it('ends with the last moment of its last day, by the clock of this device', () => {
    const { from, to } = toMoments({ from: '2026-11-01', to: '2026-11-14' });
    expect(from).toBe(new Date(2026, 10, 1).toISOString());
    expect(to).toBe(new Date(2026, 10, 15).toISOString());
  });

  it('is read from an address and written to it, beside other parameters', () => {
    const address = new URLSearchParams('q=tea');
    writeRange(address, { from: '2026-11-01', to: '2026-11-14' });
    expect(`${address}`).toBe('q=tea&from=2026-11-01&to=2026-11-14');
    expect(readRange(address)).toEqual({ from: '2026-11-01', to: '2026-11-14' });
    writeRange(address, null);
    expect(`${address}`).toBe('q=tea');
  });

  it.each([
    '',
    'from=2026-11-01',
    'from=2026-11-02&to=2026-11-01',
    'from=yesterday&to=today',
    'from=2026-13-01&to=2026-13-02',
    'from=2026-11-01T00:00&to=2026-11-02',
    'from=2026-02-30&to=2026-03-01',
    'from=0000-01-01&to=2026-11-02',
    'from=2026-11-01&to=9999-12-31',
  ])('is not read from “%s”', (address) => {
    expect(readRange(new URLSearchParams(address))).toBeNull();
  });

  it('has presets that end today', () => {
    expect(rangePresets.today('2026-11-15')).toEqual({ from: '2026-11-15', to: '2026-11-15' });
    expect(rangePresets.lastWeek('2026-11-03')).toEqual({ from: '2026-10-28', to: '2026-11-03' });
    expect(rangePresets.thisMonth('2026-11-15')).toEqual({ from: '2026-11-01', to: '2026-11-15' });
  });
});
