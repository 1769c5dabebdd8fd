import type { Config } from '../config.ts';
import type { Logger } from '../platform/logger.ts';
import { startEmbedded } from './embedded.ts';
import type { DatabaseOptions } from './pool.ts';

export type Connections = {
  connection: DatabaseOptions;
  /** For work that needs one session across transactions (LISTEN, session locks, backups); poolers do not offer that. */
  direct: DatabaseOptions;
  stop(): Promise<void>;
};

/** The connection options of the configured database, or of the embedded one, which is started first. */
export const prepareConnections = async (
  config: Config,
  log: Logger,
  /** `isJoining`: uses the embedded database of an app that is already running. */
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
  // The direct URL may be a session-mode entry of the same pooler, which refuses connection options too.
  return { connection, direct: isPooled ? { connectionString: databaseDirectUrl, isPooled, batching } : connection };
};
