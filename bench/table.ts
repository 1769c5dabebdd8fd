import { formatFigure, formatGoal, formatRatio } from './figure.ts';
import type { Row } from './row.ts';

const headings = ['work', 'ratio', 'PinLife', 'reference', 'goal', ''];

/** The rows as a table: the ratio first, because it is comparable between machines; the figures in brackets. */
export const formatTable = (rows: readonly Row[]): string =>
  alignColumns([
    headings,
    ...rows.map((row) => [
      row.work,
      formatRatio(row.ratio),
      `(${formatFigure(row.ours)})`,
      `(${formatFigure(row.reference)})`,
      formatGoal(row.goal),
      row.isMet ? 'met' : 'MISSED',
    ]),
  ]);

export const alignColumns = (lines: readonly (readonly string[])[]): string => {
  const widths = lines.reduce<number[]>(
    (widest, line) => line.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
