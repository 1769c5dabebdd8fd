import type { Config } from './config.ts';
import { startEmbedded } from './db/embedded.ts';
import type { DatabaseOptions } from './db/pool.ts';
import type { Logger } from './platform/logger.ts';

export type Connections = {
  connection: DatabaseOptions;
  /** For what outlives a transaction, which a pooler would tear apart: LISTEN, locks of a session, a backup. */
  direct: DatabaseOptions;
  stop(): Promise<void>;
};

/** The way to the database that is configured, or to the embedded one, which is started. */
export const openConnection = async (
  config: Config,
  log: Logger,
  /** Beside an app that runs already its database is used. */
  { isJoining = false } = {},
): Promise<Connections> => {
  if (config.databaseUrl) return { ...addressConnections(config, config.databaseUrl), stop: async () => undefined };
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log: (line) => log.info(line),
    lock: !isJoining,
  });
  const connection = { ...embedded.connection, batching: config.databaseBatching };
  return { connection, direct: connection, stop: embedded.stop };
};

const addressConnections = (
  { databaseDirectUrl, databaseStatements: statements, databaseBatching: batching }: Config,
  connectionString: string,
): Omit<Connections, 'stop'> => {
  const isPooled = databaseDirectUrl !== undefined;
  const connection = { connectionString, isPooled, statements, batching };
  // Another door of the same pooler may be meant, one that keeps sessions, and it refuses settings alike.
  return { connection, direct: isPooled ? { connectionString: databaseDirectUrl, isPooled, batching } : connection };
};
