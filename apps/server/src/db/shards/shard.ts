/**
 * The number of shards is the most machines of PostgreSQL an instance can ever use. Each shard costs every process some
 * connections.
 */
export const SHARDS_DEFAULT = 16;
export const SHARDS_MAX = 64;

/** The schema that all shards share: throttles and owners of names. */
export const SHARED_SCHEMA = 'pinlife_shared';

/** The schema of a shard. The stored name says "part": instances have it. */
export const schemaOf = (shard: number): string => `pinlife_part_${String(shard).padStart(2, '0')}`;

/** The end of an id is random. Invalid ids go to shard 0, which answers that they do not exist. */
export const shardOf = (userId: string, shards: number): number => {
  const end = Number.parseInt(userId.slice(-8), 16);
  return Number.isNaN(end) ? 0 : end % shards;
};

/** SQL of `shardOf`. */
export const shardInSql = (column: string, shards: number): string =>
  `('x' || right(${column}::text, 8))::bit(32)::bigint % ${shards}`;
