/** `npm run test:faults`: the tests of faults with their full figures, of which `npm test` runs a short form. */
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

await runMain(async () => {
  await ensureInstalled();
  const vitest = fromRoot('node_modules', 'vitest', 'vitest.mjs');
  return run(pinnedNode, [vitest, 'run', '--project', 'server', 'faults.test.ts', ...process.argv.slice(2)], {
    env: { ...process.env, PINLIFE_FAULTS: 'full' },
  });
});
