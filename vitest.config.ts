import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const serverSetup = join(import.meta.dirname, 'apps/server/src/test/global-setup.ts');

/** Files of one worker share the modules that they have loaded: none keeps anything between two tests. */
const together = { isolate: false };

/** For every project: console output that no test declared fails it, and only what hangs runs into a limit. */
const shared = {
  // Left alone, one core of two would stand idle.
  maxWorkers: '100%',
  setupFiles: [join(import.meta.dirname, 'testing/console-guard.ts')],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: shared.maxWorkers,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/{src,test}/**/*.test.ts'], ...together, ...shared } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'testing/**/*.test.ts', 'bench/**/*.test.ts'],
          ...together,
          ...shared,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          ...(existsSync(serverSetup) && { globalSetup: [serverSetup] }),
          ...together,
          ...shared,
        },
      },
      // A part of them once more without batching; `npm run test:plain` runs all so.
      {
        test: {
          name: 'plain',
          include: [
            'apps/server/src/features/{session/session,note/create,note/list,{note,search}/search}.test.ts',
            'apps/server/src/views/note-json.test.ts',
            'apps/server/src/db/batching/text-query.test.ts',
          ],
          env: { DATABASE_BATCHING: 'off' },
          globalSetup: [serverSetup],
          ...together,
          ...shared,
        },
      },
      // Each on apps of its own, which it starts, starves and kills.
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'faults/support/build.ts')],
          ...shared,
          testTimeout: 1_200_000,
        },
      },
      {
        extends: './apps/web/vitest.config.ts',
        root: './apps/web',
        test: {
          name: 'web',
          ...together,
          ...shared,
          // One worker makes one window for all; two would make one for every file, which takes three times the work.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          setupFiles: [join(import.meta.dirname, 'testing/fresh-page.ts'), ...shared.setupFiles],
        },
      },
    ],
  },
});
