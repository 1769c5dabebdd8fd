import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../test/s3-server.ts';
import { describeDirectStorage, describeStorage } from '../../test/storage-compliance.ts';
import type { Storage } from '../storage.ts';
import { createDiskStorage } from './disk.ts';
import { createS3Storage } from './s3.ts';

const MB = 1024 * 1024;

let folder: string;
let disk: Storage;
let server: S3Server;
let bucket: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinlife-storage-'));
  disk = createDiskStorage(folder);
  server = await startS3Server();
  bucket = createS3Storage(server.options);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describeStorage('the disk', () => disk);
describeStorage('a bucket', () => bucket);
describeDirectStorage('a bucket', () => bucket);

describe('the disk', () => {
  it('leaves no draft after any end of a write', async () => {
    const write = (bytes: Readable) => disk.write('uploads/draft', bytes, { contentType: '', size: 4 });
    await write(Readable.from(['rain']));
    await expect(write(Readable.from(['rain']))).rejects.toThrow();
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('keeps its reserve free from concurrent files, and leaves no drafts of those that do not fit', async () => {
    const crowded = join(folder, 'crowded');
    const countHeld = async () => {
      const entries = await readdir(crowded, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      // A draft may be removed between the two calls.
      const sizes = await Promise.all(
        files.map((file) =>
          stat(file).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    // A disk of 80 MB for five files of 32 MB, each of which would fit alone.
    const findFree = async () => 80 * MB - (await countHeld());
    const reserving = createDiskStorage(crowded, { reservedBytes: 32 * MB, findFree });
    const write = async (name: number) => {
      const bytes = Readable.from(Array.from({ length: 32 }, () => Buffer.alloc(MB)));
      return reserving.write(`uploads/${name}`, bytes, { contentType: '', size: 32 * MB });
    };
    const writes = await Promise.allSettled([1, 2, 3, 4, 5].map(write));
    const refused = writes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(4);
    for (const failure of refused) expect(failure).toMatchObject({ reason: { code: 'storage_full' } });
    expect(await countHeld()).toBe((5 - refused.length) * 32 * MB);
  });

  it('deletes drafts of a crash, and none that is being written', async () => {
    const [old, fresh] = [join(folder, 'incoming', 'old'), join(folder, 'incoming', 'fresh')];
    for (const draft of [old, fresh]) await writeFile(draft, 'half');
    await utimes(old, new Date(0), new Date(0));
    await disk.tidy(new Date(Date.now() - 60_000));
    expect(await readdir(join(folder, 'incoming'))).toEqual(['fresh']);
  });
});

describe('a bucket', () => {
  it('is emptied below a key, for any number of files', async () => {
    server.fill(Array.from({ length: 2_500 }, (_none, index) => `media/many/${index}/original`));
    await bucket.removeAll('media/many');
    expect(server.keys().filter((key) => key.startsWith('media/many'))).toEqual([]);
  });

  it('reports objects that it did not remove', async () => {
    server.fill(Array.from({ length: 1_500 }, (_none, index) => `media/kept/${index}`));
    server.failWith('kept');
    const failure = await bucket.removeAll('media/kept').catch((error: unknown) => error);
    server.failWith(null);
    expect(failure).toMatchObject({
      code: 'unavailable',
      cause: { message: expect.stringContaining('InternalError') },
    });
    await bucket.removeAll('media/kept');
    expect(server.keys().filter((key) => key.startsWith('media/kept'))).toEqual([]);
  });
});

describe('a bucket that is out of reach', () => {
  it('is answered with 503 and a time to try again', async () => {
    server.failWith('down');
    const failures = await Promise.all(
      [
        bucket.find('a'),
        bucket.read('a'),
        bucket.copy('a', 'b'),
        bucket.removeAll('a'),
        bucket.check(),
        bucket.write('a', Readable.from(['rain']), { contentType: 'text/plain', size: 4 }),
      ].map((call) =>
        (call as Promise<unknown>).then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    server.failWith(null);
    for (const failure of failures) expect(failure).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  });

  it('is not waited for if a mere check hangs', async () => {
    const impatient = createS3Storage(server.options, { questionMs: 50 });
    server.failWith('silent');
    const away = { code: 'unavailable', retryAfterSeconds: 5 };
    await expect(impatient.find('a')).rejects.toMatchObject(away);
    await expect(impatient.check()).rejects.toMatchObject(away);
    server.failWith(null);
  });
});
