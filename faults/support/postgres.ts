import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPidFile } from '../../apps/server/src/db/embedded/postmaster.ts';
import { describeConnection } from '../../apps/server/src/db/embedded/session.ts';

/** The PostgreSQL of a data folder, as the machine sees it. */
export const findPostmaster = (dataDir: string): number => findPidFile(join(dataDir, 'postgres'))?.pid ?? 0;

/** The postmaster and everything it has started: each connection is a process. */
export const listPostgres = (dataDir: string): number[] => {
  const postmaster = findPostmaster(dataDir);
  return [postmaster, ...listChildren(postmaster)];
};

export const signalPostgres = (dataDir: string, signal: NodeJS.Signals): void => {
  const postmaster = findPostmaster(dataDir);
  if (postmaster === 0) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  for (const pid of listPostgres(dataDir)) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // Connections come and go.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
};

const listChildren = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && findParent(name) === parent)
    .map(Number);

const findParent = (pid: string): number | null => {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
};

/** Queries the database directly. */
export const query = async <Row extends pg.QueryResultRow>(dataDir: string, sql: string): Promise<Row[]> => {
  const client = new pg.Client(describeConnection(join(dataDir, 'postgres', 'socket')));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};
