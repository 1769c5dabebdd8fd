import { join } from 'node:path';
import pg from 'pg';
import { getClusterPath } from '../../apps/server/src/db/embedded/cluster.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openDatabase } from '../../apps/server/src/db/pool.ts';
import { makeDataFolder, removeDataFolder } from '../../scripts/app/run-app.ts';
import { readPostmaster } from '../app-programs.ts';
import type { Benchmark } from '../benchmark.ts';
import { insertData, makeSearchable } from '../data.ts';
import { characters, listHoldings, userId } from '../people.ts';
import { type DatabaseLoad, STATEMENTS_MAX, type Statement } from '../pgbench.ts';
import { compareWith, type MeasuredRow } from '../row.ts';
import { createSeries, type Series, takeDatabaseSample } from '../sample.ts';
import { writeClaim, writeFeed, writeInserts, writeSearch } from '../statements.ts';
import { readVersion, startSystemPostgres } from '../system-postgres.ts';
import { chooseSearches, mixSearches } from '../text/searches.ts';
import { fillReminders } from './reminder.ts';

const GOAL = 1.4;
const DATA = { people: 5, bigNotes: 3_000, neighbourNotes: 200 };
const REMINDERS = 10_000;
const DUE = 200;

type Connection = DatabaseLoad['connection'];

/** The bundled PostgreSQL beside the one of the system: the same settings, data and statements. */
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
      const [here, there] = [
        { connection: embedded.connection, pid: readPostmaster(getClusterPath(dataDir)) },
        { connection: system.connection, pid: system.pid },
      ];
      for (const { what, statements, times } of await listStatements()) {
        const [ours, reference] = [createSeries(), createSeries()];
        const load = { statements, clients: 1, times: Math.ceil(times * seconds) };
        // Warms the caches: a first read comes from the disk.
        for (const side of [there, here]) await timeStatements(createSeries(), side, load);
        for (let round = 0; round < rounds; round += 1) {
          await timeStatements(reference, there, load);
          await timeStatements(ours, here, load);
        }
        const note = `PostgreSQL ${version}`;
        const work = `embedded PostgreSQL: ${what}`;
        rows.push(
          compareWith(
            { topic: 'database', work, unit: 'µs', ours: toUs(ours), processor: ours.processor, note },
            { ...reference, rounds: toUs(reference), note: `PostgreSQL ${system.version} of the system` },
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

const listStatements = async (): Promise<{ what: string; statements: Statement[]; times: number }[]> => {
  const owner = userId(characters.collector);
  return [
    {
      what: 'insert of a note',
      statements: await writeInserts(userId(characters.writer), STATEMENTS_MAX),
      times: 250,
    },
    { what: 'feed page', statements: [writeFeed(owner)], times: 500 },
    { what: 'search', statements: listSearches().map((search) => writeSearch(owner, search)), times: 250 },
    { what: 'claim of due reminders', statements: [await writeClaim()], times: 500 },
  ];
};

const SEARCHES_EACH = 8;

const listSearches = (): string[] => {
  const [own, others] = listHoldings(DATA).map(({ notes }) => notes);
  return own && others ? mixSearches(chooseSearches(own, others, SEARCHES_EACH)) : [];
};

type Side = { connection: Connection; pid: number };
type Times = { statements: readonly Statement[]; clients: number; times: number };

const timeStatements = (series: Series, { connection, pid }: Side, load: Times) =>
  takeDatabaseSample(series, { ...load, connection }, { database: pid });

const toUs = ({ rounds }: Series): number[] => rounds.map((perSecond) => 1e6 / perSecond);

const fill = async (connection: Connection): Promise<string> => {
  const tables = openDatabase(connection);
  await migrate(tables);
  await tables.close();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await insertData(client, listHoldings(DATA));
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
