/** `npm run shots`: drives the demo in Chromium and writes one picture per screen into shots/. */
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
  return run(pinnedNode, [fromRoot('scripts', 'shots', 'main.ts'), ...process.argv.slice(2)]);
});
