import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly, wasStopped } from './child.mjs';
import { fingerprint, listFiles, openStamp } from './fingerprint.mjs';
import { fromRoot, pinnedNode, webDist, webFolder } from './paths.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';

const stamp = openStamp(fromRoot('.cache', 'web-build'));

const isNoInput = (/** @type {string} */ name) =>
  name === 'dist' || name === 'node_modules' || /\.test\.tsx?$/.test(name);

/** What the built files depend on. */
const listInputs = () => [
  ...listFiles(webFolder, isNoInput),
  ...listFiles(fromRoot('packages', 'contract'), isNoInput),
  fromRoot('package-lock.json'),
  fromRoot('tsconfig.base.json'),
];

/** Builds the web app, unless the built one is of these very sources. */
export const ensureWebBuilt = async () => {
  const wanted = fingerprint(listInputs());
  if (existsSync(join(webDist, 'index.html')) && stamp.matches(wanted)) return;
  stamp.clear();
  await withProgress('Building the web app', async () => {
    const { code, output } = await runQuietly(
      pinnedNode,
      [fromRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
      { cwd: webFolder },
    );
    if (wasStopped(code)) throw new Problem('Stopped while building the web app.');
    if (code !== 0) throw new Problem(`The web app could not be built:\n${output.trim()}`);
  });
  stamp.write(wanted);
};
