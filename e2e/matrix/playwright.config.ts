import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Every screen in every language at every width, and in every way to use it: too much for `npm test`. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testIgnore: [],
  outputDir: '../../test-results',
  timeout: 600_000,
  reporter: [['list']],
});
