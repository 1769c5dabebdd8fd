import { describe, expect, it } from 'vitest';
import { formatFigure } from './figure.ts';
import { compareWith, compareWithTarget, median, percentile } from './row.ts';
import { formatTable } from './table.ts';
import { makeRow } from './test/make-row.ts';

describe('the table of the benchmarks', () => {
  it('shows the ratio first and the figures in brackets, and marks missed goals', () => {
    const [, line] = formatTable([makeRow({ work: 'start', ours: [123.4], promised: 100 })]).split('\n');
    expect(line).toBe('start  1.23   (123 ms)  (100 ms, promised)  at most 1  MISSED');
  });

  it('writes each figure with its unit and its note', () => {
    expect(formatFigure({ value: 12345.6, unit: 'per second', rounds: [], note: 'pgbench' })).toBe('12,346/s, pgbench');
    expect(formatFigure({ value: 1.234, unit: 'ms', rounds: [] })).toBe('1.2 ms');
    expect(formatFigure({ value: 0, unit: 'shift', rounds: [] })).toBe('0.000');
  });

  it('shows the cost of an operation in each program', () => {
    const processor = { server: 0.804, database: 1.35 };
    expect(formatFigure({ value: 535, unit: 'per second', rounds: [], processor, note: 'alone' })).toBe(
      '535/s [server 0.80 + database 1.35 ms], alone',
    );
  });
});

describe('a row', () => {
  it('takes the median of its measurements', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(percentile([4, 1, 3, 2], 0.75)).toBe(4);
    expect(() => median([])).toThrow('Nothing was measured.');
  });

  it('strays as far as the ratio does from round to round', () => {
    const row = compareWith(
      { topic: 'feed', work: 'a page', unit: 'per second', ours: [50, 60, 70] },
      { rounds: [100, 100, 100], note: 'pgbench' },
      { is: 'at least', ratio: 0.6 },
    );
    expect(row).toMatchObject({ ratio: 0.6, isMet: true });
    expect(row.noise).toBeCloseTo(1 / 6);
  });

  it('uses the median of each program', () => {
    const processor = [1, 9, 2].map((ms) => ({ server: ms, database: 2 * ms }));
    const measured = { topic: 'feed', work: 'a page', unit: 'per second', ours: [50, 60, 70], processor } as const;
    expect(compareWithTarget(measured, 10).ours.processor).toEqual({ server: 2, database: 4 });
  });

  it('has no noise if bytes are counted, and misses by one', () => {
    const size = { topic: 'firstLoad', work: 'login', unit: 'KB' } as const;
    expect(compareWithTarget({ ...size, ours: [115] }, 115, { isExact: true })).toMatchObject({
      noise: 0,
      isMet: true,
    });
    expect(compareWithTarget({ ...size, ours: [116] }, 115, { isExact: true })).toMatchObject({
      noise: 0,
      isMet: false,
    });
  });

  it('wants as many points as promised, or more', () => {
    const score = { topic: 'vitals', work: 'login', unit: 'points' } as const;
    expect(compareWithTarget({ ...score, ours: [95] }, 95, { is: 'at least' }).isMet).toBe(true);
    expect(compareWithTarget({ ...score, ours: [94] }, 95, { is: 'at least' }).isMet).toBe(false);
  });
});
