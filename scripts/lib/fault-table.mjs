import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { openReport } from './tally.mjs';

/** @typedef {{ fault: string, promise: string }} Row */

/** The file for the figures of this run. */
export const openFigures = () => {
  const path = openReport('faults');
  process.env['PINLIFE_FIGURES'] = path;
  return path;
};

/**
 * Prints the figures of each fault. Returns whether all of them were measured.
 * @param {string} path
 */
export const printFaultTable = (path) => {
  /** @type {Record<string, Row>} */
  const rows = JSON.parse(readFileSync(fromRoot('testing', 'fault-rows.json'), 'utf8'));
  const figures = readFigures(path);
  const lines = Object.entries(rows).map(([name, { fault, promise }]) => {
    const measured = figures.filter(({ row }) => row === name).map((figure) => figure.measured);
    return [fault, promise, measured.join('; ') || 'NOT MEASURED'];
  });
  lines.unshift(['fault', 'promise', 'measured']);
  const widths = [0, 1].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log('');
  for (const [fault = '', promise = '', measured] of lines) {
    console.log(`${fault.padEnd(widths[0] ?? 0)}  ${promise.padEnd(widths[1] ?? 0)}  ${measured}`);
  }
  return Object.keys(rows).every((name) => figures.some(({ row }) => row === name));
};

/**
 * @param {string} path
 * @returns {{ row: string, measured: string }[]}
 */
const readFigures = (path) => {
  try {
    const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line));
  } catch {
    return [];
  }
};
