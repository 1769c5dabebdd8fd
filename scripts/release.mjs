/**
 * `npm run release`: builds the downloads into `dist/`: a folder with everything that PinLife needs, packed for each kind of
 * machine, and their checksums. `-- linux-arm64` builds one of them; `-- --image` also builds the container image for this
 * kind of machine, for which it installs debootstrap if it may.
 */
import { ensureBuilt } from './lib/builds.mjs';
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';
import { ensurePrograms } from './lib/programs.mjs';

const needs = [
  { program: 'tar', package: 'tar' },
  { program: 'dpkg-deb', package: 'dpkg' },
];
const imageNeeds = [{ program: 'debootstrap', package: 'debootstrap' }];

await runMain(async () => {
  const words = process.argv.slice(2);
  await ensureInstalled('run');
  await ensurePrograms('A release', words.includes('--image') ? [...needs, ...imageNeeds] : needs);
  await ensureBuilt();
  return run(pinnedNode, [fromRoot('scripts', 'release', 'main.ts'), ...words]);
});
