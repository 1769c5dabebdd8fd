import { setTimeout as sleep } from 'node:timers/promises';
import type { Listener } from '../listen.ts';
import type { Database, DatabaseOptions } from '../pool.ts';

type MovableDatabase = Database & { moveTo(options: DatabaseOptions): void };

const DRAIN_STEP_MS = 100;
const DRAIN_MS = 30_000;

/** A database that can move to another machine: new queries go to the new machine, running ones finish on the old. */
export const openMovable = (
  open: (options: DatabaseOptions) => Database,
  options: DatabaseOptions,
): MovableDatabase => {
  let current = open(options);
  const leaving = new Set<Promise<void>>();
  return {
    all: (query) => current.all(query),
    first: (query) => current.first(query),
    transaction: (work) => current.transaction(work),
    single: (work) => current.single(work),
    connect: () => current.connect(),
    countConnections: () => current.countConnections(),
    moveTo(next) {
      const previous = current;
      current = open(next);
      const gone: Promise<void> = closeDrained(previous).finally(() => leaving.delete(gone));
      leaving.add(gone);
    },
    async close() {
      await Promise.all([current.close(), ...leaving]);
    },
  };
};

/** Waits until nobody uses the pool: closing it drops callers that wait for a connection. */
const closeDrained = async (database: Database): Promise<void> => {
  const isBusy = () => {
    const { used, waiting } = database.countConnections();
    return used + waiting > 0;
  };
  for (let waited = 0; isBusy() && waited < DRAIN_MS; waited += DRAIN_STEP_MS) await sleep(DRAIN_STEP_MS);
  await database.close();
};

export type MovableListener = Listener & { moveTo(options: DatabaseOptions): void };

/** A listener that can move to another machine. After a move the tables are read again, as after any reconnect. */
export const openMovableListener = (
  open: (options: DatabaseOptions) => Listener,
  options: DatabaseOptions,
): MovableListener => {
  let current = open(options);
  let previous: Promise<void> = Promise.resolve();
  return {
    moveTo(next) {
      previous = Promise.all([previous, current.close()]).then(() => undefined);
      current = open(next);
    },
    async close() {
      await Promise.all([previous, current.close()]);
    },
  };
};
