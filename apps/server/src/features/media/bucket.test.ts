import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordFigure } from '../../../../../testing/fault-figures.ts';
import { createS3Storage } from '../../platform/storage/s3.ts';
import type { Storage } from '../../platform/storage.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeImage, sendBytes, upload } from '../../test/media.ts';
import { describeMediaJourney } from '../../test/media-journey.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { type S3Server, startS3Server } from '../../test/s3-server.ts';

let server: S3Server;
let storage: Storage;

beforeAll(async () => {
  server = await startS3Server();
  storage = createS3Storage(server.options);
});
afterAll(() => server.close());

describeMediaJourney('a bucket', () => storage);

describe('a bucket that fails', () => {
  let testApp: TestApp;
  let person: TestPerson;

  beforeAll(async () => {
    testApp = await createTestApp({ storage });
    testApp.clock.set(new Date());
    person = await createPerson(testApp);
  });
  afterAll(() => testApp.close());

  it.each(['down', 'cut'] as const)(
    'in the middle (%s) costs no upload, leaves no item and no bytes',
    async (trouble) => {
      const note = await createNote(testApp, person.token, { title: 'Its text stays' });
      const s3Key = await sendBytes(testApp, person, { bytes: await makeImage(400, 300), type: 'image' });
      const before = server.keys();
      const body = { s3Key, type: 'image', filename: 'a.png', noteId: note._id };
      const create = () => testApp.call('createMedia', { token: person.token, body });

      server.failWith(trouble);
      const failed = await create();
      server.failWith(null);
      expect([failed.status, failed.code]).toEqual([503, 'unavailable']);
      expect(failed.headers['retry-after']).toBe('5');
      const { data } = await testApp.call('getNote', { token: person.token, params: { id: note._id } });
      expect([data.title, data.media]).toEqual(['Its text stays', []]);
      expect(server.keys()).toEqual(before);

      const again = await create();
      expect([again.status, again.data.noteId]).toEqual([201, note._id]);
      expect(server.keys()).not.toContain(`uploads/${s3Key}`);
      recordFigure('storage-down', `${trouble}: 503, 0 items, 0 bytes left, text kept, the next try works`);
    },
  );

  it('makes the app report that it is not ready', async () => {
    server.failWith('down');
    const { statusCode } = await testApp.app.inject('/readyz');
    server.failWith(null);
    expect(statusCode).toBe(503);
  });

  it('ignores a second upload to an address that has been used', async () => {
    const s3Key = await sendBytes(testApp, person, { bytes: Buffer.from('first'), type: 'file' });
    const { data: url } = await testApp.call('signUpload', {
      token: person.token,
      body: { s3Key: `${person.id}/another-one.txt` },
    });
    const put = (body: string) => fetch(url, { method: 'PUT', body, headers: { 'content-type': 'text/plain' } });
    await put('first');
    const wanted = { s3Key: `${person.id}/another-one.txt`, type: 'file', filename: 'a.txt', noteId: '' };
    const { data: media } = await testApp.call('createMedia', { token: person.token, body: wanted });
    await put('second, behind the back of the app');
    const { headers } = await testApp.app.inject({ url: media.url });
    expect(await (await fetch(String(headers.location))).text()).toBe('first');
    expect(server.keys()).toContain(`uploads/${person.id}/another-one.txt`);
    testApp.clock.advance(61 * 60 * 1000);
    await testApp.deliver();
    expect(server.keys()).not.toContain(`uploads/${person.id}/another-one.txt`);
    expect(server.keys()).toContain(`uploads/${s3Key}`);
  });

  it('lets the page connect to the bucket and to no other site', async () => {
    const policy = String((await testApp.app.inject('/healthz')).headers['content-security-policy']);
    for (const part of ['img-src', 'media-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${part} 'self'[^;]* ${server.options.endpoint}(;|$)`));
    }
    expect(await upload(testApp, person, { bytes: Buffer.from('a'), type: 'file' })).toBeDefined();
  });
});
