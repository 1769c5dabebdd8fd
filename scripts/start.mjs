/** `npm start`: installs and builds what changed, then runs the whole service until it is asked to stop. */
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/problem.mjs';
import { runServer } from './lib/server.mjs';
import { ensureWebBuilt } from './lib/web-build.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  return runServer(process.argv.slice(2));
});
