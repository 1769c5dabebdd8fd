/** `npm run bench`: measures the promised figures side by side, prints a table and draws them; `-- --quick` takes fewer samples. */
import { ensureBuilt } from './lib/builds.mjs';
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return run(pinnedNode, [fromRoot('bench', 'main.ts'), ...process.argv.slice(2)]);
});
