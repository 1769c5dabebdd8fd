/**
 * `npm run test:languages`: every screen in all seven languages, at every width and in both colour schemes. `npm run
 * test:access`: every screen by keyboard, by touch, enlarged, in forced colours and through the accessibility tree.
 */
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  const playwright = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  const config = fromRoot('e2e', 'matrix', 'playwright.config.ts');
  return run(pinnedNode, [playwright, 'test', '-c', config, ...process.argv.slice(2)]);
});
