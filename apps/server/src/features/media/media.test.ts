import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@pinlife/contract/durations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { read } from '../../db/query.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { download, makeImage, makeWav, sendBytes, tryUpload, upload } from '../../test/media.ts';
import { createNote } from '../../test/note.ts';
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

const photo = async (changes: { filename?: string; noteId?: string } = {}) =>
  upload(testApp, meera, { bytes: await makeImage(60, 40), type: 'image', contentType: 'image/png', ...changes });

describe('an address of a suspended person', () => {
  it('shows and accepts nothing, and shows again once the suspension ends', async () => {
    const owner = await createPerson(testApp);
    const { url, thumbUrl } = await upload(testApp, owner, { bytes: await makeImage(60, 40), type: 'image' });
    const s3Key = `${owner.id}/${randomUUID()}.bin`;
    const held = await testApp.call('signUpload', { token: owner.token, body: { s3Key, size: 3 } });
    const look = async () => [(await download(testApp, url)).status, (await download(testApp, thumbUrl ?? '')).status];
    const act = (name: 'suspendPerson' | 'reinstatePerson') =>
      testApp.call(name, { token: meera.token, params: { id: owner.id } });
    expect(await look()).toEqual([200, 200]);
    expect((await act('suspendPerson')).status).toBe(200);
    expect(await look()).toEqual([404, 404]);
    const sent = await testApp.app.inject({ method: 'PUT', url: held.data, payload: Buffer.alloc(3) });
    expect([sent.statusCode, sent.json().code]).toEqual([403, 'address_expired']);
    await act('reinstatePerson');
    expect(await look()).toEqual([200, 200]);
  });
});

describe('an image', () => {
  it('is answered with its size, a placeholder and addresses that show it in every size', async () => {
    const bytes = await makeImage(1500, 1000, { format: 'jpeg' });
    const media = await upload(testApp, meera, { bytes, type: 'image', filename: 'Ernakulam.JPG' });
    expect(media).toMatchObject({
      type: 'image',
      filename: 'Ernakulam.JPG',
      contentType: 'image/jpeg',
      noteId: '',
      inline: false,
      width: 1500,
      height: 1000,
      duration: null,
      peaks: null,
      thumbs: [
        { width: 320, height: 213 },
        { width: 640, height: 426 },
        { width: 1280, height: 853 },
      ],
    });
    expect(media.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(media.placeholder?.length).toBeLessThan(400);
    expect(media.thumbUrl).toBe(media.thumbs[1]?.url);
    const original = await download(testApp, media.url);
    expect(original).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    expect(original.bytes.length).toBe(media.size);
    for (const { url, width } of media.thumbs) {
      const thumb = await download(testApp, url);
      expect(thumb).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
      expect((await sharp(thumb.bytes).metadata()).width).toBe(width);
    }
  });

  it('is upright and no longer contains its location', async () => {
    const exif = { IFD0: { Copyright: 'Meera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 58/1 0/1' } };
    const bytes = await sharp(await makeImage(80, 50, { format: 'jpeg' }))
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const media = await upload(testApp, meera, { bytes, type: 'image' });
    expect([media.width, media.height]).toEqual([50, 80]);
    const shown = await sharp((await download(testApp, media.url)).bytes).metadata();
    expect([shown.width, shown.height, shown.orientation, shown.exif]).toEqual([50, 80, undefined, undefined]);
  });

  it('keeps every pixel of a PNG', async () => {
    const pixels = Buffer.from(Array.from({ length: 32 * 32 * 4 }, (_none, index) => (index * 37) % 256));
    const bytes = await sharp(pixels, { raw: { width: 32, height: 32, channels: 4 } })
      .png()
      .toBuffer();
    const media = await upload(testApp, meera, { bytes, type: 'image' });
    const shown = await sharp((await download(testApp, media.url)).bytes)
      .raw()
      .toBuffer();
    expect(shown.equals(pixels)).toBe(true);
  });

  it('has no thumbnail that is larger than itself', async () => {
    const { thumbs } = await photo();
    expect(thumbs.map(({ width }) => width)).toEqual([60]);
  });
});

describe('a recording', () => {
  it('keeps its bytes, its length and its waveform', async () => {
    const bytes = makeWav(2);
    const media = await upload(testApp, meera, { bytes, type: 'audio', filename: 'raga.wav', peaks: [0, 50, 100] });
    expect(media).toMatchObject({
      type: 'audio',
      contentType: 'audio/wav',
      duration: 2,
      peaks: [0, 50, 100],
      thumbs: [],
    });
    const played = await download(testApp, media.url);
    expect(played.bytes.equals(bytes)).toBe(true);
    expect(played.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'audio/wav' });
  });

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/16044', 10],
    ['bytes=16000-', 206, 'bytes 16000-16043/16044', 44],
    ['bytes=-4', 206, 'bytes 16040-16043/16044', 4],
    ['bytes=0-99999', 206, 'bytes 0-16043/16044', 16_044],
    ['bytes=20000-', 416, 'bytes */16044', 0],
    ['lines=1-2', 200, undefined, 16_044],
  ])('is played from anywhere: %s is answered with %i', async (range, status, contentRange, length) => {
    const bytes = makeWav(1);
    const { url } = await upload(testApp, meera, { bytes, type: 'audio', filename: 'raga.wav' });
    const part = await download(testApp, url, { range });
    expect([part.status, part.headers['content-range'], part.bytes.length]).toEqual([status, contentRange, length]);
    if (status === 206) expect(bytes.includes(part.bytes)).toBe(true);
  });
});

describe('a file', () => {
  it('is downloaded byte for byte under its name, and browsers run nothing of it', async () => {
    const bytes = Buffer.from('<script>alert(1)</script>');
    const filename = 'അമ്മ – résumé "final".html';
    const media = await upload(testApp, meera, { bytes, type: 'file', filename, contentType: 'text/html' });
    expect(media).toMatchObject({ filename, contentType: 'text/html', size: bytes.length });
    const { headers, ...answer } = await download(testApp, media.url);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(filename);
  });

  it('can be of any type, even an image', async () => {
    const media = await upload(testApp, meera, {
      bytes: await makeImage(9, 9),
      type: 'file',
      contentType: 'image/png',
    });
    expect((await download(testApp, media.url)).headers['content-disposition']).toMatch(/^attachment/);
  });

  it('can be empty', async () => {
    const media = await upload(testApp, meera, { bytes: Buffer.alloc(0), type: 'file', filename: 'empty.txt' });
    expect(await download(testApp, media.url)).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
  });
});

describe('an address', () => {
  it('stays the same for a while, serves for at most an hour, then is refused', async () => {
    testApp.clock.set('2026-11-14T19:00:00.000Z');
    const { _id: id, url } = await photo();
    const again = async () => (await testApp.call('getMedia', { token: meera.token, params: { id } })).data.url;
    testApp.clock.advance(29 * 60_000);
    expect(await again()).toBe(url);
    expect((await download(testApp, url)).headers['cache-control']).toBe('private, max-age=1860, immutable');
    testApp.clock.advance(30 * 60_000);
    expect((await download(testApp, url)).status).toBe(200);
    testApp.clock.advance(60_000);
    const expired = await download(testApp, url);
    expect([expired.status, JSON.parse(expired.bytes.toString())]).toEqual([
      403,
      { error: 'This address is no longer valid', code: 'address_expired' },
    ]);
    const renewed = await again();
    expect([renewed === url, (await download(testApp, renewed)).status]).toEqual([false, 200]);
  });

  it('is good for its own item only', async () => {
    const [first, second] = [await photo(), await photo()];
    const query = first.url.split('?')[1];
    const later = first.url.replace(/e=\d+/, (found) => `e=${Number(found.slice(2)) + 3600}`);
    for (const url of [`${second.url.split('?')[0]}?${query}`, later, first.url.split('?')[0] ?? '']) {
      expect((await download(testApp, url)).status).toBe(403);
    }
    expect((await download(testApp, first.url.replace('original', '641'))).status).toBe(404);
  });

  it('shows an image in place and offers it as a download', async () => {
    const { url } = await photo({ filename: 'rain.png' });
    expect((await download(testApp, url)).headers['content-disposition']).toMatch(/^inline; filename="rain.png"/);
    expect((await download(testApp, `${url}&download`)).headers['content-disposition']).toMatch(/^attachment/);
  });

  it('answers a HEAD without the bytes', async () => {
    const { url, size } = await photo();
    const answer = await testApp.app.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, String(size), '']);
  });
});

describe('POST /api/note/media', () => {
  it('answers with the item that is already there when it is sent again', async () => {
    const s3Key = await sendBytes(testApp, meera, { bytes: Buffer.from('a'), type: 'file' });
    const body = { s3Key, type: 'file', filename: 'a.txt', noteId: '' };
    const [first, second] = [
      await testApp.call('createMedia', { token: meera.token, body }),
      await testApp.call('createMedia', { token: meera.token, body }),
    ];
    expect([first.status, second.status, second.data._id]).toEqual([201, 201, first.data.id]);
  });

  it('makes one item of one upload, even for simultaneous calls', async () => {
    const s3Key = await sendBytes(testApp, meera, { bytes: await makeImage(30, 30), type: 'image' });
    const body = { s3Key, type: 'image', filename: 'a.png', noteId: '' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => testApp.call('createMedia', { token: meera.token, body })),
    );
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  });

  it('keeps the bytes of an item that was committed although the answer of the database was lost', async () => {
    const s3Key = await sendBytes(testApp, meera, { bytes: Buffer.from('rain'), type: 'file' });
    const body = { s3Key, type: 'file', filename: 'a.txt', noteId: '' };
    const { transaction } = testApp.database;
    vi.spyOn(testApp.database, 'transaction').mockImplementationOnce(async (work) => {
      await transaction(work);
      throw new AppError('unavailable');
    });
    expect((await testApp.call('createMedia', { token: meera.token, body })).status).toBe(503);
    const { status, data } = await testApp.call('createMedia', { token: meera.token, body });
    expect([status, (await download(testApp, data.url)).bytes.toString()]).toEqual([201, 'rain']);
  });

  it('keeps the bytes of an item that is saved while a sweep comes to them', async () => {
    const s3Key = await sendBytes(testApp, meera, { bytes: Buffer.from('rain'), type: 'file' });
    const body = { s3Key, type: 'file', filename: 'a.txt', noteId: '' };
    const { transaction } = testApp.database;
    const [saved, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(testApp.database, 'transaction').mockImplementationOnce((work) =>
      transaction(async (tx) => {
        const result = await work(tx);
        saved.resolve();
        await mayCommit.promise;
        return result;
      }),
    );
    const answer = testApp.call('createMedia', { token: meera.token, body });
    await saved.promise;
    const swept = testApp.passTime(2 * HOUR_MS);
    const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while (!(await testApp.database.first(read(isWaiting))));
    mayCommit.resolve();
    const { status, data } = await answer;
    await swept;
    // The first address has ended.
    const { url } = (await testApp.call('getMedia', { token: meera.token, params: { id: data._id } })).data;
    expect([status, (await download(testApp, url)).bytes.toString()]).toEqual([201, 'rain']);
  });

  it('makes an item again whose bytes a sweep has deleted before it was committed', async () => {
    const s3Key = await sendBytes(testApp, meera, { bytes: Buffer.from('rain'), type: 'file' });
    const body = { s3Key, type: 'file', filename: 'a.txt', noteId: '' };
    const { storage } = testApp.platform;
    const { copy } = storage;
    vi.spyOn(storage, 'copy').mockImplementationOnce(async (from, to) => {
      await copy(from, to);
      await testApp.passTime(2 * HOUR_MS);
    });
    expect((await testApp.call('createMedia', { token: meera.token, body })).status).toBe(503);
    const { status, data } = await testApp.call('createMedia', { token: meera.token, body });
    expect([status, (await download(testApp, data.url)).bytes.toString()]).toEqual([201, 'rain']);
  });

  it('makes an item again whose bytes a sweep could delete only in part before it was committed', async () => {
    const s3Key = await sendBytes(testApp, meera, { bytes: Buffer.from('rain'), type: 'file' });
    const body = { s3Key, type: 'file', filename: 'a.txt', noteId: '' };
    const { storage } = testApp.platform;
    const { copy, removeAll } = storage;
    vi.spyOn(storage, 'copy').mockImplementationOnce(async (from, to) => {
      await copy(from, to);
      const removing = vi.spyOn(storage, 'removeAll').mockImplementation(async (key) => {
        await removeAll(key);
        if (to.startsWith(key)) throw new Error('The storage is away');
      });
      await testApp.passTime(2 * HOUR_MS).catch(() => undefined);
      removing.mockRestore();
    });
    expect((await testApp.call('createMedia', { token: meera.token, body })).status).toBe(503);
    const { status, data } = await testApp.call('createMedia', { token: meera.token, body });
    expect([status, (await download(testApp, data.url)).bytes.toString()]).toEqual([201, 'rain']);
  });

  it('accepts null for the note and for measurements that are missing', async () => {
    const s3Key = await sendBytes(testApp, meera, { bytes: await makeImage(60, 40), type: 'image' });
    const body = { s3Key, type: 'image', filename: 'a.png', noteId: null, duration: null, peaks: null };
    const { status, data } = await testApp.call('createMedia', { token: meera.token, body });
    expect({ status, noteId: data?.noteId }).toEqual({ status: 201, noteId: '' });
  });

  it('hangs the item on a note that it names', async () => {
    const note = await createNote(testApp, meera.token);
    const media = await photo({ noteId: note._id });
    const { data } = await testApp.call('getNote', { token: meera.token, params: { id: note._id } });
    expect([media.noteId, data.media.map(({ _id }) => _id)]).toEqual([note._id, [media._id]]);
    expect(data.version).toBeGreaterThan(note.version);
  });

  it('does not accept another person’s note', async () => {
    const note = await createNote(testApp, other.token);
    const bytes = await makeImage(5, 5);
    const foreign = await tryUpload(testApp, meera, { bytes, type: 'image', noteId: note._id });
    const missing = await tryUpload(testApp, meera, { bytes, type: 'image', noteId: randomUUID() });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
  });

  it('asks for a token', async () => {
    for (const name of ['signUpload', 'createMedia'] as const) {
      expect((await testApp.call(name, { body: {} })).status).toBe(401);
    }
    expect((await testApp.call('getMedia', { params: { id: randomUUID() } })).status).toBe(401);
    expect((await testApp.call('attachMedia', { params: { noteId: randomUUID() }, body: { media: [] } })).status).toBe(
      401,
    );
  });

  it('gives an item only to its owner', async () => {
    const { _id: id } = await photo();
    const foreign = await testApp.call('getMedia', { token: other.token, params: { id } });
    const missing = await testApp.call('getMedia', { token: other.token, params: { id: randomUUID() } });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });
});
