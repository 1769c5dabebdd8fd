import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const serverSetup = join(import.meta.dirname, 'apps/server/src/test/global-setup.ts');

/** One project per workspace; each fails on console output that no test declared. */
const setupFiles = [join(import.meta.dirname, 'testing/console-guard.ts')];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['packages/contract/{src,test}/**/*.test.ts'], setupFiles } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'testing/**/*.test.ts', 'bench/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          setupFiles,
          ...(existsSync(serverSetup) && { globalSetup: [serverSetup] }),
        },
      },
      { extends: './apps/web/vitest.config.ts', root: './apps/web', test: { name: 'web', setupFiles } },
    ],
  },
});
