import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

/** What one version of a database adds to the one before. */
export type Step<Schema extends DBSchema> = (
  database: IDBPDatabase<Schema>,
  tx: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
) => void;

/**
 * Opens a database when it is first needed, once for all callers. The connection is closed for whoever deletes the
 * database, also in another tab; the next caller opens it again. `steps`: the upgrades of each version.
 */
export const createOpener = <Schema extends DBSchema>(
  name: string,
  steps: readonly Step<Schema>[],
): (() => Promise<IDBPDatabase<Schema>>) => {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = (version?: number) =>
    openDB<Schema>(name, version, {
      upgrade: (database, from, _to, tx) => {
        for (const step of steps.slice(from)) step(database, tx);
      },
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
  return () => {
    opening ??= open(steps.length)
      // A newer version of the app has used the database. Versions only add, so it is opened as it is.
      .catch((error: unknown) => ((error as Error).name === 'VersionError' ? open() : Promise.reject(error)))
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    return opening;
  };
};
