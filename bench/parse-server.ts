import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../scripts/app/run-app.ts';
import { fromRoot, pinnedNode } from '../scripts/lib/paths.mjs';
import { ensureExtra } from './extras.ts';
import type { Request } from './load.ts';
import type { PeerWork } from './peer-figures.ts';
import { startSystemPostgres } from './system-postgres.ts';

const NOTES = 10_000;
const CONNECTIONS = 32;
const headers = { 'X-Parse-Application-Id': 'bench' };

type RunningPeer = {
  version: string;
  port: number;
  requests: Record<PeerWork, Request>;
  stop(): Promise<void>;
};

/** Parse Server with ten thousand notes like ours, on a PostgreSQL with the settings of ours; null where it cannot be had. */
export const startParseServer = async (note: {
  title: string;
  text: string;
  word: string;
}): Promise<RunningPeer | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-parse-'));
  const settings = join(folder, 'settings.conf');
  const databasePort = await findFreePort();
  await writeFile(settings, "shared_buffers = '128MB'\nwork_mem = '8MB'\nrandom_page_cost = '1.1'\njit = 'off'\n");
  const database = (await ensureExtra('peers')) ? await startSystemPostgres(settings, databasePort) : null;
  if (!database) {
    await rm(folder, { recursive: true, force: true });
    console.log('Parse Server or a PostgreSQL for it cannot be had here: no comparison side by side.');
    return null;
  }
  const port = await findFreePort();
  const uri = `postgres://pinlife@127.0.0.1:${databasePort}/pinlife?max=${CONNECTIONS}`;
  const child = fork(fromRoot('bench', 'peers', 'parse-server.mjs'), [uri, `${port}`], {
    execPath: pinnedNode,
    // It writes logs here, whatever it is told.
    cwd: folder,
    // It prints long deprecation warnings.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.race([once(child, 'message'), once(child, 'exit').then(refuse)]);
    const requests = writeRequests(note);
    await fillNotes(port, requests.create, database.connection);
    const { default: manifest } = await import('./peers/package.json', { with: { type: 'json' } });
    return { version: manifest.dependencies['parse-server'], port, requests, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const refuse = () => {
  throw new Error('Parse Server ended before it was ready.');
};

const writeRequests = ({ title, text, word }: { title: string; text: string; word: string }) => {
  const search = JSON.stringify({ text: { $text: { $search: { $term: word } } } });
  const query = new URLSearchParams({ where: search, order: '-createdAt', limit: '10' });
  return {
    create: { path: '/parse/classes/Note', headers, body: { title, text } },
    'list of 20': { path: '/parse/classes/Note?order=-createdAt&limit=20', headers },
    search: { path: `/parse/classes/Note?${query}`, headers },
  };
};

/** The first through its API, which makes the table; the others by SQL. */
const fillNotes = async (port: number, create: Request, connection: pg.ClientConfig): Promise<void> => {
  const answer = await fetch(`http://127.0.0.1:${port}${create.path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(create.body),
  });
  if (!answer.ok) throw new Error(`Parse Server answered ${answer.status}: ${await answer.text()}`);
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into "Note" ("objectId", "createdAt", "updatedAt", title, text, _rperm, _wperm)
     select 'n' || nr, at, at, 'Note ' || nr, repeat('Rain on the backwater, note ' || nr || '. ', 4 + nr % 12) ||
       case when nr % 10 = 0 then 'Harvest festival. ' else '' end, null, null
     from generate_series(2, $1::int) nr, lateral (select now() - nr * interval '1 minute' as at) made`,
    [NOTES],
  );
  await client.query(`create index on "Note" using gin (to_tsvector('english', text))`);
  await client.query('create index on "Note" ("createdAt" desc)');
  await client.query('vacuum analyze');
  await client.end();
};
