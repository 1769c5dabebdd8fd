import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of the downloads: they need root and a bare system. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..', '..'),
  test: {
    include: ['scripts/release/test/*.suite.ts'],
    // The tests measure times.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
