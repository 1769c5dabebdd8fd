import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../scripts/app/run-app.ts';
import { fromRoot, pinnedNode } from '../../scripts/lib/paths.mjs';
import { ensureExtra } from '../extras.ts';
import { startSystemPostgres } from '../system-postgres.ts';
import { toPlainText, type WrittenNote } from '../text/note.ts';
import { comingMonth, remindsAt } from './coming.ts';
import type { Contestant, Day } from './contestant.ts';

const CONNECTIONS = 32;
const LANGUAGE = 'simple';
const PATH = '/parse/classes/Note';
const headers = { 'X-Parse-Application-Id': 'bench' };
const SETTINGS = "shared_buffers = '128MB'\nwork_mem = '8MB'\nrandom_page_cost = '1.1'\njit = 'off'\n";

/** Parse Server on a PostgreSQL with the same settings, with indexes for its list and its search; null if it is not available. */
export const startParseServer = async (): Promise<Contestant | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-parse-'));
  const settings = join(folder, 'settings.conf');
  const databasePort = await findFreePort();
  await writeFile(settings, SETTINGS);
  const database = (await ensureExtra('peers')) ? await startSystemPostgres(settings, databasePort) : null;
  if (!database) {
    await rm(folder, { recursive: true, force: true });
    console.log('Parse Server or a PostgreSQL for it cannot be had here: no comparison with it.');
    return null;
  }
  const port = await findFreePort();
  const uri = `postgres://pinlife@127.0.0.1:${databasePort}/pinlife?max=${CONNECTIONS}`;
  const child = fork(fromRoot('bench', 'peers', 'parse-server.mjs'), [uri, `${port}`], {
    execPath: pinnedNode,
    // It writes logs to its working folder.
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
    await makeTable(port, database.connection);
    const { default: manifest } = await import('../peers/package.json', { with: { type: 'json' } });
    return {
      name: `Parse Server ${manifest.dependencies['parse-server']} on PostgreSQL ${database.version}`,
      port,
      programs: { server: child.pid ?? 0, database: database.pid },
      folder: database.folder,
      writeCreate: (note) => ({ path: PATH, headers, body: { title: note.title, text: toPlainText(note) } }),
      list: { path: `${PATH}?order=-createdAt&limit=20`, headers },
      writeSearch: (search) => ({ path: `${PATH}?${writeQuery(search)}`, headers }),
      openDay: () => openDay({ port, connection: database.connection }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

const refuse = () => {
  throw new Error('Parse Server ended before it was ready.');
};

/** Every word, the last one as a prefix, as in PinLife's search; without the stop words of one language, for there are seven. */
const writeQuery = (search: string, others: Record<string, unknown> = {}): URLSearchParams => {
  const words = search.split(/\s+/).map((word) => `'${word.replaceAll("'", "''")}'`);
  const $term = `${words.join(' & ')}:*`;
  const where = JSON.stringify({ ...others, text: { $text: { $search: { $term, $language: LANGUAGE } } } });
  return new URLSearchParams({ where, order: '-createdAt', limit: '10' });
};

const makeTable = (port: number, connection: pg.ClientConfig): Promise<void> =>
  makeClass({ port, connection }, PATH, { title: 'First', text: 'First' }, [
    `create index on "Note" using gin (to_tsvector('${LANGUAGE}', text))`,
    'create index on "Note" ("createdAt" desc)',
  ]);

type Server = { port: number; connection: pg.ClientConfig };

/** The first object through its API creates the table, which then gets its indexes. */
const makeClass = async ({ port, connection }: Server, path: string, first: object, indexes: string[]) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(first),
  });
  if (!answer.ok) throw new Error(`Parse Server answered ${answer.status}: ${await answer.text()}`);
  const client = new pg.Client(connection);
  await client.connect();
  for (const index of indexes) await client.query(index);
  await client.end();
};

const DAY_PATH = '/parse/classes/Entry';
const COMMENT_PATH = '/parse/classes/Comment';

/** Without logins and rules, which saves its time. */
const openDay = async (server: Server): Promise<Day> => {
  const first = {
    owner: -1,
    title: 'First',
    text: 'First',
    isDone: false,
    isPassion: false,
    remindsAt: toDate(remindsAt()),
  };
  await makeClass(server, DAY_PATH, first, [
    `create index on "Entry" using gin (to_tsvector('${LANGUAGE}', text))`,
    'create index on "Entry" (owner, "createdAt" desc)',
    'create index on "Entry" (owner, "remindsAt")',
  ]);
  await makeClass(server, COMMENT_PATH, { owner: -1, entry: '', text: 'First' }, []);
  const ask = (query: URLSearchParams) => ({ path: `${DAY_PATH}?${query}`, headers });
  const find = (where: object, order: string) =>
    ask(new URLSearchParams({ where: JSON.stringify(where), order, limit: '20' }));
  const change = (id: string, body: object) => ({ path: `${DAY_PATH}/${id}`, method: 'PUT' as const, headers, body });
  const { from, to } = comingMonth();
  return {
    list: (owner) => find({ owner }, '-createdAt'),
    readNote: (_owner, id) => ({ path: `${DAY_PATH}/${id}`, headers }),
    create: (owner, note) => ({ path: DAY_PATH, headers, body: { ...describe(note), owner } }),
    edit: (_owner, id, note) => change(id, { title: note.title, text: toPlainText(note) }),
    tick: (_owner, id, isDone) => change(id, { isDone }),
    setPassion: (_owner, id, isPassion) => change(id, { isPassion }),
    comment: (owner, entry, text) => ({ path: COMMENT_PATH, headers, body: { owner, entry, text } }),
    search: (owner, search) => ask(writeQuery(search, { owner })),
    listEvents: (owner) => find({ owner, remindsAt: { $gte: toDate(from), $lt: toDate(to) } }, 'remindsAt'),
    listNotifications: (owner) => find({ owner, remindsAt: { $lt: toDate(from) } }, '-remindsAt'),
    readId: (answer) => (answer as { objectId: string }).objectId,
  };
};

const toDate = (iso: string) => ({ __type: 'Date', iso });

const describe = (note: WrittenNote) => ({
  ...{ title: note.title, text: toPlainText(note), isDone: false, isPassion: note.isPassion },
  ...(note.hasReminder && { remindsAt: toDate(remindsAt()) }),
});
