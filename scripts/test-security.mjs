/**
 * `npm run test:security`: the security tests in their long form, and tables of the worst cost of each call and file. Writes
 * what attacks take into docs/security.md; `-- --attacks=JEX` does nothing else, for attacks with this word in
 * their names. `-- --requests=5000` sends fewer random requests,
 * `-- --races=20` races each pair of account calls less often, `-- --files=2000` reads fewer mangled files with each reader,
 * `-- --seed=7` repeats the choices of a run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackServer } from './lib/attack-table.mjs';
import { run } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

const REQUESTS = 100_000;
const RACES = 200;
const FILES = 100_000;

/** The tests that docs/security.md lists as proof of its rows. */
const places = [
  'apps/server/src/test/fuzz/fuzz.test.ts',
  'apps/server/src/test/attacks/attacks.test.ts',
  'apps/server/src/test/made-up-files/made-up-files.test.ts',
  'apps/server/src/test/cost/cost.test.ts',
  'apps/server/src/test/ownership/ownership.test.ts',
  'apps/server/src/commands/backup.test.ts',
  'apps/server/src/http/server-metrics.test.ts',
  'apps/server/src/http',
  'apps/server/src/features/auth',
  'apps/server/src/features/account',
  'apps/server/src/features/session',
  'apps/server/src/features/comment',
  'apps/server/src/features/live',
  'apps/server/src/features/import',
  'apps/server/src/features/job',
  'apps/server/src/features/media',
  'apps/server/src/features/push',
  'apps/server/src/features/notification',
  'apps/server/src/features/user',
  'apps/server/src/features/note/content',
  'apps/server/src/platform',
];

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string' },
      races: { type: 'string' },
      files: { type: 'string' },
      seed: { type: 'string' },
      attacks: { type: 'string' },
    },
  });
  const requests = values.requests ?? String(REQUESTS);
  const races = values.races ?? String(RACES);
  const files = values.files ?? String(FILES);
  const seed = values.seed ?? String(Date.now() % 2 ** 31);
  await ensureInstalled();
  if (values.attacks !== undefined) return attackServer(values.attacks);
  console.log(
    `Sending ${requests} made-up requests, racing each pair of account calls ${races} times,\nreading ${files} made-up files with each reader, seed ${seed}.`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-costs-'));
  const tables = {
    COST_TABLE: join(folder, 'costs.txt'),
    FILES_TABLE: join(folder, 'files.txt'),
  };
  const vitest = fromRoot('node_modules', 'vitest', 'vitest.mjs');
  const code = await run(pinnedNode, [vitest, 'run', '--project', 'server', ...places], {
    env: {
      ...process.env,
      ...{ FUZZ_REQUESTS: requests, FUZZ_SEED: seed, RACE_ROUNDS: races, RACE_SEED: seed },
      FUZZ_FILES: files,
      PIN_GUESSES: '10000',
      ...{ COST_SEARCH: 'all', ...tables },
    },
  });
  for (const table of Object.values(tables)) if (existsSync(table)) console.log(readFileSync(table, 'utf8'));
  rmSync(folder, { recursive: true });
  return (await attackServer()) || code;
});
