import type { Readable } from 'node:stream';
import { ImportFault } from '../read/fault.ts';
import { type FileBytes, openBlocks } from './blocks.ts';

/** Each keeps a few blocks in memory. Notes and their pictures may be in two archives. */
const UNPACKED_AT_ONCE = 2;

type CompressedFile = { size: number; open(): Promise<Readable> };

/** Opens compressed files of any size as files, with little memory. They are read almost in order. */
export const createUnpacker = () => {
  const latest = new Map<CompressedFile, Unpacking>();

  const find = (file: CompressedFile): FileBytes => {
    const unpacking = latest.get(file) ?? startUnpacking(file);
    latest.delete(file);
    latest.set(file, unpacking);
    const [oldest] = latest;
    if (latest.size > UNPACKED_AT_ONCE && oldest) {
      latest.delete(oldest[0]);
      oldest[1].end();
    }
    return unpacking.bytes;
  };

  return (file: CompressedFile): FileBytes => ({
    size: file.size,
    read: (offset, length) => find(file).read(offset, length),
    stream: (start, end) => find(file).stream(start, end),
  });
};

type Unpacking = { bytes: FileBytes; end(): void };

/** Unpacks a file block by block, and again from its start if an earlier block is read. */
const startUnpacking = ({ size, open }: CompressedFile): Unpacking => {
  let chunks: AsyncIterator<Buffer> | null = null;
  let rest: Buffer = Buffer.alloc(0);
  /** The position of the rest in the file. */
  let at = 0;
  let latest: Promise<unknown> = Promise.resolve();

  const end = () => {
    void chunks?.return?.();
    [chunks, rest, at] = [null, Buffer.alloc(0), 0];
  };
  /** Bytes that are skipped are not copied: they would be garbage faster than it is collected. */
  const unpack = async (start: number, length: number): Promise<Buffer> => {
    if (start < at) end();
    chunks ??= (await open())[Symbol.asyncIterator]();
    const pieces: Buffer[] = [];
    for (let missing = length; missing > 0; ) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next();
        if (done) throw new ImportFault('import_damaged');
        rest = value;
      }
      const skipped = Math.min(Math.max(start - at, 0), rest.length);
      const piece = rest.subarray(skipped, skipped + missing);
      pieces.push(piece);
      missing -= piece.length;
      at += skipped + piece.length;
      rest = rest.subarray(skipped + piece.length);
    }
    return Buffer.concat(pieces);
  };
  /** One after the other, because all reads share the position. */
  const readBlock = (start: number, length: number): Promise<Buffer> => {
    const block = latest.then(() => unpack(start, length));
    latest = block.catch(() => undefined);
    return block;
  };
  return { bytes: openBlocks(size, readBlock), end };
};
