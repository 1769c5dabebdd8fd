import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../platform/storage.ts';
import { createTestApp, type TestApp } from './app.ts';
import { makeImage, makeWav, upload } from './media.ts';
import { createPerson, type TestPerson } from './person.ts';

/** An upload and a download, on a storage that browsers call directly. */
export const describeMediaJourney = (name: string, getStorage: () => Storage): void => {
  let testApp: TestApp;
  let person: TestPerson;

  beforeAll(async () => {
    testApp = await createTestApp({ storage: getStorage() });
    // The storage checks signatures by its own clock.
    testApp.clock.set(new Date());
    person = await createPerson(testApp);
  });
  afterAll(() => testApp.close());

  const follow = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: answered } = await testApp.app.inject({ url });
    expect([statusCode, answered['cache-control']]).toEqual([302, expect.stringMatching(/^private, max-age=\d+/)]);
    return fetch(String(answered.location), { headers });
  };
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  describe(`media in ${name}`, () => {
    it('show a photo in all its sizes', async () => {
      const media = await upload(testApp, person, { bytes: await makeImage(700, 500), type: 'image' });
      const original = await follow(media.url);
      expect([original.status, original.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect((await bytesOf(original)).length).toBe(media.size);
      expect(media.thumbs).toHaveLength(3);
      for (const { url } of media.thumbs) {
        const thumb = await follow(url);
        expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/webp']);
      }
    });

    it('play a recording from the middle', async () => {
      const bytes = makeWav(3);
      const media = await upload(testApp, person, { bytes, type: 'audio', filename: 'raga.wav' });
      expect(media).toMatchObject({ duration: 3, contentType: 'audio/wav' });
      const part = await follow(media.url, { range: 'bytes=1000-1999' });
      expect([part.status, (await bytesOf(part)).equals(bytes.subarray(1000, 2000))]).toEqual([206, true]);
    });

    it('hand a file out as a download, byte for byte and under its name', async () => {
      const bytes = Buffer.from('<script>alert(1)</script>');
      const filename = 'മഴ (1).html';
      const media = await upload(testApp, person, { bytes, type: 'file', filename, contentType: 'text/html' });
      const answer = await follow(media.url);
      expect((await bytesOf(answer)).equals(bytes)).toBe(true);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^attachment; /);
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(filename);
    });

    it('lose their bytes a day after nobody wants them any more', async () => {
      const { s3Key } = await upload(testApp, person, { bytes: Buffer.from('rain'), type: 'file' });
      expect(await getStorage().find(`uploads/${s3Key}`)).toBeNull();
      const [row] = (await testApp.database.all({
        text: 'select object_key from media where s3_key = $1',
        values: [s3Key],
        kind: 'read',
      })) as { object_key: string }[];
      const key = `${row?.object_key}/original`;
      expect(await getStorage().find(key)).not.toBeNull();
      testApp.clock.advance(25 * 60 * 60 * 1000);
      await testApp.deliver();
      expect(await getStorage().find(key)).toBeNull();
    });
  });
};
