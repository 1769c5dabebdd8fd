import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedPostgresError } from './failure.ts';
import { findPidFile, isPostmasterOf, removeRemnants } from './postmaster.ts';
import { adopt, launch, type Server, shutDown } from './server.ts';
import { askServer, type Connection, type ServerState } from './session.ts';
import { makeSocketFolder } from './socket.ts';

export type Acquired = Server & { isAdopted: boolean };

export type Plan = {
  cluster: Cluster;
  binaries: Binaries;
  connection: Connection;
  settings: Record<string, string>;
  log: (line: string) => void;
};

const POLL_MS = 20;
const SILENT_LIMIT_MS = 30_000;
const BUSY_LIMIT_MS = 600_000;
const RETRY_LIMIT_MS = 20_000;
const RETRY_MS = 100;

// Processes of a killed server keep its shared memory for a moment, and a server that was just started may not have
// written its pid file.
const STILL_IN_USE = /pre-existing shared memory block|lock file "[^"]+" already exists/;

/** Returns a running server of this cluster, adopted or new. The caller has the lock of the data folder. */
export const acquireServer = async (plan: Plan): Promise<Acquired> => {
  const { cluster, binaries, settings, log } = plan;
  const deadline = Date.now() + RETRY_LIMIT_MS;
  for (;;) {
    const left = await findLeftServer(plan);
    if (left) return { ...left, isAdopted: true };
    removeRemnants(cluster.path);
    makeSocketFolder(cluster.path, cluster.user);
    try {
      return { ...(await launch(cluster, binaries, settings, log)), isAdopted: false };
    } catch (error) {
      if (!(error instanceof Error && STILL_IN_USE.test(error.message)) || Date.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
};

const findLeftServer = async (plan: Plan): Promise<Server | null> => {
  const startedAt = Date.now();
  for (;;) {
    const pidFile = findPidFile(plan.cluster.path);
    if (!pidFile) return null;
    const answer = await askServer(plan.connection);
    if (answer !== null && answer !== 'busy') return takeOver(plan, answer, pidFile.pid);
    if (!isPostmasterOf(plan.cluster.path, pidFile.pid) && answer === null) return null;
    // It is starting or stopping: wait until that ends.
    if (Date.now() - startedAt > (pidFile.status === 'ready' ? SILENT_LIMIT_MS : BUSY_LIMIT_MS)) {
      throw new EmbeddedPostgresError(
        `The database in ${plan.cluster.path} is held by the process ${pidFile.pid}, which does not answer: stop that process, then start PinLife again.`,
      );
    }
    await sleep(POLL_MS);
  }
};

const takeOver = async (plan: Plan, answer: ServerState, pid: number): Promise<Server | null> => {
  if (!isPostmasterOf(answer.clusterPath, pid)) {
    throw new EmbeddedPostgresError(
      `The database in ${plan.cluster.path} is in use by a PostgreSQL outside of this machine or container: stop that one first.`,
    );
  }
  // After an update its programs are gone, and after a move its folder, so it must be replaced.
  const isCurrent = answer.clusterPath === plan.cluster.path && answer.version === plan.binaries.version;
  if (isCurrent) {
    plan.log('Took over the database that an earlier PinLife left running.');
    return adopt(pid);
  }
  plan.log('The database that an earlier PinLife left running is restarted, because the app was updated or moved.');
  await shutDown(answer.clusterPath, pid, plan.log);
  return null;
};
