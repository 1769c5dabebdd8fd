import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of what people download, apart from those of every run: they need root and a bare system. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..', '..'),
  test: {
    include: ['scripts/release/test/*.suite.ts'],
    // Times are measured.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
