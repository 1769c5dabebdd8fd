/** `npm run test:cluster`: a whole cluster on this machine, which it installs and starts, in use and under fire. */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './lib/builds.mjs';
import { cephPrograms } from './lib/ceph.mjs';
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';
import { ensurePrograms } from './lib/programs.mjs';

const programs = [
  { program: 'initdb', package: 'postgresql' },
  { program: 'pg_basebackup', package: 'postgresql-client' },
  { program: 'pgbouncer', package: 'pgbouncer' },
  { program: 'nginx', package: 'nginx-light' },
  ...cephPrograms,
];

/** What a run that was cut off left behind. */
const endLeftovers = (/** @type {string} */ folder) => {
  const pids = join(folder, 'pids');
  for (const file of existsSync(pids) ? readdirSync(pids) : []) {
    try {
      process.kill(Number(readFileSync(join(pids, file), 'utf8')), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
};

await runMain(async () => {
  await ensureInstalled();
  await ensurePrograms('The cluster', programs);
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-cluster-'));
  // The daemons are somebody else where root starts them.
  chmodSync(folder, 0o755);
  try {
    const config = fromRoot('scripts', 'cluster', 'vitest.config.ts');
    return await run(
      pinnedNode,
      [fromRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config, ...process.argv.slice(2)],
      { env: { ...process.env, PINLIFE_CLUSTER: folder } },
    );
  } finally {
    endLeftovers(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
