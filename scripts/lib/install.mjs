import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runQuietly, wasStopped } from './child.mjs';
import { fingerprint, openStamp } from './fingerprint.mjs';
import { fromRoot, pinnedNode, root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean, dependencies?: object, devDependencies?: object, optionalDependencies?: object }} LockedPackage */

/**
 * `run`: the `dependencies` of all workspaces, enough to build and run. `all`: the dev tools too.
 * @typedef {'run' | 'all'} Extent
 */

const workspaces = ['', 'packages/contract', 'apps/server', 'apps/web'];
const manifests = workspaces.map((folder) => fromRoot(folder, 'package.json'));
const lockfile = fromRoot('package-lock.json');
const stamp = openStamp(fromRoot('node_modules', '.pinlife-installed'));

/**
 * Installs the dependencies of the manifests, unless they are installed.
 * @param {Extent} extent
 */
export const ensureInstalled = async (extent = 'all') => {
  const wanted = fingerprint([...manifests, lockfile], [process.platform, process.arch]);
  const write = (/** @type {Extent} */ found) => `${wanted} ${found}`;
  if (existsSync(pinnedNode) && (stamp.matches(write('all')) || stamp.matches(write(extent)))) return;
  if (!isInstalled(extent)) await install(extent);
  stamp.write(write(isInstalled('all') ? 'all' : extent));
};

/**
 * Compares npm's record of node_modules with the lockfile: `npm install` by hand leaves no stamp.
 * @param {Extent} extent
 */
const isInstalled = (extent) => {
  const installed = readInstalled();
  if (!installed || !existsSync(pinnedNode)) return false;
  const locked = readPackages(lockfile);
  return (
    workspaces.every((folder) => agrees(folder, locked[folder])) &&
    Object.entries(locked).every(
      ([path, { version, optional, dev, devOptional, link }]) =>
        !path.includes('node_modules') ||
        optional ||
        link ||
        ((dev || devOptional) && extent === 'run') ||
        installed[path]?.version === version,
    )
  );
};

const readInstalled = () => {
  const record = fromRoot('node_modules', '.package-lock.json');
  return existsSync(record) ? readPackages(record) : null;
};

/** @returns {Record<string, LockedPackage>} */
const readPackages = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8')).packages;

const agrees = (/** @type {string} */ folder, /** @type {LockedPackage | undefined} */ locked) => {
  const manifest = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'));
  return (
    locked !== undefined &&
    isDeepStrictEqual(locked.dependencies, manifest.dependencies) &&
    isDeepStrictEqual(locked.devDependencies, manifest.devDependencies) &&
    isDeepStrictEqual(locked.optionalDependencies, manifest.optionalDependencies)
  );
};

/**
 * If the runtime packages are installed, only the dev tools are added, so that a running app is not disturbed. An update
 * keeps dev tools that are installed.
 * @param {Extent} extent
 */
const listArguments = (extent) => {
  const hasTools = Object.values(readInstalled() ?? {}).some(({ dev }) => dev);
  const isAdding = extent === 'all' && isInstalled('run');
  // Named here, because NODE_ENV and the settings of the machine may say otherwise. `error` keeps quiet about packages
  // that want a newer Node than npm's: they run on the pinned one.
  return [
    ...(isAdding ? ['install', '--no-save'] : ['ci']),
    extent === 'all' || hasTools ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--loglevel=error',
  ];
};

const install = (/** @type {Extent} */ extent) =>
  withProgress(`Installing ${extent === 'all' ? 'the dependencies and tools' : 'the dependencies'}`, async () => {
    const { code, output } = await runQuietly('npm', listArguments(extent), {
      env: { ...process.env, PATH: pathOutsideProject() },
    });
    if (wasStopped(code)) throw new Problem('Stopped while installing the dependencies.');
    if (code !== 0) throw new Problem(explainInstall(output));
    // The headers of Node's package: 67 MB that nothing compiles with.
    rmSync(fromRoot('node_modules', 'node', 'node_modules'), { recursive: true, force: true });
    if (existsSync(pinnedNode)) return;
    throw new Problem(
      'The install left no Node 26 behind because npm is told to run no install scripts: run "npm rebuild node --ignore-scripts=false", then try again.',
    );
  });

/** npm must not run on the Node inside node_modules, which it is about to replace. */
const pathOutsideProject = () =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(root))
    .join(delimiter);

/** @type {[pattern: RegExp, sentence: string][]} */
const causes = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH)\b/,
    'the npm registry cannot be reached: check the network, then try again.',
  ],
  [/\bENOSPC\b/, 'the disk is full: make room, then try again.'],
  [/\b(EACCES|EPERM|EROFS)\b/, 'npm may not write to this folder or to its cache: check who owns them.'],
  [/npm ci.*can only install|not in sync/s, 'package.json and package-lock.json disagree: run "npm install" once.'],
  [/\b(EINTEGRITY)\b/, 'a downloaded package is damaged: run "npm cache clean --force", then try again.'],
];

/** @param {string} output */
export const explainInstall = (output) => {
  const known = causes.find(([pattern]) => pattern.test(output));
  if (known) return `The dependencies could not be installed: ${known[1]}`;
  return `The dependencies could not be installed. npm said:\n${output.trim().split('\n').slice(-12).join('\n')}`;
};
