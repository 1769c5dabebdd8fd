import type { DBSchema, IDBPDatabase } from 'idb';
import { createLimiter } from '../../../../lib/storage/database-limit.ts';
import { createOpener } from '../../../../lib/storage/open-database.ts';
import type { UploadFile } from '../../../upload/upload.ts';
import type { Sent, Waiting } from './waiting.ts';

/** The outbox' database: the one truth about what waits. */

/** A file that waits to be sent. `mediaId`: the server's, once a note there holds it; `blob` goes then. */
export type KeptFile = Omit<UploadFile, 'file'> & {
  id: string;
  person: string;
  blob: Blob | null;
  size: number;
  mediaId: string | null;
  /** The server's time when nothing was found to name it. */
  unnamedAt?: number;
};

export type OutboxSchema = DBSchema & {
  changes: { key: string; value: Waiting; indexes: { person: string; note: [person: string, noteId: string] } };
  /** By note. It also holds two rows for a person (`leaderOf`, `removedOf`), as a new version of a database may hang. */
  sent: { key: string; value: Sent };
  files: { key: string; value: KeptFile; indexes: { person: string } };
};

/** The row whose `id` is the term of the leader. */
export const leaderOf = (person: string): string => `leader ${person}`;
/** The row whose `version` counts what was deleted for its age, until the person is told. */
export const removedOf = (person: string): string => `removed ${person}`;

let isCreated = false;
/** What this page shows: should somebody delete the database under it, that is written anew. */
let listShown = (): readonly Waiting[] => [];
export const setShownChanges = (list: typeof listShown): void => {
  listShown = list;
};

const open = createOpener<OutboxSchema>('pl-outbox', [
  (database) => {
    isCreated = true;
    database.createObjectStore('changes', { keyPath: 'id' }).createIndex('person', 'person');
    database.createObjectStore('sent', { keyPath: 'noteId' });
  },
  (database) => void database.createObjectStore('files', { keyPath: 'id' }).createIndex('person', 'person'),
  (_database, tx) => void tx.objectStore('changes').createIndex('note', ['person', 'noteId']),
]);

const openWithShown = async (): Promise<IDBPDatabase<OutboxSchema>> => {
  const database = await open();
  if (!isCreated) return database;
  isCreated = false;
  const tx = database.transaction('changes', 'readwrite', { durability: 'strict' });
  await Promise.all([...listShown().map(async (one) => tx.store.put(one)), tx.done]);
  return database;
};

const limit = createLimiter();

/** Uses the database, and waits for it only so long; throws where the browser stores nothing. */
export const withStore = <Result>(
  work: (database: IDBPDatabase<OutboxSchema>) => Promise<Result>,
  onLate?: () => void,
): Promise<Result> => limit(async () => work(await openWithShown()), onLate);
