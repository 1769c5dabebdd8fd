import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openDatabase } from '../../apps/server/src/db/pool.ts';
import { makeDataFolder, removeDataFolder } from '../../scripts/app/run-app.ts';
import type { Benchmark } from '../benchmark.ts';
import { insertData, makeSearchable, userId } from '../data.ts';
import { type DatabaseLoad, measureStatement, type Statement } from '../pgbench.ts';
import { compareWith, type MeasuredRow } from '../row.ts';
import { writeClaim, writeFeed, writeInsert, writeSearch } from '../statements.ts';
import { readVersion, startSystemPostgres } from '../system-postgres.ts';
import { fillReminders } from './reminder.ts';

const GOAL = 1.4;
const DATA = { people: 5, bigNotes: 3_000, neighbourNotes: 200 };
const REMINDERS = 10_000;
const DUE = 200;

type Connection = DatabaseLoad['connection'];

/** The PostgreSQL that comes along, beside the one of the system: the same settings, data and statements. */
export const database: Benchmark = {
  name: 'database embedded system',
  async measure(_none, { rounds, seconds }) {
    const dataDir = await makeDataFolder();
    const embedded = await startEmbedded({ dataDir, log: () => {} });
    const system = await startSystemPostgres(join(dataDir, 'postgres', 'pinlife.conf'));
    try {
      if (!system) {
        console.log(
          'There is no PostgreSQL of the system to compare the embedded one with; on Debian root can add one.',
        );
        return [];
      }
      const version = await fill(embedded.connection);
      await fill(system.connection);
      const rows: MeasuredRow[] = [];
      for (const { what, statement, times } of await listStatements()) {
        const [ours, reference]: [number[], number[]] = [[], []];
        const load = { statement, clients: 1, times: Math.ceil(times * seconds) };
        // Warms the caches: a first read comes from the disk.
        for (const { connection } of [system, embedded]) await measureStatement({ ...load, connection });
        for (let round = 0; round < rounds; round += 1) {
          reference.push(await timeStatement(system.connection, load));
          ours.push(await timeStatement(embedded.connection, load));
        }
        const work = `embedded PostgreSQL: ${what}`;
        rows.push(
          compareWith(
            { topic: 'database', work, unit: 'µs', ours, note: `PostgreSQL ${version}` },
            { rounds: reference, note: `PostgreSQL ${system.version} of the system` },
            { is: 'at most', ratio: GOAL },
          ),
        );
      }
      return rows;
    } finally {
      await system?.stop();
      await embedded.stop();
      await removeDataFolder(dataDir);
    }
  },
};

const listStatements = async () => [
  { what: 'insert of a note', statement: await writeInsert(userId(2)), times: 250 },
  { what: 'feed page', statement: writeFeed(userId(0)), times: 500 },
  { what: 'search', statement: writeSearch(userId(0), 'harvest'), times: 250 },
  { what: 'claim of due reminders', statement: await writeClaim(), times: 500 },
];

const timeStatement = async (
  connection: Connection,
  load: { statement: Statement; clients: number; times: number },
): Promise<number> => 1e6 / (await measureStatement({ ...load, connection })).perSecond;

const fill = async (connection: Connection): Promise<string> => {
  const tables = openDatabase(connection);
  await migrate(tables);
  await tables.close();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await insertData(client, DATA);
    await makeSearchable(connection);
    await fillReminders(client, REMINDERS);
    await client.query(
      `update reminders set next_fire_at = now() - interval '1 minute'
       where (user_id, id) in (select user_id, id from reminders limit $1)`,
      [DUE],
    );
    await client.query('vacuum analyze');
    return await readVersion(client);
  } finally {
    await client.end();
  }
};
