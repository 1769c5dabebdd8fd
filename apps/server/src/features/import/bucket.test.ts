import { DAY_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createS3Storage } from '../../platform/storage/s3.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { getImport, importFile, previewFile } from '../../test/import.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeImage } from '../../test/media.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { type S3Server, startS3Server } from '../../test/s3-server.ts';

let server: S3Server;
let testApp: TestApp;
let person: TestPerson;
let file: Buffer;

beforeAll(async () => {
  server = await startS3Server();
  testApp = await createTestApp({ storage: createS3Storage(server.options) });
  testApp.clock.set(new Date());
  person = await createPerson(testApp);
  const photo = await makeImage(60, 40, { format: 'jpeg' });
  file = makeKeepArchive(
    [
      { title: 'One', attachments: [{ filePath: 'a.jpg', mimetype: 'image/jpeg' }] },
      { title: 'Two', textContent: 'x'.repeat(100_000) },
    ],
    { 'a.jpg': photo },
  );
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

it('imports notes from a bucket, and leaves nothing of the file there', async () => {
  const { token } = person;
  const report = await importFile(testApp, token, file);
  expect(report).toMatchObject({ state: 'done', added: { notes: 2, pictures: 1 }, skipped: [] });
  await testApp.passTime(2 * DAY_MS);
  expect(server.keys().filter((key) => key.startsWith('uploads/'))).toEqual([]);
});

it('continues automatically once a bucket that was away is back', async () => {
  const { token } = await createPerson(testApp);
  const { _id: id } = await previewFile(testApp, token, file);
  await testApp.call('startImport', { token, params: { id }, body: {} });
  server.failWith('down');
  await testApp.deliver();
  server.failWith(null);
  expect(await getImport(testApp, token, id)).toMatchObject({ state: 'importing', added: null });
  testApp.clock.advance(60_000);
  await testApp.deliver();
  expect(await getImport(testApp, token, id)).toMatchObject({ state: 'done', added: { notes: 2, pictures: 1 } });
});
