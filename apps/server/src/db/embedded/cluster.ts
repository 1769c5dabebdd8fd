import {
  accessSync,
  appendFileSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { writeAccessRules } from './access.ts';
import type { Binaries } from './binaries.ts';
import { canReach, changeOwner, changeOwnerTo, type DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { writeOwned } from './owned-files.ts';
import { runInitdb } from './programs.ts';
import { CUSTOM_FILE, DEFAULTS_FILE, writeDefaults } from './settings.ts';

const CLUSTER = 'postgres';
const DRAFT_PREFIX = `${CLUSTER}.new-`;
const FOR_ME = 0o700;
// The database user may pass through the folder, but nobody may list it.
const FOR_ME_AND_PASSERS_BY = 0o711;

export type Cluster = {
  path: string;
  /** The path of the data folder in PostgreSQL's arguments. */
  dataArgument: string;
  user: DatabaseUser;
};

/** Creates the data folder if needed and returns its real path. */
export const prepareDataFolder = (dataDir: string): string => {
  // Checked first, because a recursive mkdir hides why it failed.
  accessSync(findExisting(dataDir), constants.W_OK);
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? FOR_ME_AND_PASSERS_BY : FOR_ME });
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  return realpathSync(dataDir);
};

const findExisting = (path: string): string => (existsSync(path) ? path : findExisting(dirname(resolve(path))));

export const getClusterPath = (folder: string): string => join(folder, CLUSTER);

/** The caller has the lock of the data folder. */
export const prepareCluster = async (
  path: string,
  user: DatabaseUser,
  binaries: Binaries,
  options: { isDurable: boolean; log: (line: string) => void },
): Promise<Cluster> => {
  const folder = dirname(path);
  removeDrafts(folder);
  if (isUnused(path)) {
    options.log(`Creating the database in ${path}.`);
    await createCluster(path, user, binaries, options.isDurable);
  }
  requireMajor(path, binaries.major);
  repairRights(path, user);
  writeAccessRules(path, user);
  writeDefaults(path, user);
  return { path, user, dataArgument: getDataArgument(path, user) };
};

/** Removes folders that an interrupted initdb left behind. */
const removeDrafts = (folder: string) => {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(DRAFT_PREFIX)))
    removeDraft(join(folder, name));
};

const removeDraft = (path: string) => {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // An initdb whose app was killed may still be writing there: the next start removes it.
  }
};

const isUnused = (path: string): boolean => !existsSync(path) || readdirSync(path).length === 0;

/** Created under a temporary name and renamed, so that a cluster under its final name is complete. */
const createCluster = async (path: string, user: DatabaseUser, binaries: Binaries, isDurable: boolean) => {
  const folder = dirname(path);
  const draft = mkdtempSync(join(folder, DRAFT_PREFIX));
  try {
    changeOwnerTo(user, draft);
    await runInitdb(binaries, { path: draft, user, dataArgument: getDataArgument(draft, user) }, isDurable);
    appendFileSync(
      join(draft, 'postgresql.conf'),
      `\ninclude = '${DEFAULTS_FILE}'\ninclude_if_exists = '${CUSTOM_FILE}'\n`,
    );
    writeOwned(join(draft, CUSTOM_FILE), '# Settings of your own, which PinLife leaves alone.\n', user);
    writeAccessRules(draft, user);
    writeDefaults(draft, user);
    for (const name of ['postgresql.conf', CUSTOM_FILE, '.']) flush(join(draft, name));
    renameSync(draft, path);
    flush(folder);
  } catch (error) {
    removeDraft(draft);
    throw error;
  }
};

const flush = (path: string) => {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

const requireMajor = (path: string, major: string) => {
  const file = join(path, 'PG_VERSION');
  if (!existsSync(file)) {
    throw new EmbeddedPostgresError(
      `The folder ${path} is in the way because it holds something else than a database: move it elsewhere.`,
    );
  }
  const found = readFileSync(file, 'utf8').trim();
  if (found !== major) {
    throw new EmbeddedPostgresError(
      `The database in ${path} was written by PostgreSQL ${found} and this PinLife runs PostgreSQL ${major}: run \`backup\` with the PinLife that wrote it, then \`restore\` into a new data folder.`,
    );
  }
};

/** PostgreSQL refuses a folder with wrong owner or open permissions, for example after a restore. */
const repairRights = (path: string, user: DatabaseUser) => {
  const { uid, mode } = statSync(path);
  if (uid !== user.uid) changeOwner(user, path);
  if ((mode & 0o077) !== 0) chmodSync(path, FOR_ME);
};

/**
 * The database user may not be able to enter a parent folder, such as root's home. PostgreSQL is therefore started
 * inside its data folder, and on Linux it can refer to that by a link of /proc.
 */
const getDataArgument = (path: string, user: DatabaseUser): string => {
  if (canReach(user, dirname(path))) return path;
  if (existsSync('/proc/self/cwd')) return '/proc/self/cwd';
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and its user cannot enter ${dirname(path)}: choose a folder that is open to all with DATA_DIR, or start PinLife as an ordinary user.`,
  );
};
