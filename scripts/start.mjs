/**
 * `npm start`: installs and builds what changed, then runs the whole service until a signal stops it; `npm start -- build`
 * only builds.
 */
import { ensureServerBuilt, ensureWebBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/problem.mjs';
import { runServer } from './lib/server.mjs';

const [command = 'all', ...options] = process.argv.slice(2);

await runMain(async () => {
  await ensureInstalled('run');
  await ensureServerBuilt();
  if (command === 'all' || command === 'api' || command === 'build') await ensureWebBuilt();
  return command === 'build' ? 0 : runServer([command, ...options]);
});
