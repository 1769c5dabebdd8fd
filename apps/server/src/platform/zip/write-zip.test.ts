import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { writeZip, type ZippedFile } from './write-zip.ts';

const MB = 1024 * 1024;
const modifiedAt = new Date('2026-04-14T08:00:01Z');

const file = (path: string, pieces: readonly (string | Buffer)[], isCompressed = true): ZippedFile => ({
  path,
  modifiedAt,
  isCompressed,
  open: async () => Readable.from(pieces),
});
async function* inOrder(files: Iterable<ZippedFile>): AsyncGenerator<ZippedFile> {
  yield* files;
}
const zip = async (files: Iterable<ZippedFile>): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(writeZip(inOrder(files))));

describe('an archive', () => {
  it('is read by others with its names and bytes', async () => {
    const photo = Buffer.from([0xff, 0xd8, 0, 0xff]);
    const bytes = await zip([
      file('notes/ദാൽ.md', ['# Dal\n', 'Soak ', Buffer.from('first.')]),
      file('media/a.jpg', [photo, photo], false),
      file('empty', []),
    ]);
    const files = unzipSync(bytes);
    expect(Object.entries(files).map(([path, found]) => [path, Buffer.from(found)])).toEqual([
      ['notes/ദാൽ.md', Buffer.from('# Dal\nSoak first.')],
      ['media/a.jpg', Buffer.concat([photo, photo])],
      ['empty', Buffer.alloc(0)],
    ]);
    const opened = await yauzl.fromBufferPromise(bytes);
    const found: [string, Buffer][] = [];
    for await (const entry of opened.eachEntry()) {
      found.push([entry.fileName, await buffer(await opened.openReadStreamPromise(entry))]);
    }
    expect(found).toEqual(Object.entries(files).map(([path, read]) => [path, Buffer.from(read)]));
  });

  it.each([
    ['2026-04-14T08:00:01.000Z', '2026-04-14T08:00:01.000Z'],
    ['1960-02-03T00:00:00.999Z', '1960-02-03T00:00:00.000Z'],
    // Beyond what the format can say.
    ['1000-01-01T00:00:00.000Z', '1901-12-13T20:45:53.000Z'],
    ['2150-01-01T00:00:00.000Z', '2038-01-19T03:14:07.000Z'],
  ])('declares a file as %s', async (at, shown) => {
    const bytes = await zip([{ ...file('a', ['a']), modifiedAt: new Date(at) }]);
    const opened = await yauzl.fromBufferPromise(bytes);
    for await (const entry of opened.eachEntry()) expect(entry.getLastModDate().toISOString()).toBe(shown);
    expect(opened.entryCount).toBe(1);
  });

  it('has any number of files, and lists them in small pieces', async () => {
    const count = 66_000;
    const files = Iterator.from(Array(count).keys()).map((index) => file(`${index}`, [], false));
    const chunks = await Array.fromAsync(writeZip(inOrder(files)));
    expect(chunks.every(({ length }) => length < 64 * 1024)).toBe(true);
    const opened = await yauzl.fromBufferPromise(Buffer.concat(chunks));
    let found = 0;
    for await (const { fileName } of opened.eachEntry()) {
      expect(fileName).toBe(`${found}`);
      found += 1;
    }
    expect([opened.entryCount, found]).toEqual([count, count]);
  });

  it('may be larger than four gigabytes, and so may a file', async () => {
    const piece = Buffer.alloc(64 * MB);
    const film = file('film', Array(65).fill(piece), false);
    let size = 0;
    const tail: Buffer[] = [];
    for await (const chunk of writeZip(inOrder([film, file('after', ['after all'])]))) {
      size += chunk.length;
      if (chunk.length < piece.length) tail.push(chunk);
    }
    // The first bytes of the archive stand before the film.
    const [head = piece, ...rest] = tail;
    const opened = await yauzl.fromRandomAccessReaderPromise(new EndOfFile(size, Buffer.concat(rest)), size);
    const found: [name: string, size: number, text: string | null][] = [];
    for await (const entry of opened.eachEntry()) {
      const { fileName, uncompressedSize, relativeOffsetOfLocalHeader: at } = entry;
      const text = at > 2 ** 32 ? (await buffer(await opened.openReadStreamPromise(entry))).toString() : null;
      found.push([fileName, uncompressedSize, text]);
    }
    expect(head.length).toBe(34);
    expect(found).toEqual([
      ['film', 65 * 64 * MB, null],
      ['after', 9, 'after all'],
    ]);
  });
});

/** Only the end of a file is in memory; all before it are zeros. */
class EndOfFile extends yauzl.RandomAccessReader {
  readonly #start: number;
  readonly #end: Buffer;

  constructor(size: number, end: Buffer) {
    super();
    this.#start = size - end.length;
    this.#end = end;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const zeros = Buffer.alloc(Math.max(0, this.#start - start));
    const from = Math.max(0, start - this.#start);
    return Readable.from([Buffer.concat([zeros, this.#end.subarray(from, end - this.#start)])]);
  }
}

describe('a file', () => {
  it.each([true, false])(
    'that cannot be read ends the archive with its error (compressed: %s)',
    async (isCompressed) => {
      const open = async function* () {
        yield 'a beginning';
        throw new Error('The disk is gone.');
      };
      await expect(zip([{ path: 'a', modifiedAt, isCompressed, open }])).rejects.toThrow('The disk is gone.');
    },
  );

  it.each([true, false])('is closed when the reader stops (compressed: %s)', async (isCompressed) => {
    const source = Readable.from(Array(100).fill(Buffer.alloc(MB)));
    const archive = writeZip(inOrder([{ path: 'a', modifiedAt, isCompressed, open: async () => source }]));
    await archive.next();
    await archive.next();
    await archive.return(undefined);
    await expect.poll(() => source.destroyed).toBe(true);
  });
});
