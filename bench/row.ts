/** One line of the table: ours beside a reference that was measured in the same run. */
export type Row = {
  work: string;
  /** Ours divided by the reference. */
  ratio: number;
  ours: string;
  reference: string;
  goal: string;
  isMet: boolean;
};

export type Effort = {
  /** On the small data set. */
  isQuick: boolean;
  /** How often a slow thing is repeated. */
  rounds: number;
  /** How long a fast thing is repeated. */
  seconds: number;
};

export type Benchmark = (effort: Effort) => Promise<Row[]>;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
};

/** How long something takes, in milliseconds. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
