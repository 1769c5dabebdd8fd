import { posix } from 'node:path';
import type { Target } from './target.ts';

type LockedPackage = {
  version?: string;
  integrity?: string;
  os?: readonly string[];
  cpu?: readonly string[];
  libc?: readonly string[];
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
};

/** Packages by their folders in a repository, such as `node_modules/sharp`. */
export type Lockfile = Readonly<Record<string, LockedPackage>>;

/** The folders of these packages of the server and of all their dependencies on one kind of machine. */
export const listNeeded = (lock: Lockfile, isRoot: (name: string) => boolean, target: Target): string[] => {
  const found = new Set<string>();
  const visit = (place: string, isNeeded: (name: string) => boolean = () => true) => {
    const { dependencies, optionalDependencies } = lock[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }).filter(isNeeded)) {
      const next = findPlace(lock, place, name);
      if (next === null || found.has(next) || !runsOn(lock[next] ?? {}, target)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit('apps/server', isRoot);
  return [...found].sort();
};

/** Looks up a package like Node: in the folder itself, then in those above it. */
const findPlace = (lock: Lockfile, from: string, name: string): string | null => {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const place = posix.join(folder, 'node_modules', name);
    if (posix.basename(folder) !== 'node_modules' && lock[place]) return place;
    if (folder === '.') return null;
  }
};

const runsOn = ({ os, cpu, libc }: LockedPackage, target: Target): boolean =>
  (os?.includes('linux') ?? true) && (cpu?.includes(target.cpu) ?? true) && (libc?.includes('glibc') ?? true);

/** `@img/sharp-linux-x64` of `node_modules/sharp/node_modules/@img/sharp-linux-x64`. */
export const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
