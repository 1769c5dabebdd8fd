import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { chownError, type DatabaseUser } from './database-user.ts';

const FOR_ME = 0o700;
const FOR_ME_TO_WRITE = 0o600;

/*
 * Root works in a folder that belongs to the database user, who could place links there. So no link is followed, and
 * only opened files change their owner.
 */

/** Replaces a file. Returns whether its content changed. */
export const writeOwned = (path: string, text: string, user: DatabaseUser): boolean => {
  if (readIfPlain(path) === text) return false;
  const draft = `${path}.${randomUUID()}`;
  const file = openSync(draft, 'wx', FOR_ME_TO_WRITE);
  try {
    writeFileSync(file, text);
    changeOwnerOfOpened(user, file);
    fsyncSync(file);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
};

/** Creates a folder for this user alone. Parents are not created: a deleted cluster must not come back empty. */
export const makeOwnedFolder = (path: string, user: DatabaseUser) => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(path);
  if (!existsSync(path)) mkdirSync(path, FOR_ME);
  const folder = openSync(path, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    fchmodSync(folder, FOR_ME);
    changeOwnerOfOpened(user, folder);
  } finally {
    closeSync(folder);
  }
};

/** Opens a log file for appending and reading. */
export const openOwnedLog = (path: string, user: DatabaseUser): number => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) rmSync(path, { recursive: true });
  const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const file = openSync(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, FOR_ME_TO_WRITE);
  changeOwnerOfOpened(user, file);
  return file;
};

const readIfPlain = (path: string): string | null =>
  lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : null;

const changeOwnerOfOpened = (user: DatabaseUser, file: number) => {
  if (!user.isOther) return;
  try {
    fchownSync(file, user.uid, user.gid);
  } catch (cause) {
    throw chownError(cause);
  }
};
