import { appendFileSync } from 'node:fs';
import rows from './fault-rows.json' with { type: 'json' };

/** `npm run test:faults` takes the full figures, `npm test` a short form of them. */
export const isFull = process.env['PINLIFE_FAULTS'] === 'full';

/** Records a figure for the table at the end of the run. */
export const recordFigure = (row: keyof typeof rows, measured: string): void => {
  if (!(row in rows)) throw new Error(`The table of faults has no row "${row}".`);
  const path = process.env['PINLIFE_FIGURES'];
  if (path) appendFileSync(path, `${JSON.stringify({ row, measured })}\n`);
};

export const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
