/** `npm run test:s3`: the tests of media storage against a real S3 server, Ceph's, which it installs and starts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runQuietly } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { Problem, runMain } from './lib/problem.mjs';
import { withProgress } from './lib/progress.mjs';

const packages = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common'];
const script = fromRoot('scripts', 's3', 'rgw.sh');

const hasCeph = () => ['ceph-mon', 'radosgw'].every((name) => spawnSync(name, ['--version']).status === 0);

const ensureCeph = async () => {
  if (hasCeph()) return;
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    throw new Problem(
      `The test needs Ceph: install ${packages.join(', ')}, or set S3_BUCKET and its like to a bucket.`,
    );
  }
  await withProgress('Installing Ceph for the tests', () =>
    runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages]),
  );
};

/** @returns {Promise<number>} A port that is free, as is the one above it most likely. */
const findPort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

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
  await ensureCeph();
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-ceph-'));
  const port = await findPort();
  const keys = { S3_KEY: 'tests', S3_SECRET: 'only-for-tests' };
  try {
    const isUp =
      (await run('bash', [script, 'start', folder, String(port)], { env: { ...process.env, ...keys } })) === 0;
    if (!isUp) throw new Problem('Ceph did not start.');
    return await runSuite({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'pins',
      S3_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: keys.S3_KEY,
      AWS_SECRET_ACCESS_KEY: keys.S3_SECRET,
    });
  } finally {
    await run('bash', [script, 'stop', folder]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
});
