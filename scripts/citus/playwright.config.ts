import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { fromRoot } from '../lib/paths.mjs';

/** The journeys against an app that runs already, on shards. */
export default defineConfig({
  ...base,
  testDir: fromRoot('e2e'),
  // The first are a matter of `npm run test:languages`; the others start and kill apps of their own.
  testIgnore: ['matrix/**', 'start.spec.ts', 'faults.spec.ts'],
  outputDir: fromRoot('test-results', 'citus'),
});
