import { medianProcessor, type ProcessorTime } from './processor.ts';
import type { Topic } from './topics.ts';

export type Unit = 'per second' | 'ms' | 'µs' | 'MB' | 'KB' | 'points' | 'elements' | 'shift';

/** A measured value: the median of its rounds. */
export type Figure = {
  value: number;
  unit: Unit;
  rounds: number[];
  /** The kind of measurement. */
  note?: string;
  /** CPU time of one operation, by program. */
  processor?: ProcessorTime;
};

export type Goal = { is: 'at least' | 'at most'; ratio: number };

/** One line of the table: PinLife's figure and a reference of the same run, or a target. */
export type Row = {
  topic: Topic;
  work: string;
  /** PinLife's figure divided by the reference. */
  ratio: number;
  /** Half the range of the ratio over the rounds, as a share of its median. */
  noise: number;
  ours: Figure;
  reference: Figure;
  goal: Goal;
  isMet: boolean;
  /** The time of the measurement, and the load of the machine. */
  at: string;
  load: number;
};

export type Effort = {
  /** Whether the small data set is used. */
  isQuick: boolean;
  /** The repetitions of a slow operation. */
  rounds: number;
  /** The time for which a fast operation is repeated. */
  seconds: number;
  /** The time of its warm-up. */
  warmUpSeconds: number;
  /** Also runs other programs, with the same texts and by the same client. */
  withPeers: boolean;
};

type Measured = {
  topic: Topic;
  work: string;
  unit: Unit;
  /** One figure per round. */
  ours: readonly number[];
  note?: string;
  processor?: readonly ProcessorTime[];
};

export type MeasuredRow = Omit<Row, 'at' | 'load'>;

/** Compares with a reference that was measured in alternation. */
export const compareWith = (
  { topic, work, unit, ours, note, processor }: Measured,
  reference: { rounds: readonly number[]; note: string; processor?: readonly ProcessorTime[] },
  goal: Goal,
): MeasuredRow => {
  const ratio = median(ours) / median(reference.rounds);
  return {
    topic,
    work,
    ratio,
    noise: spreadOf(ours.map((value, round) => value / (reference.rounds[round] ?? median(reference.rounds)))),
    ours: toFigure(ours, unit, note, processor),
    reference: toFigure(reference.rounds, unit, reference.note, reference.processor),
    goal,
    isMet: reaches(ratio, goal),
  };
};

/** Compares with a fixed target; `isExact` for values without variation (bytes, elements). */
export const compareWithTarget = (
  { topic, work, unit, ours, note, processor }: Measured,
  target: number,
  { is = 'at most' as Goal['is'], isExact = false } = {},
): MeasuredRow => {
  const ratio = median(ours) / target;
  const goal: Goal = { is, ratio: 1 };
  return {
    topic,
    work,
    ratio,
    noise: isExact ? 0 : spreadOf(ours),
    ours: toFigure(ours, unit, note, processor),
    reference: toFigure([target], unit, 'promised'),
    goal,
    isMet: reaches(ratio, goal),
  };
};

const toFigure = (
  rounds: readonly number[],
  unit: Unit,
  note: string | undefined,
  processor: readonly ProcessorTime[] = [],
): Figure => ({
  value: median(rounds),
  unit,
  rounds: [...rounds],
  ...(note && { note }),
  ...(Object.keys(processor[0] ?? {}).length > 0 && { processor: medianProcessor(processor) }),
});

const reaches = (ratio: number, goal: Goal): boolean =>
  goal.is === 'at least' ? ratio >= goal.ratio : ratio <= goal.ratio;

/** The assumed noise of a single measurement. */
const UNKNOWN_NOISE = 0.2;

const spreadOf = (rounds: readonly number[]): number => {
  if (rounds.length < 2) return UNKNOWN_NOISE;
  return (Math.max(...rounds) - Math.min(...rounds)) / 2 / Math.abs(median(rounds) || 1);
};

/** The factor by which a row is better than its goal; below 1 the goal is missed. */
export const marginOf = ({ ratio, goal }: Pick<Row, 'ratio' | 'goal'>): number =>
  goal.is === 'at least' ? ratio / goal.ratio : goal.ratio / ratio;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
};

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Milliseconds of the work. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Runs both in alternation; returns the median of each round for both, in milliseconds. */
export const timeInTurn = async (
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
  { rounds, repetitions }: { rounds: number; repetitions: number },
): Promise<[first: number[], second: number[]]> => {
  const medians: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const times: [number[], number[]] = [[], []];
    for (let count = 0; count < repetitions; count += 1) {
      times[0].push(await timed(first));
      times[1].push(await timed(second));
    }
    medians[0].push(median(times[0]));
    medians[1].push(median(times[1]));
  }
  return medians;
};
