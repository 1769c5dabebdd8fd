import { run } from './child.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';
import { openReport, readReport } from './static-checks.mjs';

/** @typedef {import('./static-checks.mjs').Tally} Tally */

/** A runner that fails without naming a failed test crashed, or found no test: that is a failure too. */
const settle = (/** @type {Tally} */ { passed, failed }, /** @type {number} */ code) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
});

/** Unit and API tests. */
export const runVitest = async () => {
  const path = openReport('vitest');
  const code = await run(pinnedNode, [
    fromRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  const report = readReport(path);
  if (!report) return settle({ passed: 0, failed: 0 }, code || 1);
  // A file that cannot even be loaded has no tests to count.
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const unfinished = report.numPendingTests + report.numTodoTests;
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles + unfinished }, code);
};

/** End-to-end tests. */
export const runPlaywright = async () => {
  const path = openReport('playwright');
  const code = await run(pinnedNode, [fromRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  });
  const stats = readReport(path)?.stats;
  if (!stats) return settle({ passed: 0, failed: 0 }, code || 1);
  return settle({ passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }, code);
};
