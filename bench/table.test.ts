import { describe, expect, it } from 'vitest';
import { median } from './row.ts';
import { formatTable } from './table.ts';

describe('the table of the benchmarks', () => {
  it('shows the ratio first and the figures in brackets, and says which goal is missed', () => {
    const row = { work: 'start', ratio: 1.234, ours: '123 ms', reference: '100 ms', goal: 'at most 1', isMet: false };
    const [, line] = formatTable([row]).split('\n');
    expect(line).toBe('start  1.23   (123 ms)  (100 ms)   at most 1  MISSED');
  });

  it('takes the middle of what was measured', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(() => median([])).toThrow('Nothing was measured.');
  });
});
