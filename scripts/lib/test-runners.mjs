import { run, runQuietly } from './child.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';
import { openReport, readReport } from './static-checks.mjs';

/** @typedef {import('./static-checks.mjs').Tally} Tally */

/** A runner that fails without naming a failed test crashed, or found no test: that is a failure too. */
const withCrash = (/** @type {Tally} */ { passed, failed }, /** @type {number} */ code) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
});

/**
 * Says all at once what a program has said, so that it does not mix with what is said beside it.
 * @type {typeof run}
 */
const runInOnePiece = async (command, args, options) => {
  const { code, output } = await runQuietly(command, args, options);
  process.stdout.write(output);
  return code;
};

/**
 * Unit and API tests, or those that a configuration of their own names.
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
    '--reporter=json',
    `--outputFile.json=${path}`,
  ];
  const code = await (isBesideOthers ? runInOnePiece : run)(pinnedNode, [...runner, ...args], { env });
  const result = readReport(path);
  if (!result) return withCrash({ passed: 0, failed: 0 }, code || 1);
  // A file that cannot even be loaded has no tests to count.
  const brokenFiles = result.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const isNarrowed = args.includes('-t');
  const unfinished = isNarrowed ? 0 : result.numPendingTests + result.numTodoTests;
  return withCrash({ passed: result.numPassedTests, failed: result.numFailedTests + brokenFiles + unfinished }, code);
};

/** End-to-end tests. */
export const runPlaywright = async () => {
  const path = openReport('playwright');
  const code = await run(pinnedNode, [fromRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  });
  return readReport(path) ? withCrash(tallyJourneys(path), code) : withCrash({ passed: 0, failed: 0 }, code || 1);
};

/**
 * What a report of Playwright's counts; nothing where there is none.
 * @param {string} path
 * @returns {Tally}
 */
export const tallyJourneys = (path) => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(path)?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky + skipped };
};
