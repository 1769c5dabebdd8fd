import { closeSync, fstatSync, lstatSync, readSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { openOwnedLog } from './owned-files.ts';

const ROTATE_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 16 * 1024;

type ServerLog = { file: number; readNewLines: () => string; close: () => void };

/** Opened here and inherited by PostgreSQL, which keeps writing when the app is gone. */
export const openServerLog = (clusterPath: string, user: DatabaseUser): ServerLog => {
  const path = join(clusterPath, 'server.log');
  if ((lstatSync(path, { throwIfNoEntry: false })?.size ?? 0) > ROTATE_BYTES) renameSync(path, `${path}.1`);
  const file = openOwnedLog(path, user);
  const start = fstatSync(file).size;
  return {
    file,
    readNewLines: () => {
      const end = fstatSync(file).size;
      const from = Math.max(start, end - TAIL_BYTES);
      const news = Buffer.alloc(end - from);
      readSync(file, news, 0, news.length, from);
      return news.toString('utf8');
    },
    close: () => closeSync(file),
  };
};
