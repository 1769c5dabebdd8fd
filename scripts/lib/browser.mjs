import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { runQuietly } from './child.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What Chromium runs with: quiet, and in containers and virtual machines too. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that the tests drive, or null. `CHROMIUM` names another one. */
export const findBrowser = () => {
  const chosen = process.env['CHROMIUM'];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macApplications, playwrightsOwn()].find((path) => path && isRunnable(path)) ?? null;
};

/** Finds Chromium, or installs it. */
export const ensureBrowser = async () => {
  if (findBrowser()) return;
  await withProgress('Installing Chromium for the tests', installBrowser);
  if (!findBrowser()) {
    throw new Problem(
      'The tests need a Chromium: install it ("sudo apt-get install -y chromium" on Debian and Ubuntu, "npx playwright install --with-deps chromium" elsewhere), then try again.',
    );
  }
};

const installBrowser = async () => {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) {
    await runQuietly(pinnedNode, [fromRoot('node_modules', 'playwright', 'cli.js'), 'install', 'chromium']);
    return;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runQuietly('apt-get', ['update', '-q'], { env });
  await runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
};

/** Where Playwright keeps its own download, once the dependencies are there. */
const playwrightsOwn = () => {
  try {
    return createRequire(fromRoot('package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return null;
  }
};

/** Ubuntu's `chromium-browser` is a file that only advises to install something else. */
const isRunnable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
};
