import { join } from 'node:path';
import { listFiles } from './fingerprint.mjs';
import { ensureFresh } from './fresh-build.mjs';
import { fromRoot, serverEntry, serverFolder, webDist, webFolder } from './paths.mjs';

const isNoInput = (/** @type {string} */ name) =>
  name === 'dist' || name === 'node_modules' || /\.test\.tsx?$/.test(name);

const listShared = () => [
  ...listFiles(fromRoot('packages', 'contract'), isNoInput),
  fromRoot('package-lock.json'),
  fromRoot('tsconfig.base.json'),
];

export const ensureWebBuilt = () =>
  ensureFresh({
    name: 'the web app',
    stamp: fromRoot('.cache', 'web-build'),
    result: join(webDist, 'index.html'),
    listInputs: () => [...listFiles(webFolder, isNoInput), ...listShared()],
    command: [fromRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    folder: webFolder,
  });

export const ensureServerBuilt = () =>
  ensureFresh({
    name: 'the server',
    stamp: fromRoot('.cache', 'server-build'),
    result: serverEntry,
    listInputs: () => [...listFiles(serverFolder, isNoInput), ...listShared(), bundler],
    command: [bundler],
  });

const bundler = fromRoot('scripts', 'bundle-server.ts');

/** All that `npm start` runs. */
export const ensureBuilt = async () => {
  await ensureServerBuilt();
  await ensureWebBuilt();
};
