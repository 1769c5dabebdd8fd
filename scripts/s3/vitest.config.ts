import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');

/** The tests that need a real bucket. */
export default defineConfig({
  root,
  test: {
    include: ['scripts/s3/*.suite.ts'],
    globalSetup: [join(root, 'apps/server/src/test/global-setup.ts')],
    setupFiles: [join(root, 'testing/console-guard.ts')],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
