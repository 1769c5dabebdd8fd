import { formatRatio, formatValue } from './figure.ts';
import { nameOf, type Result } from './result.ts';
import type { Row } from './row.ts';
import { alignColumns } from './table.ts';

type Change = {
  work: string;
  before: Row;
  after: Row;
  /** The improvement of the ratio: 2 is twice as good, 0.5 half as good. */
  factor: number;
  verdict: 'better' | 'worse' | 'same';
};

/** Smaller changes count as noise. */
const LEAST_NOISE = 0.05;

/** Compares the rows that both results have. Differences within the spread of the rounds of both count as noise. */
export const compareRows = (before: readonly Row[], after: readonly Row[]): Change[] =>
  after.flatMap((row) => {
    const earlier = before.find(({ work }) => work === row.work);
    if (!earlier) return [];
    const factor = improvementOf(earlier, row);
    const noise = Math.max(LEAST_NOISE, earlier.noise + row.noise);
    const verdict = factor < 1 / (1 + noise) ? 'worse' : factor > 1 + noise ? 'better' : 'same';
    return [{ work: row.work, before: earlier, after: row, factor, verdict }];
  });

/** 0 against 0 is no change. */
const improvementOf = (before: Row, after: Row): number => {
  if (before.ratio === after.ratio) return 1;
  const grown = after.ratio / before.ratio;
  return after.goal.is === 'at least' ? grown : 1 / grown;
};

/** The latest result that has any of the same rows. */
export const findComparable = (earlier: readonly Result[], { rows }: Result): Result | undefined =>
  earlier.findLast((result) => compareRows(result.rows, rows).length > 0);

const words = { better: 'better', worse: 'WORSE', same: '' } as const;

export const formatComparison = (before: Result, after: Result): string => {
  const changes = compareRows(before.rows, after.rows);
  const worse = changes.filter(({ verdict }) => verdict === 'worse').length;
  const better = changes.filter(({ verdict }) => verdict === 'better').length;
  const lines = changes.map(({ work, before: old, after: row, factor, verdict }) => [
    work,
    `${formatRatio(old.ratio)} -> ${formatRatio(row.ratio)}`,
    `(${formatValue(old.ours)} -> ${formatValue(row.ours)})`,
    formatChange(factor),
    words[verdict],
  ]);
  const head = `Compared with ${nameOf(before)} (${before.commit}, load ${before.load.before.toFixed(2)}): ${better} better, ${worse} worse, the rest within noise.`;
  return `${head}\n\n${alignColumns([['work', 'ratio', 'PinLife', 'change', ''], ...lines])}`;
};

/** Plus is better, for small and large goals. */
const formatChange = (factor: number): string => {
  const percent = Math.round((factor - 1) * 100);
  return Number.isFinite(percent) ? `${percent >= 0 ? '+' : ''}${percent} %` : 'new';
};
