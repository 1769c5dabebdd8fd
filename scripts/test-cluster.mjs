/** `npm run test:cluster`: installs and starts a whole cluster on this machine, and tests it under load and faults. */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { cephPrograms } from './lib/ceph.mjs';
import { onStopSignal, waitForExit } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, root } from './lib/paths.mjs';
import { Problem, runMain } from './lib/problem.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { addTallies, openReport, printTally, readTally } from './lib/tally.mjs';
import { runVitest } from './lib/test-runners.mjs';

const programs = [
  { program: 'initdb', package: 'postgresql' },
  { program: 'pg_isready', package: 'postgresql-client' },
  { program: 'patroni', package: 'patroni' },
  { program: 'etcd', package: 'etcd-server' },
  { program: 'haproxy', package: 'haproxy' },
  { program: 'keepalived', package: 'keepalived' },
  { program: 'pgbouncer', package: 'pgbouncer' },
  { program: 'nginx', package: 'nginx-light' },
  { program: 'curl', package: 'curl' },
  { program: 'ip', package: 'iproute2' },
  ...cephPrograms,
];

/** Separate processes, network and mounts: everything inside ends with the run, and the system outside stays unchanged. */
const worldOfItsOwn = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** The first process of a process namespace must collect orphans. */
const collecting = ['bash', '-c', '"$@"; exit $?', 'bash'];

/** The journeys are one test of the suite, and Playwright counts each of them. */
const runSuite = async () => {
  const journeys = openReport('cluster-journeys');
  const env = { ...process.env, PLAYWRIGHT_TALLY: journeys };
  const config = ['--config', fromRoot('scripts', 'cluster', 'vitest.config.ts'), ...process.argv.slice(2)];
  const suite = await runVitest('cluster', config, { env });
  return printTally(addTallies([suite, readTally(journeys) ?? { passed: 0, failures: [] }]));
};

const prepare = async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Problem(
      'The cluster has machines and a network of its own, which only root on Linux may make: sudo npm run test:cluster',
    );
  }
  await ensureInstalled();
  await ensurePrograms('The cluster', programs);
  await ensureBrowser();
  await ensureBuilt();
};

await runMain(async () => {
  if (process.env['PINLIFE_CLUSTER']) return runSuite();
  await prepare();
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-cluster-'));
  // If root starts them, the daemons run as another user.
  chmodSync(folder, 0o755);
  const again = [process.execPath, fromRoot('scripts', 'test-cluster.mjs'), ...process.argv.slice(2)];
  const child = spawn('unshare', [...worldOfItsOwn, ...collecting, ...again], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PINLIFE_CLUSTER: folder },
  });
  // It ends everything inside, and reacts to no other signal.
  const release = onStopSignal(() => child.kill('SIGKILL'));
  try {
    return await waitForExit(child);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    release();
  }
});
