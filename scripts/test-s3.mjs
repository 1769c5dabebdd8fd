/** `npm run test:s3`: the tests of media storage against a real S3 server, Ceph's, which it installs and starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cephPrograms, startCeph } from './lib/ceph.mjs';
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';
import { ensurePrograms } from './lib/programs.mjs';

const runSuite = (/** @type {Record<string, string>} */ bucket) =>
  run(
    pinnedNode,
    [
      fromRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      fromRoot('scripts', 's3', 'vitest.config.ts'),
    ],
    { env: { ...process.env, ...bucket } },
  );

await runMain(async () => {
  await ensureInstalled();
  if (process.env['S3_BUCKET']) return runSuite({});
  await ensurePrograms('The test of buckets (or S3_BUCKET and its like, set to one of yours)', cephPrograms);
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-ceph-'));
  try {
    const ceph = await startCeph(folder);
    try {
      return await runSuite(ceph.environment);
    } finally {
      await ceph.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
