import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/app/run-app.ts';
import { toPlainText } from '../text/note.ts';
import type { Contestant } from './contestant.ts';

const PATH = '/api/collections/notes/records';
const READY_MS = 20_000;
const POLL_MS = 20;
const account = { identity: 'bench@example.com', password: 'Violin and rain 7' };

/** The program that `POCKETBASE_BIN` names, as it comes; null without one. */
export const startPocketBase = async (): Promise<Contestant | null> => {
  const program = process.env['POCKETBASE_BIN'];
  if (!program || !existsSync(program)) {
    console.log('POCKETBASE_BIN names no program: no comparison with PocketBase.');
    return null;
  }
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-pocketbase-'));
  const port = await findFreePort();
  // Told so, for below a temporary folder it takes itself for a draft and prints every statement.
  const options = ['--dir', folder, '--dev=false', '--automigrate=false'];
  execFileSync(program, ['superuser', 'upsert', account.identity, account.password, ...options], { stdio: 'ignore' });
  const child = spawn(program, ['serve', `--http=127.0.0.1:${port}`, ...options], { stdio: 'ignore' });
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(port);
    await makeCollection(port);
    return {
      name: `PocketBase${readVersion(program)}, which does not wait for the disk`,
      port,
      programs: { server: child.pid ?? 0 },
      folder,
      writeCreate: (note) => ({ path: PATH, body: { title: note.title, text: toPlainText(note) } }),
      list: { path: `${PATH}?perPage=20&sort=-created&skipTotal=1` },
      writeSearch: (search) => ({ path: `${PATH}?${writeQuery(search)}` }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** A program that was built by others may not know its own. */
const readVersion = (program: string): string => {
  const [, version] = /(\d+\.\d+\.\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return version ? ` ${version}` : '';
};

/** Every word somewhere in the title or the text. */
const writeQuery = (search: string): URLSearchParams => {
  const words = search.split(/\s+/).map((word) => word.replaceAll("'", "\\'"));
  const filter = words.map((word) => `(title ~ '${word}' || text ~ '${word}')`).join(' && ');
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

/** Notes that anybody may read and write: no rule costs it anything. */
const makeCollection = async (port: number): Promise<void> => {
  const { token } = await send(port, '/api/collections/_superusers/auth-with-password', account);
  const collection = {
    name: 'notes',
    type: 'base',
    fields: [
      { name: 'title', type: 'text' },
      { name: 'text', type: 'text', max: 1_000_000 },
      { name: 'created', type: 'autodate', onCreate: true },
    ],
    indexes: ['create index notes_created on notes (created desc)'],
    listRule: '',
    viewRule: '',
    createRule: '',
  };
  await send(port, '/api/collections', collection, `${token}`);
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
