import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

/**
 * The number of passed tests, and the failed ones: each its name and, on the lines below, its message.
 * @typedef {{ passed: number, failures: string[] }} Tally
 */

/** The folder for the reports of checks and test runners. */
const reportFolder = fromRoot('.cache', 'reports');

/** The lines of a message that are kept. */
const LINES_OF_A_FAILURE = 12;

/**
 * The path of a fresh report.
 * @param {string} name
 */
export const openReport = (name) => {
  mkdirSync(reportFolder, { recursive: true });
  const path = join(reportFolder, `${name}.json`);
  rmSync(path, { force: true });
  return path;
};

/**
 * The tally that a program has written; null if it ended before.
 * @param {string} path
 * @returns {Tally | null}
 */
export const readTally = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * @param {string} name
 * @param {string | undefined} message
 */
export const describeFailure = (name, message = '') => {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !/node_modules|node:internal/.test(line));
  return [name, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)].join('\n');
};

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export const addTallies = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

/**
 * Prints the failures, then the count.
 * @param {Tally} tally
 * @returns {number} The exit code.
 */
export const printTally = ({ passed, failures }) => {
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length > 0 ? 1 : 0;
};
