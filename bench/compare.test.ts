import { describe, expect, it } from 'vitest';
import { compareRows, findComparable, formatComparison } from './compare.ts';
import { compareWith, type Goal } from './row.ts';
import { makeResult, makeRow } from './test/make-row.ts';

describe('a comparison with an earlier result', () => {
  it('calls a row worse only if it is beyond the noise of both', () => {
    const judge = (before: number, after: number, noise: number) =>
      compareRows([makeRow({ ours: [before], noise })], [makeRow({ ours: [after], noise })])[0]?.verdict;
    expect(judge(50, 53, 0.05)).toBe('same');
    expect(judge(50, 60, 0.05)).toBe('worse');
    expect(judge(50, 60, 0.15)).toBe('same');
    expect(judge(50, 40, 0.05)).toBe('better');
    expect(judge(0, 0, 0)).toBe('same');
  });

  it('treats more as better if a goal is at least', () => {
    const goal: Goal = { is: 'at least', ratio: 0.5 };
    const rate = (ours: number) => ({
      ...makeRow(),
      ...compareWith(
        { topic: 'feed', work: 'page', unit: 'per second', ours: [ours, ours] },
        { rounds: [100, 100], note: 'pgbench' },
        goal,
      ),
    });
    expect(compareRows([rate(50)], [rate(80)])[0]).toMatchObject({ verdict: 'better', factor: 1.6 });
    expect(compareRows([rate(80)], [rate(50)])[0]).toMatchObject({ verdict: 'worse' });
  });

  it('leaves out rows of only one of them, and counts the rest', () => {
    const before = makeResult([makeRow({ work: 'old' }), makeRow({ work: 'both', ours: [50], noise: 0 })]);
    const after = makeResult([makeRow({ work: 'both', ours: [100], noise: 0 }), makeRow({ work: 'new' })]);
    const text = formatComparison(before, after);
    expect(text).toContain('0 better, 1 worse, the rest within noise.');
    expect(text).toMatch(/^both +0\.50 -> 1\.00 +\(50 ms -> 100 ms\) +-50 % +WORSE$/m);
    expect(text).not.toMatch(/^(old|new)/m);
  });

  it('is made with the latest that measured any of the same', () => {
    const [first, second] = [makeResult([makeRow({ work: 'a' })]), makeResult([makeRow({ work: 'b' })])];
    expect(findComparable([first, second], makeResult([makeRow({ work: 'a' })]))).toBe(first);
    expect(findComparable([first, second], makeResult([makeRow({ work: 'c' })]))).toBeUndefined();
  });
});
