import { readState, underLock } from '../db/migrate.ts';
import { createShards } from '../db/shards/create-shards.ts';
import { connectShard, readLayout } from '../db/shards/layout.ts';
import { type Adapters, openSharded } from '../sharding/sharded-runtime.ts';
import type { TestDatabase } from './database.ts';

/** The services of a sharded instance, on a test database. `connection` is that of the first shard. */
export const openTestShards = async (
  { whole: { database, connection } }: TestDatabase,
  shards: number,
  adapters: Adapters,
) => {
  if ((await readState(database)).shards === null) await underLock(database, (client) => createShards(client, shards));
  const connections = { connection, direct: connection, stop: async () => undefined };
  const opened = await openSharded({ database, connections, shards, isMigrated: true, adapters });
  const [node = null] = await readLayout(database, shards);
  return { ...opened, connection: connectShard(connection, 0, node) };
};
