import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { EmbeddedPostgresError, startEmbedded } from '../../embedded.ts';
import type { AppMessage } from './apps.ts';

/**
 * An app for the tests to start, stop and kill: prints its events as lines of JSON. `write` on its input makes it insert
 * rows, each acknowledged once committed; SIGINT ends it like Ctrl-C.
 */

const say = (message: AppMessage) => process.stdout.write(`${JSON.stringify(message)}\n`);

const run = async (dataDir: string) => {
  const { adopted, connection, stop } = await startEmbedded({ dataDir, log: (log) => say({ log }) });
  const client = new Client(connection);
  await client.connect();
  await client.query('create table if not exists rows (id serial primary key)');
  process.once('SIGINT', async () => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from rows');
    await client.end();
    await stop();
    say({ stopped: { rows: rows[0]?.count ?? 0 } });
    process.exit();
  });
  say({ ready: { adopted, connection, uid: process.getuid?.() ?? 0 } });
  for await (const line of createInterface(process.stdin)) {
    if (line === 'write') void writeForever(client);
  }
};

const writeForever = async (client: Client) => {
  for (;;) {
    const { rows } = await client.query<{ id: number }>('insert into rows default values returning id');
    say({ acknowledged: rows[0]?.id ?? 0 });
  }
};

try {
  await run(process.argv[2] ?? '');
} catch (error) {
  if (!(error instanceof EmbeddedPostgresError)) throw error;
  say({ refused: error.message });
  process.exitCode = 1;
}
