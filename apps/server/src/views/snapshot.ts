import type { PersonQuery, PersonQueryShape } from '../db/person-query.ts';
import { snapshotSql } from '../db/snapshot.ts';

const shape: PersonQueryShape<string> = {
  name: 'snapshot',
  columns: {},
  text: `select ${snapshotSql}`,
  decode: ([snapshot]) => snapshot ?? '',
  batcher: 'sessions',
};

/** What the database shows now. */
export const snapshotQuery: PersonQuery<string> = { shape, values: [] };
