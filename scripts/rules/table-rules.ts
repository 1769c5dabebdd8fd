import { tableOwners } from '../../apps/server/src/db/table-facts.ts';
import { fileName, inServerSource, isRepo, sliceOf } from './places.ts';
import { lineAt, type Rule, type SourceFile } from './source-file.ts';

/** Written with Kysely, or as SQL. `for update` and `do update` write no further table. */
const writing =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)|\b(?:insert into|delete from|merge into|truncate|(?<!for |key |do )update)\s+(?:only\s+)?(\w+)/gi;

/** The tables that a file writes, with their lines. */
export const listWrites = ({ code }: Pick<SourceFile, 'code'>): { table: string; line: number }[] =>
  [...code.matchAll(writing)]
    .map(({ 1: built, 2: written, index }) => ({
      table: (built ?? written ?? '').toLowerCase(),
      line: lineAt(code, index),
    }))
    .filter(({ table }) => table in tableOwners);

const judge = (path: string, table: string): string | null => {
  const [slice, owner] = [sliceOf(path), tableOwners[table]];
  if (slice === null) return `${fileName(path)} only reads: ${table} is written by repo.ts of features/${owner}/.`;
  if (slice !== owner) {
    return `${table} belongs to ${owner} (db/table-facts.ts): let a service of ${owner} write it in the caller's transaction, and compose.ts hand that service to ${slice}.`;
  }
  return isRepo(path) ? null : `${fileName(path)} runs no SQL: put the statement into repo.ts of this slice.`;
};

export const tableRules: readonly Rule[] = [
  {
    name: 'A table is written by the slice that owns it',
    check: (file) => {
      if (!/^apps\/server\/src\/(features|views)\//.test(file.path) || !inServerSource(file.path)) return [];
      return listWrites(file).flatMap(({ table, line }) => {
        const message = judge(file.path, table);
        return message === null ? [] : [{ line, message }];
      });
    },
  },
];
