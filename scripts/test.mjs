/** `npm test`: sets everything up, the browser included, runs every check and every test, and ends with the count. */
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { onStopSignal } from './lib/child.mjs';
import { openFigures, printFaultTable } from './lib/fault-table.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Problem, runMain } from './lib/problem.mjs';
import { runStaticChecks } from './lib/static-checks.mjs';
import { addTallies, describeFailure, printTally } from './lib/tally.mjs';
import { runPlaywright, runVitest } from './lib/test-runners.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */
/** @typedef {{ name: string, seconds: number } & Tally} Outcome */

/** @type {Outcome[]} */
const outcomes = [];

let isStopped = false;
onStopSignal(() => {
  isStopped = true;
});

/**
 * Runs one stage and records its tally; a stage that crashes counts as one failure.
 * @param {string} name
 * @param {() => Promise<Tally | void>} work
 */
const stage = async (name, work) => {
  if (isStopped) return false;
  console.log(`\n── ${name} ──`);
  const startedAt = Date.now();
  /** @type {Tally} */
  let tally = { passed: 0, failures: [] };
  try {
    tally = (await work()) ?? tally;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    tally = { passed: 0, failures: [describeFailure(name, String(error))] };
  }
  outcomes.push({ name, ...tally, seconds: (Date.now() - startedAt) / 1000 });
  return tally.failures.length === 0;
};

const setUp = async () => {
  await ensureInstalled();
  await ensureBrowser();
};

/** In two halves: a process uses one core, because it makes one window for all of its tests. */
const testPage = async () => {
  const halves = [1, 2].map((half) =>
    runVitest(`vitest-web-${half}`, ['--project', 'web', `--shard=${half}/2`], { isBesideOthers: true }),
  );
  return addTallies(await Promise.all(halves));
};

await runMain(async () => {
  const figures = openFigures();
  if (await stage('Set-up', setUp)) {
    const [isBuilt] = await Promise.all([stage('Build', ensureBuilt), stage('Static', runStaticChecks)]);
    // After the build, whose size is one of its tests.
    await stage('Page', testPage);
    await stage('Unit and API', () => runVitest('vitest', ['--project', '!web']));
    if (isBuilt) await stage('End-to-end', runPlaywright);
  }
  if (isStopped) throw new Problem('The tests were stopped.');
  printFaultTable(figures);
  console.log('');
  for (const { name, passed, failures, seconds } of outcomes) {
    const failed = failures.length > 0 ? `, ${failures.length} not` : '';
    console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s  ${passed} ok${failed}`);
  }
  return printTally(addTallies(outcomes));
});
