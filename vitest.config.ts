import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { serverDist } from './scripts/lib/paths.mjs';
import { LongFilesFirst } from './testing/long-files-first.ts';

const serverSetup = join(import.meta.dirname, 'apps/server/src/test/global-setup.ts');
const buildSetup = join(import.meta.dirname, 'testing/build-server.ts');

const program = join(import.meta.dirname, 'apps/server/src/platform/program.ts');

/**
 * Processes of the server are started from its build, which is made of the same sources before the first test: from the
 * sources themselves each takes four times as long to start, and imports start two.
 */
const builtPrograms = {
  plugins: [
    {
      name: 'built-programs',
      load: (id: string) =>
        id === program
          ? `export const findProgram = (name) => new URL(name + '.cjs', '${pathToFileURL(serverDist)}/');`
          : null,
    },
  ],
};

/** Files of one worker share the modules that they have loaded: none keeps anything between two tests. */
const together = { isolate: false };

/** For every project: console output that no test declared fails it, and only what hangs runs into a limit. */
const shared = {
  // Tests wait for databases, processes and timers: with as many workers as cores, a third of them would stand idle.
  maxWorkers: availableParallelism() + 1,
  setupFiles: ['console-guard.ts', 'timeouts.ts', 'fixed-seed.ts'].map((name) =>
    join(import.meta.dirname, 'testing', name),
  ),
  expect: { poll: { timeout: 60_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    maxWorkers: shared.maxWorkers,
    sequence: { sequencer: LongFilesFirst },
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
        ...builtPrograms,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          ...(existsSync(serverSetup) && { globalSetup: [buildSetup, serverSetup] }),
          ...together,
          ...shared,
        },
      },
      // A part of them once more without batching; `npm run test:plain` runs all so.
      {
        ...builtPrograms,
        test: {
          name: 'plain',
          include: [
            'apps/server/src/features/{session/session,note/create,note/list,{note,search}/search}.test.ts',
            'apps/server/src/views/note-json.test.ts',
            'apps/server/src/db/batching/text-query.test.ts',
          ],
          env: { DATABASE_BATCHING: 'off' },
          globalSetup: [buildSetup, serverSetup],
          ...together,
          ...shared,
        },
      },
      // Each on apps of its own, which it starts, starves and kills.
      {
        test: {
          name: 'faults',
          include: [
            'faults/**/*.test.ts',
            ...(process.env['PINLIFE_FAULTS'] === 'full' ? ['faults/**/*.suite.ts'] : []),
          ],
          globalSetup: [buildSetup],
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
