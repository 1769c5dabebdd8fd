import type { RecordKind } from '@pinlife/contract/record/limits';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read } from '../../db/query.ts';
import type { RecordEntriesTable } from '../../db/schema.ts';

export type RecordRow = Selectable<RecordEntriesTable>;

/** `kind` null: all kinds. Times: `from` inclusive, `before` exclusive. */
export type RecordFilter = { kind: RecordKind | null; search: string; from: Date; before: Date };

export type RecordRepo = ReturnType<typeof createRecordRepo>;

export const createRecordRepo = (reader: Reader) => ({
  async insert(tx: Tx, { detail, ...row }: RecordRow): Promise<void> {
    await tx.run(build.insertInto('record_entries').values({ ...row, detail: JSON.stringify(detail) }));
  },

  list: (filter: RecordFilter, limit: number, offset: number): Promise<RecordRow[]> =>
    reader.all(
      read<RecordRow>(
        `select id, at, ${KIND} as kind, act, by_name, about_id, about_name, detail
           from record_entries where ${FOUND} and ($4::text is null or ${KIND} = $4)
         order by at desc, id desc limit $5 offset $6`,
        [...valuesOf(filter), filter.kind, limit, offset],
      ),
    ),

  /** Counts all kinds, whatever kind is filtered. */
  countByKind: (filter: RecordFilter): Promise<{ kind: RecordKind; count: number }[]> =>
    reader.all(
      read<{ kind: RecordKind; count: number }>(
        `select ${KIND} as kind, count(*)::int as count from record_entries where ${FOUND} group by 1`,
        valuesOf(filter),
      ),
    ),

  sweep: (tx: Tx, before: Date): Promise<number> => tx.run(build.deleteFrom('record_entries').where('at', '<', before)),
});

/** Rows of version 1.0 name the kind `access` otherwise. */
const KIND = `case kind when 'door' then 'access' else kind end`;

const FOUND = `at >= $1 and at < $2
  and ($3 = '' or position($3 in lower(concat_ws(' ', by_name, about_name))) > 0)`;

const valuesOf = ({ from, before, search }: RecordFilter) => [from, before, search.toLowerCase()];
