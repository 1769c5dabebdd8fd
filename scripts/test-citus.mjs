/** `npm run test:citus`: the tests of the server, the journeys, a killed machine and a moved shard, on an existing Citus. */
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { Problem, runMain } from './lib/problem.mjs';
import { addTallies, openReport, printTally, readTally } from './lib/tally.mjs';
import { runVitest } from './lib/test-runners.mjs';

await runMain(async () => {
  await ensureInstalled();
  const { CITUS_NEEDS, readCitusNodes } = await import('../testing/citus.ts');
  if (!readCitusNodes(process.env['CITUS_NODES'])) throw new Problem(CITUS_NEEDS);
  await ensureBrowser();
  await ensureBuilt();
  const journeys = openReport('citus-journeys');
  const config = ['--config', fromRoot('scripts', 'citus', 'vitest.config.ts'), ...process.argv.slice(2)];
  const suite = await runVitest('citus', config, { env: { ...process.env, PLAYWRIGHT_TALLY: journeys } });
  return printTally(addTallies([suite, readTally(journeys) ?? { passed: 0, failures: [] }]));
});
