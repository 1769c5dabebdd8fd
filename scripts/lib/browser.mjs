import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runQuietly } from './child.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';

/** Chromium without windows and toolbars: the same engine at half the work for every page. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const fullNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags of Chromium: quiet, and fit for containers and virtual machines. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  // The rasterizer changes the environment of the process from the GPU thread; once in many starts, Chromium crashed.
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that the tests drive, or null. `CHROMIUM` names another one. */
export const findBrowser = () => process.env['CHROMIUM'] || findShell() || findFullBrowser();

/** A Chromium with all that a window has, such as system notifications and the PDF viewer, or null. */
export const findFullBrowser = () =>
  [...listOnPath(fullNames), ...macApplications, playwrightsOwn()].find((path) => path && isRunnable(path)) ?? null;

const findShell = () => listOnPath(shellNames).find(isRunnable) ?? null;

const listOnPath = (/** @type {string[]} */ names) => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
};

/** Finds the browsers, or installs them. */
export const ensureBrowser = async () => {
  if (process.env['CHROMIUM'] || (findFullBrowser() && (findShell() || !isDebianRoot()))) return;
  await withProgress('Installing Chromium for the tests', installBrowser);
  if (!findBrowser()) {
    throw new Problem(
      'The tests need a Chromium: install it ("sudo apt-get install -y chromium chromium-headless-shell" on Debian, "npx playwright install --with-deps chromium" elsewhere), then try again.',
    );
  }
};

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const installBrowser = async () => {
  if (!isDebianRoot()) {
    await runQuietly(pinnedNode, [fromRoot('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
    return;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['update', '-q'], { env });
  const install = ['install', '-y', '-q', '--no-install-recommends'];
  await runQuietly('apt-get', [...install, 'chromium'], { env });
  // Derivatives of Debian may lack it; the tests only take longer then.
  await runQuietly('apt-get', [...install, 'chromium-headless-shell'], { env });
};

/** Playwright's own download, once the dependencies are installed. */
const playwrightsOwn = () => {
  try {
    return createRequire(fromRoot('package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return null;
  }
};

/** Ubuntu's `chromium-browser` is a script that only recommends another package. */
const isRunnable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
};
