import type pg from 'pg';
import { SHARED_SCHEMA } from './part.ts';

/**
 * What the parts share. Counts of attempts are of addresses as well as of people; a name is somebody's whichever part they
 * are in. These are no migrations: each says what is there in the end, and a later one alters what is there already.
 */
const statements = [
  `create table if not exists ${SHARED_SCHEMA}.throttles (bucket text primary key, count integer not null, ends_at timestamptz)`,
  `create index if not exists throttles_ends_at on ${SHARED_SCHEMA}.throttles (ends_at)`,
  // A username or an e-mail address in small letters: the latter have an @, the former do not.
  `create table if not exists ${SHARED_SCHEMA}.user_names (name text primary key, user_id uuid not null)`,
  `create index if not exists user_names_user_id on ${SHARED_SCHEMA}.user_names (user_id)`,
];

export const makeSharedTables = async (client: pg.ClientBase): Promise<void> => {
  for (const statement of statements) await client.query(statement);
};
