import type { DBSchema, IDBPDatabase } from 'idb';
import { createLimiter } from '../../../../lib/storage/database-limit.ts';
import { createOpener } from '../../../../lib/storage/open-database.ts';
import type { UploadFile } from '../../../upload/upload.ts';
import type { OutboxEntry, Sent } from './entry.ts';

/** The database of the outbox, shared by all tabs. */

/** A file that waits to be uploaded. `mediaId`: its id on the server, once uploaded; `blob` is removed then. */
export type WaitingFile = Omit<UploadFile, 'file'> & {
  id: string;
  person: string;
  blob: Blob | null;
  size: number;
  mediaId: string | null;
  /** The server's time when no draft and no entry contained it any more. */
  unnamedAt?: number;
};

export type OutboxSchema = DBSchema & {
  changes: { key: string; value: OutboxEntry; indexes: { person: string; note: [person: string, noteId: string] } };
  /** By note. Two rows of each person (`leaderOf`, `removedOf`) are stored here too, because other tabs can block an upgrade. */
  sent: { key: string; value: Sent };
  files: { key: string; value: WaitingFile; indexes: { person: string } };
};

/** The row whose `id` is the term of the leader. */
export const leaderOf = (userId: string): string => `leader ${userId}`;
/** The row whose `version` counts expired entries until the person is told. */
export const removedOf = (userId: string): string => `removed ${userId}`;

let isCreated = false;
/** The entries of this page. If the database is deleted while the page is open, they are written again. */
let listShown = (): readonly OutboxEntry[] => [];
export const setShownEntries = (list: typeof listShown): void => {
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

/** Uses the database with a timeout; throws if the browser stores nothing. */
export const withStore = <Result>(
  work: (database: IDBPDatabase<OutboxSchema>) => Promise<Result>,
  onLate?: () => void,
): Promise<Result> => limit(async () => work(await openWithShown()), onLate);
