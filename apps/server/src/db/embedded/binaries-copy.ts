import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { canReach, type DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './failure.ts';

const FOR_ALL = 0o755;
const FOR_ALL_TO_READ = 0o644;
const FOR_ME = 0o700;

/** Copies the programs, once per version, to a place where the database user can run them. */
export const copyBinaries = (native: string, name: string, user: DatabaseUser, log: (line: string) => void): string => {
  const files = listFiles(native);
  const place = findPlace(user);
  // The list of library links names its files from `native` on, so the copy keeps that folder.
  const target = join(place, name, 'native');
  if (isComplete(files, target)) return target;

  const draft = mkdtempSync(join(place, `${name}.new-`));
  try {
    copyFiles(files, native, join(draft, 'native'));
    chmodSync(draft, FOR_ALL);
    // Another app may have copied the same version meanwhile, and may be running it.
    if (isComplete(files, target)) return target;
    rmSync(join(place, name), { recursive: true, force: true });
    renameSync(draft, join(place, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  log(`PostgreSQL's programs were copied to ${join(place, name)}, where the user of the database can run them.`);
  return target;
};

const findPlace = (user: DatabaseUser): string => {
  const uid = process.getuid?.() ?? 0;
  const cache = uid === 0 ? '/var/cache/pinlife' : join(homedir(), '.cache', 'pinlife');
  const place = [cache, join(tmpdir(), `pinlife-programs-${uid}`)].find((candidate) => claim(candidate, uid, user));
  if (place) return place;
  throw new EmbeddedPostgresError(
    `PostgreSQL's programs are out of reach for the user of the database, and there is no place to copy them to: make ${cache} writable, or set DATABASE_URL.`,
  );
};

/** Nobody else may change these programs, so a folder that another user created is not used. */
const claim = (place: string, uid: number, user: DatabaseUser): boolean => {
  try {
    mkdirSync(place, { recursive: true });
    const found = lstatSync(place);
    if (!found.isDirectory() || found.uid !== uid) return false;
    chmodSync(place, user.isOther ? FOR_ALL : FOR_ME);
    return canReach(user, place);
  } catch {
    return false;
  }
};

type SourceFile = { path: string; size: number; isProgram: boolean };

const listFiles = (native: string): SourceFile[] =>
  readdirSync(native, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mode } = statSync(path);
      return { path: relative(native, path), size, isProgram: (mode & 0o100) !== 0 };
    });

// Files can be incomplete after a power cut, and cleaners of temporary folders delete single files.
const isComplete = (files: SourceFile[], target: string): boolean =>
  files.every(({ path, size }) => statSync(join(target, path), { throwIfNoEntry: false })?.size === size);

const copyFiles = (files: SourceFile[], native: string, target: string) => {
  for (const { path, isProgram } of files) {
    const copy = join(target, path);
    makeFolders(dirname(copy));
    copyFileSync(join(native, path), copy);
    chmodSync(copy, isProgram ? FOR_ALL : FOR_ALL_TO_READ);
  }
};

/** Creates folders that everybody can read, whatever the umask. */
const makeFolders = (folder: string) => {
  if (statSync(folder, { throwIfNoEntry: false })) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, FOR_ALL);
};
