import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { fromRoot } from '../lib/paths.mjs';

/** The journeys against a running app. */
export default defineConfig({
  ...base,
  testDir: fromRoot('e2e'),
  // `npm run test:languages` runs the first ones; the others start apps of their own.
  testIgnore: ['matrix/**', 'start.spec.ts', 'faults.spec.ts', 'oidc.spec.ts', 'operator.spec.ts'],
  // Pictures are stored in a bucket here.
  grepInvert: /@own-storage/,
  outputDir: fromRoot('test-results', 'cluster'),
});
