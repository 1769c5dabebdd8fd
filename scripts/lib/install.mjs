import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runQuietly, wasStopped } from './child.mjs';
import { fingerprint, openStamp } from './fingerprint.mjs';
import { fromRoot, pinnedNode, root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean, dependencies?: object, devDependencies?: object, optionalDependencies?: object }} LockedPackage */

const workspaces = ['', 'packages/contract', 'apps/server', 'apps/web'];
const manifests = workspaces.map((folder) => fromRoot(folder, 'package.json'));
const lockfile = fromRoot('package-lock.json');
const stamp = openStamp(fromRoot('node_modules', '.pinlife-installed'));

/** Installs the dependencies, unless what is installed is what the manifests ask for. */
export const ensureInstalled = async () => {
  const wanted = fingerprint([...manifests, lockfile], [process.platform, process.arch]);
  if (existsSync(pinnedNode) && stamp.matches(wanted)) return;
  if (!isInstalled()) await install();
  stamp.write(wanted);
};

/** npm's own record of what lies in node_modules, compared with the lockfile: `npm install` by hand leaves no stamp. */
const isInstalled = () => {
  const record = fromRoot('node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const installed = readPackages(record);
  const locked = readPackages(lockfile);
  return (
    workspaces.every((folder) => agrees(folder, locked[folder])) &&
    Object.entries(locked).every(
      ([path, { version, optional, link }]) =>
        !path.includes('node_modules') || optional || link || installed[path]?.version === version,
    )
  );
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

const install = () =>
  withProgress('Installing the dependencies', async () => {
    // Building the web app takes the development tools too, whatever NODE_ENV says. `error` keeps quiet about
    // packages that want a newer Node than npm's: they run on the pinned one.
    const { code, output } = await runQuietly(
      'npm',
      ['ci', '--include=dev', '--include=optional', '--loglevel=error'],
      { env: { ...process.env, PATH: pathOutsideProject() } },
    );
    if (wasStopped(code)) throw new Problem('Stopped while installing the dependencies.');
    if (code !== 0) throw new Problem(explainInstall(output));
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
