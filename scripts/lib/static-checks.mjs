import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

const tool = (/** @type {string[]} */ ...parts) => fromRoot('node_modules', ...parts);

/** @type {[name: string, tsconfig: string][]} */
const typedParts = [
  ['contract', 'packages/contract'],
  ['server', 'apps/server'],
  ['web', 'apps/web'],
  ['service worker', 'apps/web/tsconfig.sw.json'],
  ['web tools', 'apps/web/tsconfig.tools.json'],
  ['scripts and end-to-end tests', '.'],
];

/** Where the checks and the test runners leave their counts. */
const reportFolder = fromRoot('.cache', 'reports');

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
 * A report as its writer left it; null when it never got that far.
 * @param {string} path
 */
export const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** Format, lint, types, the picture of the architecture, import and structure rules. Every check and every rule counts as one test. */
export const runStaticChecks = async ({ withFigures = false } = {}) => {
  /** @type {Tally[]} */
  const tallies = [await check('Biome', [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'])];
  for (const [name, config] of typedParts) {
    tallies.push(await check(`Types of ${name}`, [tool('typescript', 'bin', 'tsc'), '-p', config]));
  }
  // Side by side: each of these uses one core only.
  const others = [
    checkRules(withFigures ? ['--figures'] : []),
    check('Picture of the architecture', [fromRoot('scripts', 'architecture.ts'), '--check']),
    check('Nothing unused', [tool('knip', 'bin', 'knip.js'), '--no-progress']),
  ];
  return addTallies([...tallies, ...(await Promise.all(others))]);
};

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Tally>}
 */
const check = async (name, args) => {
  const isPassed = (await run(pinnedNode, args)) === 0;
  console.log(`${isPassed ? '✓' : '✗'} ${name}`);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
};

/**
 * @param {string[]} options
 * @returns {Promise<Tally>}
 */
const checkRules = async (options) => {
  const path = openReport('rules');
  const code = await run(pinnedNode, [fromRoot('scripts', 'rules.ts'), '--json', path, ...options]);
  const { passed = 0, failed = 0 } = readReport(path) ?? {};
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
};

/** @param {Tally[]} tallies */
export const addTallies = (tallies) => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});
