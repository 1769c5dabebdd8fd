import { HOUR_MS } from '@pinlife/contract/durations';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { WORK_CHANNEL } from '../../apps/server/src/features/job/service.ts';

export type Birthday = { id: string; createdAt: Date };

/** Sets the dates of notes in the database: the API cannot, and demo and tests need old notes. */
export const redateNotes = async (dataDir: string, birthdays: readonly Birthday[]): Promise<void> =>
  redateNotesOver(await connect(dataDir), birthdays);

/** Connects to the embedded database of an app that runs. */
export const connect = async (dataDir: string): Promise<pg.ClientConfig> =>
  (await startEmbedded({ dataDir, lock: false, log: () => {} })).connection;

/** Deletes the media of a person that no note uses, as the sweep does after a day. */
export const removeUnclaimedMedia = (connection: pg.ClientConfig, userId: string): Promise<void> =>
  inEverySchema(connection, async (client) => {
    await client.query('delete from media where user_id = $1 and unclaimed_at is not null', [userId]);
  });

/** Sets the dates in a database that another process runs. */
export const redateNotesOver = (connection: pg.ClientConfig, birthdays: readonly Birthday[]): Promise<void> =>
  inEverySchema(connection, (client) => redateIn(client, birthdays));

const inEverySchema = async (
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const schema of await listSchemas(client)) {
      await client.query(`set search_path = ${schema}`);
      await work(client);
    }
    // Wakes the worker: the notes lost their search keys with their dates.
    await client.query(`notify ${WORK_CHANNEL}`);
  } finally {
    await client.end();
  }
};

/** If the people are divided into shards, each has a separate schema. */
const listSchemas = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relnamespace::regnamespace::text as name from pg_class where relname = 'notes' and relkind = 'r'`,
  );
  return rows.map(({ name }) => name);
};

const EDITED_AFTER_MS = 2 * HOUR_MS;
const COMMENTED_AFTER_MS = 5 * HOUR_MS;

/** Updates note by note, with times that are computed here: Citus refuses to compute them from columns. */
const redateIn = async (client: pg.Client, birthdays: readonly Birthday[]): Promise<void> => {
  for (const { id, createdAt } of birthdays) {
    const after = (ms: number) => new Date(Math.min(createdAt.getTime() + ms, Date.now()));
    await client.query(
      `update notes set created_at = $2::timestamptz,
         updated_at = case when edited then $3::timestamptz else $2::timestamptz end where id = $1`,
      [id, createdAt, after(EDITED_AFTER_MS)],
    );
    await client.query('update comments set created_at = $2, updated_at = $2 where note_id = $1', [
      id,
      after(COMMENTED_AFTER_MS),
    ]);
  }
};
