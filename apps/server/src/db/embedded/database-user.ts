import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './failure.ts';

/** The user that runs PostgreSQL. It refuses to run as root, so root runs it as another user. */
export type DatabaseUser = { uid: number; gid: number; isOther: boolean };

const UNPRIVILEGED = 'nobody';

export const chooseDatabaseUser = (clusterPath: string): DatabaseUser => {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? 0;
  const owner = statSync(clusterPath, { throwIfNoEntry: false });
  if (uid !== 0) {
    if (owner) requireOwner(clusterPath, owner.uid, uid);
    else requireName(uid);
    return { uid, gid, isOther: false };
  }
  // A cluster keeps its owner, so that starting PinLife once as root does not lock the normal user out.
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, isOther: true };
  return { ...findUnprivileged(), isOther: true };
};

const requireOwner = (clusterPath: string, ownerId: number, uid: number) => {
  if (ownerId === uid) return;
  throw new EmbeddedPostgresError(
    `The database in ${clusterPath} belongs to the user with the id ${ownerId}: start PinLife as that user or as root, or give the folder to the user with the id ${uid}.`,
  );
};

/** Only initdb requires it. */
const requireName = (uid: number) => {
  try {
    userInfo();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `PostgreSQL creates no database for a user without a name: give the user id ${uid} an entry in /etc/passwd, or set DATABASE_URL.`,
      { cause },
    );
  }
};

const listUsers = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => line.split(':'));

export const findName = (uid: number): string | undefined => listUsers().find((entry) => toId(entry[2]) === uid)?.[0];

/** Whether this is the shared user `nobody`. */
export const isSharedUser = ({ uid }: DatabaseUser): boolean => findName(uid) === UNPRIVILEGED;

const findUnprivileged = (): { uid: number; gid: number } => {
  const entry = listUsers().find(([name]) => name === UNPRIVILEGED);
  if (!entry) {
    throw new EmbeddedPostgresError(
      `PostgreSQL refuses to run as root and this machine has no user ${UNPRIVILEGED}: start PinLife as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return { uid: toId(entry[2]), gid: toId(entry[3]) };
};

/** macOS stores the ids of this user as -2. */
const toId = (text: string | undefined): number => Number(text) >>> 0;

/** Options for spawn that run a process as this user. Ids are signed there. */
export const asUser = (user: DatabaseUser): { uid?: number; gid?: number } =>
  user.isOther ? { uid: user.uid | 0, gid: user.gid | 0 } : {};

export const changeOwnerTo = (user: DatabaseUser, path: string) => {
  if (!user.isOther) return;
  try {
    chownSync(path, user.uid, user.gid);
  } catch (cause) {
    throw chownError(cause);
  }
};

export const chownError = (cause: unknown): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and this root may not act for another user: start PinLife as an ordinary user, or set DATABASE_URL.',
    { cause },
  );

/** The folder itself is changed last, so that an interrupted run is repeated. */
export const changeOwner = (user: DatabaseUser, path: string) => {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) changeOwner(user, child);
    else lchownSync(child, user.uid, user.gid);
  }
  changeOwnerTo(user, path);
};

export const READ = 4;
export const SEARCH = 1;

/** Whether the permission bits of the file give this right to the user; executing counts as `SEARCH`. */
export const hasRight = (user: DatabaseUser, path: string, right: number): boolean => {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & right) === right;
};

/** Whether the user can enter a folder; a private parent folder prevents that. */
export const canReach = (user: DatabaseUser, folder: string): boolean => {
  if (!user.isOther) return true;
  const isOpen = hasRight(user, folder, SEARCH);
  return dirname(folder) === folder ? isOpen : isOpen && canReach(user, dirname(folder));
};
