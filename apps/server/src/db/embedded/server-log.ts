import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseUser, giveTo } from './database-user.ts';

const ROTATE_BYTES = 10 * 1024 * 1024;
const TAIL_BYTES = 16 * 1024;

type ServerLog = { file: number; readNews: () => string; close: () => void };

/** Opened here and handed to PostgreSQL, which goes on writing when this app is gone. */
export const openServerLog = (clusterPath: string, user: DatabaseUser): ServerLog => {
  const path = join(clusterPath, 'server.log');
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > ROTATE_BYTES) renameSync(path, `${path}.1`);
  const file = openSync(path, 'a+', 0o600);
  giveTo(user, path);
  const start = fstatSync(file).size;
  return {
    file,
    readNews: () => {
      const end = fstatSync(file).size;
      const from = Math.max(start, end - TAIL_BYTES);
      const news = Buffer.alloc(end - from);
      readSync(file, news, 0, news.length, from);
      return news.toString('utf8');
    },
    close: () => closeSync(file),
  };
};
