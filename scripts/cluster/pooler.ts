import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../app/run-app.ts';
import { fromRoot } from '../lib/paths.mjs';
import { type Ground, makeFolder, startDaemon, waitForPort, writeFor } from './daemons.ts';
import { OWNER } from './postgres-pair.ts';

export type Pooler = {
  /** For `DATABASE_URL`: a connection for each transaction. */
  url: string;
  /** For `DATABASE_DIRECT_URL`: a connection for each session. */
  sessionUrl: string;
  /** Leads to another database from now on. */
  pointTo(databasePort: number): void;
  stop(): Promise<void>;
};

/** PgBouncer as `ops/pgbouncer.ini` sets it up, with the addresses of this place. */
export const startPooler = async (ground: Ground, databasePort: number): Promise<Pooler> => {
  const folder = makeFolder(ground, 'pgbouncer');
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'userlist.txt');
  const write = (target: number) => writeFor(ground, file, localise({ target, port, users, folder }));
  writeFor(ground, users, `"${OWNER.user}" "${OWNER.password}"\n`);
  write(databasePort);
  const daemon = startDaemon(ground, 'pgbouncer', 'pgbouncer', [file]);
  await waitForPort(port);
  const base = `postgres://${OWNER.user}:${OWNER.password}@127.0.0.1:${port}`;
  return {
    url: `${base}/pinlife`,
    sessionUrl: `${base}/pinlife_sessions`,
    pointTo(target) {
      write(target);
      daemon.signal('SIGHUP');
    },
    stop: () => daemon.stop('SIGTERM'),
  };
};

const localise = (place: { target: number; port: number; users: string; folder: string }): string =>
  readFileSync(fromRoot('ops', 'pgbouncer.ini'), 'utf8')
    .replaceAll('host=db1.example.org port=5432', `host=127.0.0.1 port=${place.target}`)
    .replace('listen_port = 6432', `listen_port = ${place.port}\nunix_socket_dir = ${place.folder}`)
    .replace('/etc/pgbouncer/userlist.txt', place.users);
