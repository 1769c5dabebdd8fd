/** `npm run demo`: the app on a throwaway data folder, with an account and sample content. */
import { ensureBuilt } from './lib/builds.mjs';
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

await runMain(async () => {
  await ensureInstalled('run');
  await ensureBuilt();
  return run(pinnedNode, [fromRoot('scripts', 'demo', 'main.ts')]);
});
