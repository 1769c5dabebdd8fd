import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeChunks } from '../file/free-chunks.ts';
import { readTar } from './read-tar.ts';
import { createTarWriter } from './write-tar.ts';

const long = `media/${'a'.repeat(36)}/${'b'.repeat(36)}/${'c'.repeat(40)}.webp`;
const files = new Map([
  ['manifest.json', Buffer.from('{}')],
  ['empty', Buffer.alloc(0)],
  [long, Buffer.alloc(100_000, 7)],
  ['block', Buffer.alloc(512, 1)],
]);

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinlife-tar-'));
  path = join(folder, 'a.tar');
  const tar = createTarWriter(createWriteStream(path));
  for (const [name, bytes] of files) await tar.add(name, bytes.length, [bytes]);
  await tar.end();
});
afterAll(() => rm(folder, { recursive: true }));

const readAll = async (): Promise<Map<string, Buffer>> => {
  const found = new Map<string, Buffer>();
  for await (const { name, bytes } of readTar(createReadStream(path, { highWaterMark: 777 }))) {
    found.set(name, Buffer.concat(await Array.fromAsync(bytes)));
  }
  return found;
};

describe('an archive', () => {
  it('is read as it was written', async () => {
    expect(await readAll()).toEqual(files);
  });

  it('is written and read from memory that is freed chunk by chunk', async () => {
    const copy = join(folder, 'copy.tar');
    const tar = createTarWriter(createWriteStream(copy, { highWaterMark: 1024 * 1024 }));
    for (const [name, bytes] of files) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / 100) }, (_, at) =>
        Buffer.from(Uint8Array.from(bytes.subarray(at * 100, at * 100 + 100)).buffer),
      );
      await tar.add(name, bytes.length, freeChunks(chunks));
    }
    await tar.end();
    const found = new Map<string, Buffer>();
    for await (const { name, bytes } of readTar(freeChunks(createReadStream(copy, { highWaterMark: 777 })))) {
      found.set(name, Buffer.concat(await Array.fromAsync(bytes, (chunk) => Buffer.from(chunk))));
    }
    expect(found).toEqual(files);
  });

  it('can be opened with tar', async () => {
    await promisify(execFile)('tar', ['-xf', path, '-C', folder]);
    expect(await readFile(join(folder, long))).toEqual(files.get(long));
  });

  it('skips entries that are not read', async () => {
    const names: string[] = [];
    for await (const { name } of readTar(createReadStream(path))) names.push(name);
    expect(names).toEqual([...files.keys()]);
  });

  it('refuses an entry of another size than was said', async () => {
    const tar = createTarWriter(createWriteStream(join(folder, 'b.tar')));
    await expect(tar.add('x', 3, [Buffer.from('four')])).rejects.toThrow('3 bytes');
  });

  it('fails if its destination has failed in between', async () => {
    const sink = createWriteStream(join(folder, 'nowhere', 'c.tar'));
    const tar = createTarWriter(sink);
    await once(sink, 'close').catch(() => undefined);
    await expect(tar.add('x', 1, [Buffer.from('x')])).rejects.toThrow('ENOENT');
    await expect(tar.end()).rejects.toThrow('ENOENT');
  });

  it('is invalid if it ends early', async () => {
    await truncate(path, 50_000);
    await expect(readAll()).rejects.toThrow('ends too early');
  });
});
