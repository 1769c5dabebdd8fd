import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBackup } from '../commands/backup.ts';
import { restoreBackup } from '../commands/restore.ts';
import { ConfigError } from '../config.ts';
import { underLock } from '../db/migrate.ts';
import { findObstacle } from '../db/shards/citus.ts';
import { createShards } from '../db/shards/create-shards.ts';
import { getRowLocation } from '../db/table-facts.ts';
import { listTables } from '../db/tables.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { makeImage, upload } from '../test/media.ts';
import { createNote } from '../test/note.ts';
import { createPerson } from '../test/person.ts';

const SHARDS = 3;
const PEOPLE = 5;

let testApp: TestApp;
let empty: TestDatabase;
let folder: string;
beforeAll(async () => {
  testApp = await createTestApp();
  empty = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pinlife-parts-'));
  for (let number = 0; number < PEOPLE; number += 1) {
    const person = await createPerson(testApp);
    const { token } = person;
    const { _id: id } = await upload(testApp, person, { bytes: await makeImage(60, 40), type: 'image' });
    const reminders = [
      { selectedDateTime: '2026-12-24T17:00:00.000Z', timezone: 'Asia/Kolkata', repeatType: 'Yearly' },
    ];
    const note = await createNote(testApp, token, { content: '<p>നോട്ട്</p>', media: [id], reminders });
    await testApp.call('createComment', { token, params: { noteId: note._id }, body: { content: 'Yes' } });
    await testApp.call('updateShare', { token, params: { id: note._id }, body: {} });
  }
  await testApp.deliver();
});
afterAll(async () => {
  await testApp.close();
  await empty.drop();
  await rm(folder, { recursive: true });
});

/** Tables that a restore empties are left out. */
const ENDED = ['push_tokens', 'push_devices', 'sessions', 'known_devices', 'mailed_tokens'];

const readRows = async (connection: pg.ClientConfig): Promise<Record<string, string[]>> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const rows: Record<string, string[]> = {};
    for (const { name } of (await listTables(client)).filter((table) => !ENDED.includes(table.name))) {
      const found = await client.query<{ row: string }>(`select t::text as row from public.${name} t order by 1`);
      // A restore sets the time of the last sweep anew.
      rows[name] = found.rows.map(({ row }) => row).filter((row) => !row.startsWith('(clock,'));
    }
    return rows;
  } finally {
    await client.end();
  }
};

it('moves everybody into shards, saves these, and restores them into one database as they were', async () => {
  const before = await readRows(testApp.connection);
  expect(before['notes']).toHaveLength(PEOPLE);
  await underLock(testApp.database, (client) => createShards(client, SHARDS));
  expect(await readRows(testApp.connection)).toEqual({});
  const path = join(folder, 'pinlife.tar');
  const { storage } = testApp.platform;
  await writeBackup({ connection: testApp.connection, storage, appSecret: 'a secret' }, path);
  await restoreBackup({ connection: empty.connection, storage, keepSecret: async (secret) => secret }, path);
  expect(await readRows(empty.connection)).toEqual(before);
  const refused = restoreBackup(
    { connection: testApp.connection, storage, keepSecret: async (secret) => secret },
    path,
  );
  await expect(refused).rejects.toThrow(ConfigError);
});

it('knows the location of the rows of every table', async () => {
  const client = await empty.database.connect();
  const tables = await listTables(client).finally(() => client.release());
  const shared = tables.map(({ name }) => name).filter((name) => getRowLocation(name) === 'shared');
  expect(shared.toSorted()).toEqual([
    'invitations',
    'oidc_identities',
    'oidc_logins',
    'operator_settings',
    'passkey_challenges',
    'record_entries',
    'throttles',
  ]);
});

it('names the missing extension of a database without Citus', async () => {
  const client = await empty.database.connect();
  const obstacle = await findObstacle(client).finally(() => client.release());
  expect(obstacle).toContain('CREATE EXTENSION citus');
});
