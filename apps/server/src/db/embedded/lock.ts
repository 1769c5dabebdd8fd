import { accessSync, chmodSync, closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../../platform/error/error-code.ts';
import { EmbeddedPostgresError } from './failure.ts';

export class FolderInUseError extends EmbeddedPostgresError {}

export type Lock = { release: () => void };

const LOCK_FILE = 'pinlife.lock';
const SQLITE_BUSY = 5;

// A killed app needs a moment to end, and is often restarted at once.
const WAIT_MS = 1_000;
const RETRY_MS = 40;

/**
 * One app for each data folder. Node has no file locks, but SQLite has: an open exclusive transaction is a kernel lock,
 * which is released when its process ends.
 */
export const takeLock = async (dataDir: string): Promise<Lock> => {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const lock = tryLock(dataDir);
    if (lock) return lock;
    if (Date.now() > deadline) {
      throw new FolderInUseError(
        `Another PinLife is already running with the data folder ${dataDir}: stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    await sleep(RETRY_MS);
  }
};

const FOR_ME = 0o600;

/** Anyone who can read the file could lock it and keep PinLife from starting. */
const closeToOthers = (path: string) => {
  try {
    closeSync(openSync(path, 'wx', FOR_ME));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    chmodSync(path, FOR_ME);
  }
};

const tryLock = (dataDir: string): Lock | null => {
  const path = join(dataDir, LOCK_FILE);
  // SQLite hides why a file cannot be opened. Opening the file here would release this process's own lock on close.
  accessSync(existsSync(path) ? path : dataDir, constants.W_OK);
  closeToOthers(path);
  const database = new DatabaseSync(path);
  try {
    // Without a journal file nothing is written, so the lock works on a full disk.
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return { release: () => database.close() };
};
