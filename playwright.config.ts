import { defineConfig } from '@playwright/test';
import { findGivenApp } from './e2e/support/given-app.ts';
import { browserFlags, findBrowser, findFullBrowser } from './scripts/lib/browser.mjs';
import { ensureServerBuilt } from './scripts/lib/builds.mjs';
import { fromRoot } from './scripts/lib/paths.mjs';

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium was found: "npm test" installs one.');

/** A microphone: Chromium brings its own, which beeps. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

// Once, before the workers would all do it.
await ensureServerBuilt();

export default defineConfig({
  testDir: 'e2e',
  // `npm run test:languages` and `npm run test:access` run these.
  testIgnore: 'matrix/**',
  outputDir: 'test-results',
  // Pages wait for answers and timers: by one worker for each of two cores a third of them would stand idle.
  workers: findGivenApp()?.push.ports.length ?? 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a busy machine: what hangs runs into them, what is slow does not.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], [fromRoot('scripts', 'lib', 'playwright-tally.ts')]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...browserFlags, ...microphone] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    // Half-faded text would fail the contrast check; what moves is not what these tests look at.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // Recording every test would take a quarter of the time of all: `--trace on` records the one to look into.
    screenshot: 'only-on-failure',
  },
  projects: [
    // The shell without windows shows no notifications of the system. First, and by one worker: each worker that changes
    // the browser starts another app too.
    {
      name: 'window',
      testMatch: 'push.spec.ts',
      fullyParallel: false,
      use: { launchOptions: { executablePath: findFullBrowser() ?? executablePath, args: browserFlags } },
    },
    { name: 'shell', testMatch: /(?<!\bpush)\.spec\.ts$/ },
  ],
});
