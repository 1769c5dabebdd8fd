import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * Makes what opens a database of the browser: when it is first needed, once for all who ask. The connection is given up
 * to whoever deletes the database, also in another tab; the next to ask opens it anew. `steps`: what each version has added.
 */
export const createOpener = <Schema extends DBSchema>(
  name: string,
  steps: readonly ((database: IDBPDatabase<Schema>) => void)[],
): (() => Promise<IDBPDatabase<Schema>>) => {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  return () => {
    opening ??= openDB<Schema>(name, steps.length, {
      upgrade: (database, version) => {
        for (const step of steps.slice(version)) step(database);
      },
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
};
