import { type Config, ConfigError } from '../config.ts';
import { openConnection } from '../connection.ts';
import { migrate, readState, underLock } from '../db/migrate.ts';
import { allowNesting, findObstacle, placeParts } from '../db/parts/citus.ts';
import { makeParts } from '../db/parts/make-parts.ts';
import { PARTS_DEFAULT, PARTS_MAX } from '../db/parts/part.ts';
import { openDatabase } from '../db/pool.ts';
import type { Logger } from '../platform/logger.ts';

/** `distribute [parts]`: spreads the people over parts, and those over the machines of a Citus. Once done, it changes nothing. */
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
  const { direct, stop } = await openConnection(config, log);
  const database = openDatabase({ ...direct, max: 2 });
  try {
    const { parts, isMigrated } = await readState(database);
    if (parts === null && !isMigrated) await migrate(database);
    await underLock(database, async (client) => {
      const obstacle = await findObstacle(client);
      if (obstacle) throw new ConfigError(obstacle);
      const count = parts ?? wanted ?? PARTS_DEFAULT;
      if (wanted !== null && wanted !== count) {
        throw new ConfigError(`There are ${count} parts already, and their number stays: they can only be moved.`);
      }
      await allowNesting(client);
      if (parts === null) await makeParts(client, count);
      const placed = await placeParts(client, count);
      log.info(placed > 0 ? `The people are spread over ${count} parts` : `Everybody is in their place already`);
    });
  } finally {
    await database.close();
    await stop();
  }
};

const readCount = (given: string | undefined): number | null => {
  if (given === undefined) return null;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1 || count > PARTS_MAX) {
    throw new ConfigError(
      `The number of parts is one from 1 to ${PARTS_MAX}: npm start -- distribute ${PARTS_DEFAULT}`,
    );
  }
  return count;
};
