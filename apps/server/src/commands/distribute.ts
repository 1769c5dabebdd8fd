import { type Config, ConfigError } from '../config.ts';
import { migrate, readState, underLock } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
import { prepareConnections } from '../db/prepare-connections.ts';
import { allowNesting, findObstacle, placeShards } from '../db/shards/citus.ts';
import { createShards } from '../db/shards/create-shards.ts';
import { SHARDS_DEFAULT, SHARDS_MAX } from '../db/shards/shard.ts';
import type { Logger } from '../platform/logger.ts';

/** `distribute [shards]`: divides the people into shards and places these on the machines of a Citus. Can be repeated. */
export const runDistribute = async (config: Config, log: Logger, given: string | undefined): Promise<void> => {
  const wanted = readCount(given);
  if (!config.databaseUrl) {
    throw new ConfigError('DATABASE_URL is not set: the embedded database is one machine, and stays that.');
  }
  if (config.databaseDirectUrl) {
    throw new ConfigError(
      'DATABASE_DIRECT_URL is set: processes reach each machine of a Citus by themselves, which no pooler lets them.',
    );
  }
  const { direct, stop } = await prepareConnections(config, log);
  const database = openDatabase({ ...direct, max: 2 });
  try {
    const { shards, isMigrated } = await readState(database);
    if (shards === null && !isMigrated) await migrate(database);
    await underLock(database, async (client) => {
      const obstacle = await findObstacle(client);
      if (obstacle) throw new ConfigError(obstacle);
      const count = shards ?? wanted ?? SHARDS_DEFAULT;
      if (wanted !== null && wanted !== count) {
        throw new ConfigError(`There are ${count} shards already, and their number stays: they can only be moved.`);
      }
      await allowNesting(client);
      if (shards === null) await createShards(client, count);
      const placed = await placeShards(client, count);
      log.info(placed > 0 ? `The people are divided into ${count} shards` : `All shards are placed already`);
    });
  } finally {
    await database.close();
    await stop();
  }
};

const readCount = (given: string | undefined): number | null => {
  if (given === undefined) return null;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > SHARDS_MAX) {
    throw new ConfigError(
      `The number of shards is one from 1 to ${SHARDS_MAX}: npm start -- distribute ${SHARDS_DEFAULT}`,
    );
  }
  return count;
};
