import type { PersonQuery, PersonQueryShape } from '../db/person-query.ts';

/**
 * SQL of what the database shows to the statement in which it stands: which transactions, of which server. Where two
 * statements saw the same, whatever they read is the same as well. The time of the server's start tells it from another
 * one that took its place: there the same numbers stand for other transactions.
 */
export const snapshotSql = "concat(pg_current_snapshot(), ' ', extract(epoch from pg_postmaster_start_time()))";

const shape: PersonQueryShape<string> = {
  name: 'snapshot',
  columns: {},
  text: `select ${snapshotSql}`,
  decode: ([snapshot]) => snapshot ?? '',
  batcher: 'sessions',
};

/** What the database shows now. */
export const snapshotQuery: PersonQuery<string> = { shape, values: [] };
