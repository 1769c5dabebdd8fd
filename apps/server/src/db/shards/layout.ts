import type { DatabaseOptions, Reader } from '../pool.ts';
import { read } from '../query.ts';
import { SHARED_SCHEMA, schemaOf } from './shard.ts';

/** The machine of a shard, by the address that the machines use among each other; null: the coordinator. */
export type ShardNode = { host: string; port: number } | null;

/** The machine of each shard now. Citus can move shards at any time. */
export const readLayout = async (reader: Reader, shards: number): Promise<ShardNode[]> => {
  const placed = (await hasCitus(reader)) ? await reader.all(placements) : [];
  const nodes = new Map(placed.map(({ schema, host, port }) => [schema, { host, port }]));
  return Array.from({ length: shards }, (_, shard) => nodes.get(schemaOf(shard)) ?? null);
};

export const isSameNode = (one: ShardNode, other: ShardNode): boolean =>
  one?.host === other?.host && one?.port === other?.port;

const hasCitus = async (reader: Reader): Promise<boolean> => {
  const row = await reader.first(
    read<{ isThere: boolean }>(`select to_regclass('pg_catalog.pg_dist_schema') is not null as "isThere"`),
  );
  return row?.isThere ?? false;
};

/** All tables of a schema are on one machine, so any of them tells which. */
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

/** Connects to the machine of a shard, with the shard's schema as search path. */
export const connectShard = (given: DatabaseOptions, shard: number, node: ShardNode): DatabaseOptions =>
  inSchemas(node ? atNode(given, node) : given, [SHARED_SCHEMA, schemaOf(shard)], schemaOf(shard));

/** Connects to the shared schema through the coordinator. */
export const connectShared = (given: DatabaseOptions): DatabaseOptions => inSchemas(given, [SHARED_SCHEMA]);

const inSchemas = (given: DatabaseOptions, schemas: readonly string[], channelPrefix?: string): DatabaseOptions => ({
  ...given,
  // Search queries tables of its shard from inside a statement. Citus needs a setting for that, which is safe here.
  options:
    `${given.options ?? ''} -c search_path=${schemas.join(',')} -c citus.allow_nested_distributed_execution=on`.trim(),
  ...(channelPrefix && { channelPrefix }),
});

/** Changes only host and port: user, password and database name are the same on all machines. */
const atNode = ({ connectionString, ...given }: DatabaseOptions, { host, port }: NonNullable<ShardNode>) => {
  if (connectionString === undefined) return { ...given, host, port };
  const url = new URL(connectionString);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.hostname = host;
  url.port = String(port);
  return { ...given, connectionString: url.href };
};
