import 'fake-indexeddb/auto';
import type { DBSchema } from 'idb';
import { expect, it } from 'vitest';
import { createOpener, type Step } from './open-database.ts';

type Shelf = DBSchema & { books: { key: string; value: { id: string; by: string }; indexes: { by: string } } };

const first: Step<Shelf> = (database) => void database.createObjectStore('books', { keyPath: 'id' });
const second: Step<Shelf> = (_database, tx) => void tx.objectStore('books').createIndex('by', 'by');

it('migrates the database of an older version of the app, with its data', async () => {
  const database = await createOpener<Shelf>('older', [first])();
  await database.put('books', { id: 'a', by: 'Ada' });
  database.close();
  const newer = await createOpener<Shelf>('older', [first, second])();
  expect(await newer.getAllFromIndex('books', 'by', 'Ada')).toEqual([{ id: 'a', by: 'Ada' }]);
});

it('gives way to a newer version of the app, and continues with its database', async () => {
  const openOld = createOpener<Shelf>('newer', [first]);
  await openOld();
  await (await createOpener<Shelf>('newer', [first, second])()).put('books', { id: 'b', by: 'Bo' });
  expect(await (await openOld()).getAll('books')).toEqual([{ id: 'b', by: 'Bo' }]);
});
