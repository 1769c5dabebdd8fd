import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');

/** Runs whole instances, or modules of the server, on the Citus of CITUS_NODES. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        test: {
          name: 'citus-server',
          root,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [
            // Tests of databases: each creates its own, or checks plans that differ on Citus.
            'apps/server/src/{db,sharding}/**',
            'apps/server/src/{cost,config,commands/backup*,features/tag/plan}.test.ts',
          ],
          globalSetup: [join(root, 'apps/server/src/test/citus-setup.ts')],
          setupFiles: ['console-guard.ts', 'timeouts.ts', 'fixed-seed.ts'].map((name) => join(root, 'testing', name)),
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'citus-instance',
          root,
          include: ['scripts/citus/*.suite.ts'],
          // Runs last, as it kills machines that the other tests use.
          sequence: { groupOrder: 1 },
          testTimeout: 3_600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
