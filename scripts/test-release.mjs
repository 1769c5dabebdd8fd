/**
 * `npm run test:release`: builds the download and the image for this kind of machine, runs both on a bare Debian without
 * Node, npm and network, the image also with podman, and tests upgrades that succeed, fail and are killed.
 */
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { Problem, runMain } from './lib/problem.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { printTally } from './lib/tally.mjs';
import { runVitest } from './lib/test-runners.mjs';

const needs = [
  { program: 'debootstrap', package: 'debootstrap' },
  { program: 'unshare', package: 'util-linux' },
  { program: 'ip', package: 'iproute2' },
  { program: 'podman', package: 'podman' },
  { program: 'runc', package: 'runc' },
];

await runMain(async () => {
  if (process.getuid?.() !== 0) throw new Problem('This test needs root: it makes systems and networks of its own.');
  await ensureInstalled();
  await ensurePrograms('The test of releases', needs);
  const platform = `${process.platform}-${process.arch}`;
  const code = await run(process.execPath, [fromRoot('scripts', 'release.mjs'), platform, '--image']);
  if (code !== 0) return code;
  const config = ['--config', fromRoot('scripts', 'release', 'test', 'vitest.config.ts'), ...process.argv.slice(2)];
  return printTally(await runVitest('release', config));
});
