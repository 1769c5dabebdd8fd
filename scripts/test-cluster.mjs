/** `npm run test:cluster`: a whole cluster on this machine, which it installs and starts, in use and under fire. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { cephPrograms } from './lib/ceph.mjs';
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

/** What a run that was cut off left behind; the bucket keeps its pids where it keeps everything. */
const endLeftovers = (/** @type {string} */ folder) => {
  const places = [join(folder, 'pids'), join(folder, 'ceph')].filter((place) => existsSync(place));
  const files = places.flatMap((place) => readdirSync(place).map((name) => join(place, name)));
  for (const file of files.filter((name) => name.endsWith('.pid'))) {
    try {
      // PostgreSQL takes its processes along only where it is asked to.
      process.kill(Number(readFileSync(file, 'utf8')), file.includes('postgres') ? 'SIGQUIT' : 'SIGKILL');
    } catch {
      // It ended by itself.
    }
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
  try {
    const { passed, failed } = await runSuite(folder);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  } finally {
    endLeftovers(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
