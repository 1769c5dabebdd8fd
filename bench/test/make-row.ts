import type { Result } from '../result.ts';
import { compareWithTarget, type Row } from '../row.ts';

type Wish = { work?: string; ours?: number[]; promised?: number; noise?: number };

/** A row of milliseconds, measured once on a quiet machine. */
export const makeRow = ({ work = 'start', ours = [50], promised = 100, noise }: Wish = {}): Row => ({
  ...compareWithTarget({ topic: 'others', work, unit: 'ms', ours }, promised),
  ...(noise !== undefined && { noise }),
  at: '2026-11-15T12:00:00.000Z',
  load: 0.2,
});

export const makeResult = (rows: Row[], at = '2026-11-15T12:00:00.000Z'): Result => ({
  version: 1,
  at,
  effort: 'quick',
  machine: '2 x Test, 4 GiB, linux',
  node: '26.0.0',
  commit: 'abcdef',
  text: 'real words',
  load: { before: 0.1, after: 1.9 },
  seconds: 90,
  rows,
});
