/**
 * `npm run check`: format, lint, types, import and structure rules; nothing that takes long. With `-- --figures` it also
 * prints measures of the code's layout, fails if a goal is missed, and installs nothing; with `-- --draw` it first draws
 * docs/architecture.svg anew.
 */
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';
import { runStaticChecks } from './lib/static-checks.mjs';

await runMain(async () => {
  const withFigures = process.argv.includes('--figures');
  // Figures only read the code, so nothing is installed for them.
  if (!withFigures) await ensureInstalled();
  if (process.argv.includes('--draw')) await run(pinnedNode, [fromRoot('scripts', 'architecture.ts')]);
  const { failures } = await runStaticChecks({ withFigures });
  return failures.length > 0 ? 1 : 0;
});
