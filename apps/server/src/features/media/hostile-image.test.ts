import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { download, makeImage, makePng, pngChunk, sendBytes, tryUpload, upload } from '../../test/media.ts';
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

const MB = 1024 * 1024;
const zeros = deflateSync(Buffer.alloc(1_000_000));

/** A small progressive JPEG that claims to be large. */
const makeProgressive = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const frame = bytes.indexOf(Buffer.from('ffc2', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

/** Repeats the last scan; each scan covers all pixels. */
const makeManyScans = async (): Promise<Buffer> => {
  const bytes = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#123456' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const scan = bytes.subarray(bytes.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
  const times = Math.floor((19 * MB) / scan.length);
  return Buffer.concat([bytes.subarray(0, -2), ...Array.from({ length: times }, () => scan), bytes.subarray(-2)]);
};

/** A PNG with further chunks after its header. */
const insertChunk = async (...chunks: Buffer[]): Promise<Buffer> => {
  const bytes = await makeImage(20, 20);
  return Buffer.concat([bytes.subarray(0, 33), ...chunks, bytes.subarray(33)]);
};
const bomb = deflateSync(Buffer.alloc(200 * MB), { level: 9 });
const text = (type: string, head: string, body: Buffer) =>
  pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), body]));

describe('a picture that grows when it is unpacked', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['interlaced with 16 bits', () => makePng({ width: 7000, height: 7142, depth: 16, isInterlaced: true }, zeros)],
    ['a progressive JPEG of 50 megapixels', () => makeProgressive(8160, 6120)],
  ])('%s is refused by its head with 422', async (_name, make) => {
    const answer = await tryUpload(testApp, meera, { bytes: await make(), type: 'image' });
    expect([answer.status, answer.code]).toEqual([422, 'image_too_complex']);
  });

  it('is refused if it claims more pixels than a number can count', async () => {
    const bytes = makePng({ width: 2 ** 31 - 1, height: 2 ** 31 - 1 }, zeros);
    expect(await tryUpload(testApp, meera, { bytes, type: 'image' })).toMatchObject({
      status: 422,
      code: 'image_too_many_pixels',
    });
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['in its text', () => insertChunk(text('zTXt', 'a\0\0', bomb))],
    ['in its international text', () => insertChunk(text('iTXt', 'a\0\x01\0\0\0', bomb))],
    ['in its colour profile', () => insertChunk(text('iCCP', 'a\0\0', bomb))],
    ['in eighty texts', () => insertChunk(...Array.from({ length: 80 }, () => text('zTXt', 'a\0\0', bomb)))],
    ['scan by scan', makeManyScans],
  ])('%s is drawn without that, or refused', async (_name, make) => {
    const answer = await tryUpload(testApp, meera, { bytes: await make(), type: 'image' });
    expect([201, 415, 422]).toContain(answer.status);
  });

  it('is an animation no longer', async () => {
    const frame = Buffer.alloc(26);
    frame.writeUInt32BE(20, 4);
    frame.writeUInt32BE(20, 8);
    const count = Buffer.from('0000000100000000', 'hex');
    const bytes = await insertChunk(pngChunk('acTL', count), pngChunk('fcTL', frame));
    const media = await upload(testApp, meera, { bytes, type: 'image' });
    expect((await download(testApp, media.url)).bytes.includes('acTL')).toBe(false);
  });
});

describe('a large picture', () => {
  it('is drawn upright if a phone took it sideways with 50 megapixels', async () => {
    const bytes = await sharp({ create: { width: 8160, height: 6120, channels: 3, background: '#c0392b' } })
      .jpeg({ optimiseCoding: false })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const media = await upload(testApp, meera, { bytes, type: 'image' });
    expect([media.width, media.height]).toEqual([6120, 8160]);
  });

  it('does not wait for all images of another person', async () => {
    const heavy = await makeImage(3200, 2400, { format: 'jpeg' });
    // Starts both processes, because a start takes as long as several pictures.
    const first = { bytes: await makeImage(30, 30), type: 'image' } as const;
    await Promise.all([upload(testApp, meera, first), upload(testApp, other, first)]);
    const small = await sendBytes(testApp, other, { bytes: await makeImage(30, 30), type: 'image' });
    const keys: string[] = [];
    for (let count = 0; count < 5; count += 1)
      keys.push(await sendBytes(testApp, meera, { bytes: heavy, type: 'image' }));
    const order: string[] = [];
    const make = async ({ token }: TestPerson, s3Key: string, name: string) => {
      const body = { s3Key, filename: 'a.jpg', type: 'image', noteId: '' };
      expect((await testApp.call('createMedia', { token, body })).status).toBe(201);
      order.push(name);
    };
    await Promise.all([...keys.map((key) => make(meera, key, 'heavy')), make(other, small, 'small')]);
    expect(order.indexOf('small')).toBeLessThan(2);
  });

  it('is refused beyond one person’s waiting limit, and accepted on the next try', async () => {
    const bytes = await makeImage(30, 30);
    const keys: string[] = [];
    for (let count = 0; count < 24; count += 1) keys.push(await sendBytes(testApp, meera, { bytes, type: 'image' }));
    const make = (s3Key: string) => {
      const body = { s3Key, filename: 'a.png', type: 'image', noteId: '' };
      return testApp.call('createMedia', { token: meera.token, body });
    };
    const answers = await Promise.all(keys.map(make));
    const refused = keys.filter((_key, index) => answers[index]?.status === 429);
    expect(refused.length).toBeGreaterThan(0);
    const first = answers.find(({ status }) => status === 429);
    expect([first?.code, Number(first?.headers['retry-after'])]).toEqual(['media_busy', 10]);
    expect((await make(refused[0] ?? '')).status).toBe(201);
  });
});
