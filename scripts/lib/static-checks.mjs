import { run } from './child.mjs';
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

/** Format, lint, types, the picture of the architecture, import and structure rules. Every check and every rule counts as one test. */
export const runStaticChecks = async ({ withFigures = false } = {}) => {
  /** @type {Tally[]} */
  const tallies = [await check('Biome', [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'])];
  for (const [name, config] of typedParts) {
    tallies.push(await check(`Types of ${name}`, [tool('typescript', 'bin', 'tsc'), '-p', config]));
  }
  // Concurrent, because each of these uses one core only.
  const others = [
    checkRules(withFigures ? ['--figures'] : []),
    check('Picture of the architecture', [fromRoot('scripts', 'architecture.ts'), '--check']),
    check('Regular expressions', [fromRoot('scripts', 'regexps.ts')]),
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
  return isPassed ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
};

/**
 * @param {string[]} options
 * @returns {Promise<Tally>}
 */
const checkRules = async (options) => {
  const path = openReport('rules');
  const code = await run(pinnedNode, [fromRoot('scripts', 'rules.ts'), '--json', path, ...options]);
  return readTally(path) ?? { passed: 0, failures: [`The check of the rules ended with ${code}`] };
};
