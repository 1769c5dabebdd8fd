import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommit } from './commit.mjs';
import { listFiles } from './fingerprint.mjs';
import { ensureFresh } from './fresh-build.mjs';
import { fromRoot, serverDist, serverEntry, serverFolder, webDist, webFolder } from './paths.mjs';

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

export const ensureServerBuilt = async () => {
  await ensureFresh({
    name: 'the server',
    stamp: fromRoot('.cache', 'server-build'),
    result: serverEntry,
    listInputs: () => [...listFiles(serverFolder, isNoInput), ...listShared(), bundler, packageList],
    command: [bundler],
  });
  noteCommit(join(serverDist, 'commit'));
};

/** Not a part of the build itself, which is the same for many commits. In a read-only folder it is skipped. */
const noteCommit = (/** @type {string} */ path) => {
  const commit = findCommit() ?? '';
  if (existsSync(path) && readFileSync(path, 'utf8') === commit) return;
  try {
    writeFileSync(path, commit);
  } catch {}
};

const bundler = fromRoot('scripts', 'bundle-server.ts');
const packageList = fromRoot('scripts', 'lib', 'server-packages.mjs');

/** Builds all that `npm start` runs. */
export const ensureBuilt = async () => {
  await ensureServerBuilt();
  await ensureWebBuilt();
};
