import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

/** The upgrade from the previous version. */
export type Step<Schema extends DBSchema> = (
  database: IDBPDatabase<Schema>,
  tx: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
) => void;

/**
 * Opens a database on first use, once for all callers. The connection closes if the database is deleted, also by
 * another tab; the next caller opens it again. `steps`: the upgrade of each version.
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
