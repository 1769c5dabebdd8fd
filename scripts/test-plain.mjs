/**
 * `npm run test:plain`: the server's tests with `DATABASE_BATCHING=off`, where each statement is sent alone. `npm test` runs
 * a part of them this way. Paths after `--` select tests.
 */
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

await runMain(async () => {
  await ensureInstalled();
  const vitest = fromRoot('node_modules', 'vitest', 'vitest.mjs');
  return run(pinnedNode, [vitest, 'run', '--project', 'server', ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_BATCHING: 'off' },
  });
});
