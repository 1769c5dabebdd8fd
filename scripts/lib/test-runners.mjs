import { run, runInOnePiece } from './child.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';
import { openReport, readTally } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * The tally that a runner has written. A runner that fails without a failed test has crashed, or found no test: that is a failure too.
 * @param {string} path
 * @param {number} code
 * @returns {Tally}
 */
const readOutcome = (path, code) => {
  const { passed, failures } = readTally(path) ?? { passed: 0, failures: [] };
  const isCrash = failures.length === 0 && (code !== 0 || passed === 0);
  return { passed, failures: isCrash ? [`The test runner ended with ${code} after ${passed} tests`] : failures };
};

/**
 * Runs unit and API tests, or those of another configuration.
 * @param {string} report
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isBesideOthers?: boolean }} options
 */
export const runVitest = async (report, args = [], { env = process.env, isBesideOthers = false } = {}) => {
  const path = openReport(report);
  const runner = [
    fromRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    `--reporter=${fromRoot('scripts', 'lib', 'vitest-tally.ts')}`,
  ];
  const code = await (isBesideOthers ? runInOnePiece : run)(pinnedNode, [...runner, ...args], {
    env: { ...env, VITEST_TALLY: path },
  });
  return readOutcome(path, code);
};

/** End-to-end tests. */
export const runPlaywright = async () => {
  const path = openReport('playwright');
  const code = await run(pinnedNode, [fromRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test'], {
    env: { ...process.env, PLAYWRIGHT_TALLY: path },
  });
  return readOutcome(path, code);
};
