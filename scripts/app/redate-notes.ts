import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { WORK_CHANNEL } from '../../apps/server/src/features/job/service.ts';

export type Birthday = { id: string; createdAt: Date };

/** Sets the dates of notes in the database: the API cannot, and demo and tests need old notes. */
export const redateNotes = async (dataDir: string, birthdays: readonly Birthday[]): Promise<void> => {
  const { connection } = await startEmbedded({ dataDir, lock: false, log: () => {} });
  await redateNotesOver(connection, birthdays);
};

/** The same in a database that somebody else runs. */
export const redateNotesOver = async (connection: pg.ClientConfig, birthdays: readonly Birthday[]): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const schema of await listSchemas(client)) {
      await client.query(`set search_path = ${schema}`);
      await redateIn(client, birthdays);
    }
    // Wakes the worker: the notes lost their search keys with their dates.
    await client.query(`notify ${WORK_CHANNEL}`);
  } finally {
    await client.end();
  }
};

/** Where people are spread over parts, each has a schema of its own. */
const listSchemas = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relnamespace::regnamespace::text as name from pg_class where relname = 'notes' and relkind = 'r'`,
  );
  return rows.map(({ name }) => name);
};

const redateIn = async (client: pg.Client, birthdays: readonly Birthday[]): Promise<void> => {
  const ids = birthdays.map(({ id }) => id);
  await client.query(
    `update notes set created_at = given.at, updated_at = given.at + case when edited then interval '2 hours' else '0' end
       from unnest($1::uuid[], $2::timestamptz[]) as given(id, at) where notes.id = given.id`,
    [ids, birthdays.map(({ createdAt }) => createdAt)],
  );
  await client.query(
    `update comments set created_at = least(now(), notes.created_at + interval '5 hours'),
         updated_at = least(now(), notes.created_at + interval '5 hours')
       from notes where notes.user_id = comments.user_id and notes.id = comments.note_id and notes.id = any($1::uuid[])`,
    [ids],
  );
};
