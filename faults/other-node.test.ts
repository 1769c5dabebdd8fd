import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbedded } from '../apps/server/src/db/embedded.ts';
import { type Api, createApi } from '../scripts/app/api.ts';
import { makeDataFolder, type RunningApp, removeDataFolder, startThrowawayApp } from '../scripts/app/run-app.ts';
import { isFull, recordFigure } from '../testing/fault-figures.ts';
import { createPerson, type Person } from './support/person.ts';

const WRITES = isFull ? 100_000 : 1_000;
/** They write at the same time, so that pages are read, kept and outdated across each other. */
const HANDS = 4;

let folder: string;
let postgres: EmbeddedPostgres;
let nodes: RunningApp[] = [];
let person: Person;
beforeAll(async () => {
  folder = await makeDataFolder();
  postgres = await startEmbedded({ dataDir: folder, log: () => undefined, settings: { fsync: 'off' } });
  const { user, port, database, host } = postgres.connection;
  const environment = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    APP_SECRET: 'a secret that both nodes know, and nobody else',
    RATE_LIMIT_FACTOR: '1000000',
  };
  const first = await startThrowawayApp({ environment });
  // With one node, mails are written to its folder.
  person = await createPerson(first);
  nodes = [first, await startThrowawayApp({ environment })];
});
afterAll(async () => {
  for (const node of nodes) await node.stop();
  await postgres.stop();
  await removeDataFolder(folder);
});

/** Reads a page like a client that repeats the last page stamp. */
const openReader = ({ url }: RunningApp) => {
  let last = { etag: '', titles: new Map<string, string>() };
  let unchanged = 0;
  return {
    countUnchanged: () => unchanged,
    async read(): Promise<Map<string, string>> {
      const answer = await fetch(`${url}/api/note`, {
        headers: { authorization: `Bearer ${person.token}`, 'if-none-match': last.etag || '""' },
      });
      if (answer.status === 304) {
        unchanged += 1;
        return last.titles;
      }
      const { data } = (await answer.json()) as { data: { _id: string; title: string }[] };
      last = { etag: answer.headers.get('etag') ?? '', titles: new Map(data.map(({ _id, title }) => [_id, title])) };
      return last.titles;
    },
  };
};

it('shows on one node every write that was made on the other a moment ago', async () => {
  const apis: Api[] = nodes.map(({ url }) => createApi(url));
  const readers = nodes.map((node) => Array.from({ length: HANDS }, () => openReader(node)));
  const stale: string[] = [];
  const work = async (hand: number) => {
    const { _id: id } = await (apis[0] as Api).demand('createNote', { token: person.token, body: { title: 'Begun' } });
    for (let count = hand; count < WRITES; count += HANDS) {
      const writing = count % 8 < 4 ? 0 : 1;
      const title = `Write ${count}`;
      await (apis[writing] as Api).demand('updateNote', { token: person.token, params: { id }, body: { title } });
      const reader = readers[1 - writing]?.[hand];
      // Twice: what the first one reads is kept for the second.
      for (const titles of [await reader?.read(), await reader?.read()]) {
        if (titles?.get(id) !== title) stale.push(`${title}: ${titles?.get(id)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: HANDS }, (_none, hand) => work(hand)));
  const unchanged = readers.flat().reduce((sum, reader) => sum + reader.countUnchanged(), 0);
  recordFigure(
    'other-node',
    `${WRITES.toLocaleString('en')} writes by ${HANDS} hands: ${stale.length} stale answers, ${unchanged.toLocaleString('en')} of 304`,
  );
  expect(stale).toEqual([]);
  expect(unchanged).toBeGreaterThan(0);
});
