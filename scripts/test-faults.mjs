/**
 * `npm run test:faults`: every row of the table of faults with its full figures; `npm test` runs a short form. `-- disk`
 * selects files whose name contains a word.
 */
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { run } from './lib/child.mjs';
import { openFigures, printFaultTable } from './lib/fault-table.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

/** Tests of faults, and other tests that also prove a row of the table. */
const unitPlaces = [
  'faults/',
  'ringing-faults.test.ts',
  'features/media/bucket.test.ts',
  'features/note/create.test.ts',
  'features/import/read/compliance.test.ts',
];
const browserPlaces = ['e2e/faults.spec.ts', 'e2e/editor-conflict.spec.ts', 'e2e/offline-figures.spec.ts'];

await runMain(async () => {
  const words = process.argv.slice(2);
  await ensureInstalled();
  await ensureBuilt();
  await ensureBrowser();
  const figures = openFigures();
  const env = { ...process.env, PINLIFE_FAULTS: 'full' };
  const vitest = fromRoot('node_modules', 'vitest', 'vitest.mjs');
  // One file at a time, so that one fault does not change the figures of another.
  const options = ['run', '--project', 'faults', '--project', 'server', '--no-file-parallelism'];
  let code = await run(pinnedNode, [vitest, ...options, ...(words.length > 0 ? words : unitPlaces)], { env });
  if (words.length > 0) {
    printFaultTable(figures);
    return code;
  }
  const playwright = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  code = (await run(pinnedNode, [playwright, 'test', ...browserPlaces], { env })) || code;
  return printFaultTable(figures) ? code : code || 1;
});
