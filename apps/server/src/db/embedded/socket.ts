import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { makeOwnedFolder } from './owned-files.ts';
import { PORT, SOCKET_FOLDER } from './settings.ts';

// 107 bytes on Linux, 103 on macOS.
const PATH_LIMIT_BYTES = 103;
const FOR_ME = 0o700;

export const makeSocketFolder = (clusterPath: string, user: DatabaseUser) => {
  makeOwnedFolder(join(clusterPath, SOCKET_FOLDER), user);
};

/** The folder of the socket for clients. If the path is too long for the system, a short link to it. */
export const findSocketHost = (clusterPath: string): string => {
  const folder = join(clusterPath, SOCKET_FOLDER);
  if (fits(folder)) return folder;
  const link = makeLink(folder);
  if (fits(link)) return link;
  throw new EmbeddedPostgresError(
    `The path of the data folder ${clusterPath} is too long for a socket, and so is ${link}: choose a shorter one with DATA_DIR.`,
  );
};

export const forgetSocketHost = (clusterPath: string, host: string) => {
  if (host !== join(clusterPath, SOCKET_FOLDER)) rmSync(host, { force: true });
};

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= PATH_LIMIT_BYTES;

/** Created in a private folder: a user who can replace the link could redirect clients to another database. */
const makeLink = (folder: string): string => {
  const uid = process.getuid?.() ?? 0;
  const place = join(tmpdir(), `pinlife-${uid}`);
  mkdirSync(place, { recursive: true, mode: FOR_ME });
  const found = lstatSync(place);
  if (!found.isDirectory() || found.uid !== uid) {
    throw new EmbeddedPostgresError(
      `The path of the data folder ${folder} is too long for a socket, and ${place}, where a short link to it would go, belongs to somebody else: choose a shorter path with DATA_DIR.`,
    );
  }
  chmodSync(place, FOR_ME);
  const link = join(place, createHash('sha256').update(folder).digest('hex').slice(0, 12));
  if (existsSync(link) && readlinkSync(link) === folder) return link;
  rmSync(link, { force: true });
  symlinkSync(folder, link);
  return link;
};
