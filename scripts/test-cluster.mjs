/** `npm run test:cluster`: a whole cluster on this machine, which it installs and starts, in use and under fire. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { cephPrograms } from './lib/ceph.mjs';
import { onStopSignal } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { addTallies, openReport } from './lib/static-checks.mjs';
import { runVitest, tallyJourneys } from './lib/test-runners.mjs';

const programs = [
  { program: 'initdb', package: 'postgresql' },
  { program: 'pg_basebackup', package: 'postgresql-client' },
  { program: 'pgbouncer', package: 'pgbouncer' },
  { program: 'nginx', package: 'nginx-light' },
  ...cephPrograms,
];

/** Ends processes that an interrupted run left behind; Ceph keeps its pid files in its own folder. */
const endLeftovers = async (/** @type {string} */ folder) => {
  const places = [join(folder, 'pids'), join(folder, 'ceph')].filter((place) => existsSync(place));
  const files = places.flatMap((place) => readdirSync(place).map((name) => join(place, name)));
  const left = files
    .filter((file) => file.endsWith('.pid'))
    .map((file) => ({ pid: Number(readFileSync(file, 'utf8')), isDatabase: file.includes('postgres') }))
    .filter(({ pid }) => pid > 0);
  // PostgreSQL takes its processes along only where it is asked to.
  for (const { pid, isDatabase } of left) signal(pid, isDatabase ? 'SIGQUIT' : 'SIGKILL');
  for (let rounds = 0; rounds < 50 && left.some(({ pid }) => signal(pid, 0)); rounds += 1) await sleep(100);
};

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} which
 * @returns {boolean} Whether there was anybody to get it.
 */
const signal = (pid, which) => {
  try {
    return process.kill(pid, which);
  } catch {
    return false;
  }
};

/** The journeys are one test of the suite and are counted by Playwright each. */
const runSuite = async (/** @type {string} */ folder) => {
  const journeys = openReport('cluster-journeys');
  const env = { ...process.env, PINLIFE_CLUSTER: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys };
  const config = ['--config', fromRoot('scripts', 'cluster', 'vitest.config.ts'), ...process.argv.slice(2)];
  const suite = await runVitest('cluster', config, env);
  return addTallies([suite, tallyJourneys(journeys)]);
};

await runMain(async () => {
  await ensureInstalled();
  await ensurePrograms('The cluster', programs);
  await ensureBrowser();
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-cluster-'));
  // The daemons are somebody else where root starts them.
  chmodSync(folder, 0o755);
  // Whoever asks us to stop asks the suite, too; we stay to clear up after it.
  const release = onStopSignal(() => {});
  try {
    const { passed, failed } = await runSuite(folder);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  } finally {
    await endLeftovers(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    release();
  }
});
