import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { read, write } from '../../../db/query.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { upload } from '../../../test/media.ts';
import { createPerson } from '../../../test/person.ts';
import { refreshStorageUse } from './repo.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const countStale = async () => (await testApp.database.all(read('select from stale_kept_bytes'))).length;

it('adds up once for each person, even if many rows require it', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const mark = write('insert into stale_kept_bytes select unnest($1::uuid[]) from generate_series(1, 50)', [ids]);
  await testApp.database.transaction((tx) => tx.run(mark));
  const refresh = () => testApp.database.transaction((tx) => refreshStorageUse(tx, 2));
  expect([await refresh(), await countStale()]).toEqual([2, 50]);
  expect([await refresh(), await countStale()]).toEqual([1, 0]);
});

it('shows operators the right sums before anything is added up', async () => {
  const person = await createPerson(testApp, { keep: true });
  const { token } = person;
  await upload(testApp, person, { bytes: Buffer.alloc(3000), type: 'file' });
  const findBytes = async (order: 'name' | 'space') =>
    (await testApp.call('listPeople', { token, query: { order } })).data.people.map(({ bytes }) => bytes);
  expect(await countStale()).toBeGreaterThan(0);
  const unset = read('select from users where kept_bytes = 0');
  expect(await testApp.database.all(unset)).toHaveLength(1);
  expect(await findBytes('name')).toEqual([3000]);
  expect((await testApp.call('getTotals', { token })).data.bytes).toBe(3000);
  expect(await countStale()).toBe(0);
  expect(await findBytes('space')).toEqual([3000]);
});
