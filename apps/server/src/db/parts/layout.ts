import type { DatabaseOptions, Reader } from '../pool.ts';
import { read } from '../query.ts';
import { SHARED_SCHEMA, schemaOf } from './part.ts';

/** The machine that a part lies on, as the machines know it among each other; null: the one that was asked. */
export type PartNode = { host: string; port: number } | null;

/** Where each part lies at this moment: Citus may move it at any. */
export const readLayout = async (reader: Reader, parts: number): Promise<PartNode[]> => {
  const placed = (await hasCitus(reader)) ? await reader.all(placements) : [];
  const nodes = new Map(placed.map(({ schema, host, port }) => [schema, { host, port }]));
  return Array.from({ length: parts }, (_, part) => nodes.get(schemaOf(part)) ?? null);
};

export const isSameNode = (one: PartNode, other: PartNode): boolean =>
  one?.host === other?.host && one?.port === other?.port;

const hasCitus = async (reader: Reader): Promise<boolean> => {
  const row = await reader.first(
    read<{ isThere: boolean }>(`select to_regclass('pg_catalog.pg_dist_schema') is not null as "isThere"`),
  );
  return row?.isThere ?? false;
};

/** All tables of a schema lie on one machine, so any of them tells which. */
const placements = read<{ schema: string; host: string; port: number }>(
  `select distinct on (s.schemaid) s.schemaid::regnamespace::text as schema, n.nodename as host, n.nodeport as port
   from pg_dist_schema s
   join pg_dist_partition t on t.colocationid = s.colocationid
   join pg_dist_shard d on d.logicalrelid = t.logicalrelid
   join pg_dist_placement p on p.shardid = d.shardid
   join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
   where n.groupid <> 0
   order by s.schemaid`,
);

/** The way to a part: to its machine, where its tables are found by their plain names. */
export const connectPart = (given: DatabaseOptions, part: number, node: PartNode): DatabaseOptions =>
  inSchemas(node ? atNode(given, node) : given, [SHARED_SCHEMA, schemaOf(part)], schemaOf(part));

/** The way to what the parts share, by the machine that knows where that is. */
export const connectShared = (given: DatabaseOptions): DatabaseOptions => inSchemas(given, [SHARED_SCHEMA]);

const inSchemas = (given: DatabaseOptions, schemas: readonly string[], channelPrefix?: string): DatabaseOptions => ({
  ...given,
  // A search asks the tables of its part from within a statement, which Citus allows where somebody answers for it.
  options:
    `${given.options ?? ''} -c search_path=${schemas.join(',')} -c citus.allow_nested_distributed_execution=on`.trim(),
  ...(channelPrefix && { channelPrefix }),
});

/** Everything but the machine stays: the same user, password and name of the database everywhere. */
const atNode = ({ connectionString, ...given }: DatabaseOptions, { host, port }: NonNullable<PartNode>) => {
  if (connectionString === undefined) return { ...given, host, port };
  const url = new URL(connectionString);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.hostname = host;
  url.port = String(port);
  return { ...given, connectionString: url.href };
};
