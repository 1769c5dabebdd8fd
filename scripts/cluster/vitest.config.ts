import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that need a whole cluster. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: ['scripts/cluster/*.suite.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
