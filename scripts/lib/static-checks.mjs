import { runInOnePiece } from './child.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';
import { addTallies, openReport, readTally } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

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

/** Each check takes one core. */
const CHECKS_AT_ONCE = 2;

/** Format, lint, types, the picture of the architecture, import and structure rules. Every check and every rule counts as one test. */
export const runStaticChecks = async ({ withFigures = false } = {}) => {
  /** @type {(() => Promise<Tally>)[]} */
  const checks = [
    () => check('Biome', [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings']),
    // Each further checker of the compiler works out the types of the libraries again: two thirds more processor time.
    ...typedParts.map(([name, config]) => {
      const args = [tool('typescript', 'bin', 'tsc'), '--checkers', '1', '-p', config];
      return () => check(`Types of ${name}`, args);
    }),
    () => checkRules(withFigures ? ['--figures'] : []),
    () => check('Picture of the architecture', [fromRoot('scripts', 'architecture.ts'), '--check']),
    () => check('Regular expressions', [fromRoot('scripts', 'regexps.ts')]),
    () => check('Nothing unused', [tool('knip', 'bin', 'knip.js'), '--no-progress']),
  ];
  /** @type {Tally[]} */
  const tallies = [];
  const work = async () => {
    for (let next = checks.shift(); next; next = checks.shift()) tallies.push(await next());
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work));
  return addTallies(tallies);
};

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Tally>}
 */
const check = async (name, args) => {
  const isPassed = (await runInOnePiece(pinnedNode, args)) === 0;
  console.log(`${isPassed ? '✓' : '✗'} ${name}`);
  return isPassed ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
};

/**
 * @param {string[]} options
 * @returns {Promise<Tally>}
 */
const checkRules = async (options) => {
  const path = openReport('rules');
  const code = await runInOnePiece(pinnedNode, [fromRoot('scripts', 'rules.ts'), '--json', path, ...options]);
  return readTally(path) ?? { passed: 0, failures: [`The check of the rules ended with ${code}`] };
};
