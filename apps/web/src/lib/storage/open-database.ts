import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

/** What one version of a database adds to the one before. */
export type Step<Schema extends DBSchema> = (
  database: IDBPDatabase<Schema>,
  tx: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
) => void;

/**
 * Makes what opens a database of the browser: when it is first needed, once for all who ask. The connection is given up
 * to whoever deletes the database, also in another tab; the next to ask opens it anew. `steps`: what each version has added.
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
      // A newer version of the app was here. It has only added.
      .catch((error: unknown) => ((error as Error).name === 'VersionError' ? open() : Promise.reject(error)))
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    return opening;
  };
};
