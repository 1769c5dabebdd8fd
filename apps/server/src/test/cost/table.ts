import { writeFileSync } from 'node:fs';
import { formatTable } from '../text-table.ts';
import type { CostRow } from './costs.ts';

/** Below this, measurement errors dominate. */
export const CPU_FLOOR_MS = 2;

export const timesOf = ({ common, worst }: CostRow): number => worst.cpuMs / Math.max(common.cpuMs, CPU_FLOOR_MS);
export const moreMemoryOf = ({ common, worst }: CostRow): number => worst.memoryMb - common.memoryMb;

const heads = ['call', 'times', 'common ms', 'worst ms', 'more MB', 'status', 'the worst that was found'];

/** The most expensive first. */
export const writeTable = (path: string, rows: readonly CostRow[]): void => {
  const lines = rows
    .toSorted((one, other) => timesOf(other) - timesOf(one))
    .map((row) => [
      row.call,
      timesOf(row).toFixed(1),
      row.common.cpuMs.toFixed(1),
      row.worst.cpuMs.toFixed(1),
      moreMemoryOf(row).toFixed(0),
      String(row.status),
      row.name,
    ]);
  writeFileSync(path, formatTable(heads, lines));
};
