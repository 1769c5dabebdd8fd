import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/app/run-app.ts';
import { toPlainText } from '../text/note.ts';
import { comingMonth, remindsAt } from './coming.ts';
import type { Contestant, Day } from './contestant.ts';

const PATH = '/api/collections/notes/records';
const READY_MS = 20_000;
const POLL_MS = 20;
const account = { identity: 'bench@example.com', password: 'Violin and rain 7' };

/** The program of `POCKETBASE_BIN`, with its defaults; null without one. */
export const startPocketBase = async (): Promise<Contestant | null> => {
  const program = process.env['POCKETBASE_BIN'];
  if (!program || !existsSync(program)) {
    console.log('POCKETBASE_BIN names no program: no comparison with PocketBase.');
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-pocketbase-'));
  const port = await findFreePort();
  // Explicit, because below a temporary folder it assumes a draft and prints every statement.
  const options = ['--dir', folder, '--dev=false', '--automigrate=false'];
  const version = readVersion(program);
  const isOld = !execFileSync(program, ['--help'], { encoding: 'utf8' }).includes('superuser');
  const makeAccount = isOld ? ['admin', 'create'] : ['superuser', 'upsert'];
  for (const command of [
    ['migrate', 'up'],
    [...makeAccount, account.identity, account.password],
  ]) {
    execFileSync(program, [...command, ...options], { stdio: 'ignore' });
  }
  const child = spawn(program, ['serve', `--http=127.0.0.1:${port}`, ...options], { stdio: 'ignore' });
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(port);
    const addCollection = createAddCollection(port, isOld);
    await addNotes(addCollection);
    return {
      name: `PocketBase ${version}, which does not wait for the disk`,
      port,
      programs: { server: child.pid ?? 0 },
      folder,
      writeCreate: (note) => ({ path: PATH, body: { title: note.title, text: toPlainText(note) } }),
      list: { path: `${PATH}?perPage=20&sort=-created&skipTotal=1` },
      writeSearch: (search) => ({ path: `${PATH}?${writeQuery(search)}` }),
      openDay: () => openDay(addCollection),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** A program that was built by others may not contain its version. */
const readVersion = (program: string): string => {
  const [version = 'of an unknown version'] =
    /\d+\.\d+\.\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return version;
};

/** Matches every word anywhere in the title or the text. */
const writeQuery = (search: string, others: readonly string[] = []): URLSearchParams => {
  const words = search.split(/\s+/).map((word) => word.replaceAll("'", "\\'"));
  const filter = [...others, ...words.map((word) => `(title ~ '${word}' || text ~ '${word}')`)].join(' && ');
  return new URLSearchParams({ filter, sort: '-created', perPage: '10', skipTotal: '1' });
};

const waitUntilReady = async (port: number): Promise<void> => {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error('PocketBase did not answer in time.');
};

const noteFields = [
  { name: 'title', type: 'text' },
  { name: 'text', type: 'text', max: 1_000_000 },
  { name: 'created', type: 'autodate', onCreate: true },
];

type Field = { name: string; type: string; max?: number; onCreate?: boolean };
type Collection = { name: string; fields: readonly Field[]; indexes?: readonly string[] };
type AddCollection = (collection: Collection) => Promise<void>;

const addNotes = (addCollection: AddCollection): Promise<void> =>
  addCollection({
    name: 'notes',
    fields: noteFields,
    indexes: ['create index notes_created on notes (created desc)'],
  });

/** Adds records that anybody may read and write, so that no rule costs time. Before 0.23 paths and names differ. */
const createAddCollection =
  (port: number, isOld: boolean): AddCollection =>
  async ({ fields, ...collection }) => {
    const accounts = isOld ? '/api/admins' : '/api/collections/_superusers';
    const { token } = await send(port, `${accounts}/auth-with-password`, account);
    const rules = { listRule: '', viewRule: '', createRule: '', updateRule: '' };
    const columns = isOld ? { schema: fields.flatMap(toOldField) } : { fields };
    await send(port, '/api/collections', { type: 'base', ...rules, ...collection, ...columns }, `${token}`);
  };

/** Before 0.23 every collection has the time of creation by itself. */
const toOldField = ({ name, type, max }: Field) =>
  type === 'autodate' ? [] : [{ name, type, options: { ...(max && { max }) } }];

const DAY_PATH = '/api/collections/entries/records';
const COMMENT_PATH = '/api/collections/comments/records';

const openDay = async (addCollection: AddCollection): Promise<Day> => {
  await addCollection({
    name: 'entries',
    fields: [
      ...noteFields,
      { name: 'owner', type: 'number' },
      { name: 'isDone', type: 'bool' },
      { name: 'isPassion', type: 'bool' },
      { name: 'remindsAt', type: 'date' },
    ],
    indexes: [
      'create index entries_created on entries (owner, created desc)',
      'create index entries_reminds on entries (owner, remindsAt)',
    ],
  });
  await addCollection({
    name: 'comments',
    fields: [
      { name: 'owner', type: 'number' },
      { name: 'entry', type: 'text' },
      { name: 'text', type: 'text', max: 5_000 },
    ],
  });
  const ask = (query: URLSearchParams) => ({ path: `${DAY_PATH}?${query}` });
  const find = (filter: string, sort: string) =>
    ask(new URLSearchParams({ filter, sort, perPage: '20', skipTotal: '1' }));
  const change = (id: string, body: object) => ({ path: `${DAY_PATH}/${id}`, method: 'PATCH' as const, body });
  const { from, to } = comingMonth();
  const toDate = (iso: string) => iso.replace('T', ' ');
  return {
    list: (owner) => find(`owner = ${owner}`, '-created'),
    readNote: (_owner, id) => ({ path: `${DAY_PATH}/${id}` }),
    create: (owner, note) => ({
      path: DAY_PATH,
      body: {
        ...{ owner, title: note.title, text: toPlainText(note), isPassion: note.isPassion },
        ...(note.hasReminder && { remindsAt: toDate(remindsAt()) }),
      },
    }),
    edit: (_owner, id, note) => change(id, { title: note.title, text: toPlainText(note) }),
    tick: (_owner, id, isDone) => change(id, { isDone }),
    setPassion: (_owner, id, isPassion) => change(id, { isPassion }),
    comment: (owner, entry, text) => ({ path: COMMENT_PATH, body: { owner, entry, text } }),
    search: (owner, search) => ask(writeQuery(search, [`owner = ${owner}`])),
    listEvents: (owner) =>
      find(`owner = ${owner} && remindsAt >= '${toDate(from)}' && remindsAt < '${toDate(to)}'`, 'remindsAt'),
    listNotifications: (owner) =>
      find(`owner = ${owner} && remindsAt != '' && remindsAt < '${toDate(from)}'`, '-remindsAt'),
    readId: (answer) => (answer as { id: string }).id,
  };
};

const send = async (port: number, path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`PocketBase answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
