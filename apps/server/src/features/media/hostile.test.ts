import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { download, makeImage, makePng, makeWav, sendBytes, tryUpload, upload } from '../../test/media.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let meera: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  testApp = await createTestApp();
  meera = await createPerson(testApp);
  other = await createPerson(testApp);
});
afterAll(() => testApp.close());

const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(join(testApp.folder, folder), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** A few bytes that claim to be very many pixels. */
const makeBomb = (width: number, height: number) =>
  makePng({ width, height, depth: 1 }, deflateSync(Buffer.alloc(1_000_000)));

const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

describe('invalid images', () => {
  afterEach(async () => {
    expect(await listFiles('media')).toEqual([]);
    expect(await listFiles('work')).toEqual([]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['text named .png', () => Buffer.from('just words')],
    ['SVG', () => svg],
    ['HTML', () => html],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
          .webp()
          .toBuffer(),
    ],
    ['HTML behind the first bytes of a PNG', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), html])],
    ['HTML behind the first bytes of a JPEG', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), html])],
    ['a PNG that ends too early', async () => (await makeImage(300, 300, { background: '#123456' })).subarray(0, -30)],
    ['half a JPEG', async () => halve(await sharp(randomBytes(90_000), raw(200, 150)).jpeg().toBuffer())],
    ['half a PNG', async () => halve(await sharp(randomBytes(90_000), raw(200, 150)).png().toBuffer())],
  ])('%s is answered with 415 and leaves nothing behind', async (_name, make) => {
    const bytes = await make();
    const answer = await tryUpload(testApp, meera, { bytes, type: 'image', contentType: 'image/png' });
    expect([answer.status, answer.error, answer.code]).toEqual([415, 'Invalid image format', 'image_format_invalid']);
  });

  it('are refused: 30,000 by 30,000 pixels in a few kilobytes', async () => {
    const answer = await tryUpload(testApp, meera, { bytes: makeBomb(30_000, 30_000), type: 'image' });
    expect([answer.status, answer.code]).toEqual([422, 'image_too_many_pixels']);
  });

  it('are refused: a file of more than 20 MB', async () => {
    const bytes = Buffer.concat([await makeImage(9, 9), Buffer.alloc(20 * 1024 * 1024)]);
    const answer = await tryUpload(testApp, meera, { bytes, type: 'image' });
    expect([answer.status, answer.code]).toEqual([413, 'image_too_big']);
  });

  it.each([
    ['words', Buffer.from('These are words and no music at all, whatever the name says.')],
    ['HTML', html],
    ['too little', Buffer.from('RIFF')],
  ])('%s is no recording either', async (_name, bytes) => {
    const answer = await tryUpload(testApp, meera, {
      bytes,
      type: 'audio',
      filename: 'a.mp3',
      contentType: 'audio/mpeg',
    });
    expect([answer.status, answer.code]).toEqual([415, 'audio_format_invalid']);
  });
});

const raw = (width: number, height: number) => ({ raw: { width, height, channels: 3 as const } });
const halve = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

describe('a polyglot', () => {
  it('loses all that is not picture', async () => {
    const bytes = Buffer.concat([await makeImage(40, 40), html]);
    const media = await upload(testApp, meera, { bytes, type: 'image', filename: 'a.html' });
    const shown = await download(testApp, media.url);
    expect(shown.bytes.includes('<script>')).toBe(false);
    expect(shown.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  });
});

describe('a name', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['notes\\rain.txt', 'rain.txt'],
    ['a\u0000b\r\nc\u001b.txt', 'abc.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['  rain.txt  ', 'rain.txt'],
    ['മഴ 🌧️ \u200d.txt', 'മഴ 🌧️ \u200d.txt'],
    ['e\u0301.txt', '\u00e9.txt'],
    ['lone \ud800.txt', 'lone \ufffd.txt'],
  ])('%j is kept as %j', async (filename, kept) => {
    const s3Key = await sendBytes(testApp, meera, { bytes: Buffer.from('a'), type: 'file' });
    const body = { s3Key, filename, type: 'file', noteId: '' };
    const { status, data } = await testApp.call('createMedia', { token: meera.token, body });
    expect([status, data.filename]).toEqual([201, kept]);
    expect((await download(testApp, data.url)).status).toBe(200);
  });

  it.each(['', '..', '/', '\u0000', 'x'.repeat(256)])('%j is refused', async (filename) => {
    const body = { s3Key: `${meera.id}/12345678.txt`, filename, type: 'file', noteId: '' };
    expect((await testApp.call('createMedia', { token: meera.token, body })).status).toBe(400);
  });
});

describe('a key', () => {
  const sign = (s3Key: unknown) => testApp.call('signUpload', { token: meera.token, body: { s3Key } });
  const create = (s3Key: string) =>
    testApp.call('createMedia', { token: meera.token, body: { s3Key, filename: 'a', type: 'file', noteId: '' } });

  it('is refused under another prefix than one’s own, existing or not', async () => {
    const foreign = await sendBytes(testApp, other, { bytes: Buffer.from('secret'), type: 'file' });
    for (const s3Key of [foreign, `${randomUUID()}/12345678.txt`, '../12345678.txt', 'a', '', `/${meera.id}/1.txt`]) {
      expect(await sign(s3Key)).toMatchObject({ status: 403, code: 'upload_key_foreign' });
      expect(await create(s3Key)).toMatchObject({ status: 403, code: 'upload_key_foreign' });
    }
  });

  it.each(['../12345678.txt', 'a/12345678.txt', '12345678', '1.txt', '12345678.', '1234 5678.txt', '12345678.t/xt'])(
    'is a random name with an extension, not %j',
    async (name) => {
      expect(await sign(`${meera.id}/${name}`)).toMatchObject({ status: 400, code: 'upload_key_invalid' });
    },
  );

  it('is needed, and short', async () => {
    for (const s3Key of [undefined, 7, `${meera.id}/${'x'.repeat(300)}.txt`]) {
      expect((await sign(s3Key)).status).toBe(400);
    }
  });

  it('makes no item without an upload', async () => {
    const s3Key = `${meera.id}/${randomUUID()}.txt`;
    expect(await create(s3Key)).toMatchObject({ status: 404, code: 'upload_missing' });
    await sign(s3Key);
    expect(await create(s3Key)).toMatchObject({ status: 404, code: 'upload_missing' });
  });
});

describe('an upload', () => {
  const sign = async (terms: Record<string, unknown> = {}) => {
    const s3Key = `${meera.id}/${randomUUID()}.txt`;
    const { data: url } = await testApp.call('signUpload', { token: meera.token, body: { s3Key, ...terms } });
    return { s3Key, url };
  };
  const put = async (url: string, payload = 'rain', contentType = 'text/plain') => {
    const answer = await testApp.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': contentType } });
    return { status: answer.statusCode, ...answer.json() };
  };

  it('is taken once: a second PUT to the same key is 409, before and after an item is made of it', async () => {
    const { s3Key, url } = await sign();
    expect(await put(url)).toMatchObject({ status: 200, data: { s3Key } });
    expect(await put(url, 'other')).toMatchObject({ status: 409, code: 'upload_exists' });
    const again = await testApp.call('signUpload', { token: meera.token, body: { s3Key } });
    expect([again.status, again.code]).toEqual([409, 'upload_exists']);
    const body = { s3Key, filename: 'a.txt', type: 'file', noteId: '' };
    const { data } = await testApp.call('createMedia', { token: meera.token, body });
    expect(await put(url, 'other')).toMatchObject({ status: 409, code: 'upload_exists' });
    expect((await download(testApp, data.url)).bytes.toString()).toBe('rain');
  });

  it('has the type and the size that it promised', async () => {
    const { s3Key, url } = await sign({ contentType: 'text/plain', size: 4 });
    expect(await put(url, 'rain', 'text/html')).toMatchObject({ status: 415, code: 'upload_type_wrong' });
    expect(await put(url, 'raining')).toMatchObject({ status: 400, code: 'upload_size_wrong' });
    expect(await put(url.replace('l=4', 'l=7'), 'raining')).toMatchObject({ status: 403, code: 'address_expired' });
    expect(await put(url.replace(s3Key, `${meera.id}/another1.txt`))).toMatchObject({ status: 403 });
    expect(await put(url)).toMatchObject({ status: 200 });
  });

  it('begins within the hour', async () => {
    const { url } = await sign();
    testApp.clock.advance(60 * 60 * 1000 - 1000);
    expect((await put((await sign()).url)).status).toBe(200);
    testApp.clock.advance(1000);
    expect(await put(url)).toMatchObject({
      status: 403,
      code: 'address_expired',
      error: 'This address is no longer valid',
    });
    expect(await put(url.replace(/e=\d+/, 'e=99999999999'))).toMatchObject({ status: 403 });
  });

  it('is at most 100 MB, even if no size was announced', async () => {
    const size = 100 * 1024 * 1024 + 1;
    const s3Key = `${meera.id}/${randomUUID()}.txt`;
    const asked = await testApp.call('signUpload', { token: meera.token, body: { s3Key, size } });
    expect([asked.status, asked.code]).toEqual([413, 'file_too_big']);
    const { url } = await sign();
    const answer = await testApp.app.inject({ method: 'PUT', url, headers: { 'content-length': String(size) } });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'file_too_big']);
  });
});

describe('a recording of a known kind', () => {
  it('keeps the duration measured by the page if the bytes do not contain it', async () => {
    const silent = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(60)]);
    const media = await upload(testApp, meera, { bytes: silent, type: 'audio', duration: 4.5, filename: 'a.webm' });
    expect([media.contentType, media.duration]).toEqual(['audio/webm', 4.5]);
    const wav = await upload(testApp, meera, { bytes: makeWav(2), type: 'audio', duration: 99, filename: 'a.wav' });
    expect(wav.duration).toBe(2);
  });
});
