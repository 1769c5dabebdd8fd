import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

const headings = ['work', 'ratio', 'PinLife', 'reference', 'goal', ''];

export const describeMachine = (): string => {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpu?.model && cpu.model !== 'unknown' ? cpu.model : process.arch;
  return `${cpus().length} x ${model}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
};

/** The rows under each other: the ratio first, for it travels between machines; the figures of this one in brackets. */
export const formatTable = (rows: readonly Row[]): string => {
  const cells = rows.map((row) => [
    row.work,
    row.ratio.toFixed(2),
    `(${row.ours})`,
    `(${row.reference})`,
    row.goal,
    row.isMet ? 'met' : 'MISSED',
  ]);
  const lines = [headings, ...cells];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
