import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';
import { ObjectMissing, type Storage } from '../../../platform/storage.ts';
import { ImportFault } from '../fault.ts';

/** The bytes of a file, wherever they lie. */
export type FileBytes = {
  size: number;
  /** Shorter only at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
  /** `end` is not included. */
  stream(start?: number, end?: number): Readable;
};

const BLOCK_BYTES = 512 * 1024;
/** Archives are read nearly in their order: a few blocks are enough, and all that is held of the file. */
const BLOCKS_KEPT = 4;

type StoredParts = { folder: string; parts: readonly string[]; size: number };

/** A file that was uploaded in parts of one size. */
export const openParts = (storage: Pick<Storage, 'read'>, { folder, parts, size }: StoredParts): FileBytes => {
  const kept = new Map<number, Promise<Buffer>>();

  const readBlock = async (index: number): Promise<Buffer> => {
    const start = index * BLOCK_BYTES;
    const part = parts[Math.floor(start / IMPORT_PART_BYTES)] ?? '';
    const end = Math.min(start + BLOCK_BYTES, size) - 1;
    const range = { start: start % IMPORT_PART_BYTES, end: (start % IMPORT_PART_BYTES) + (end - start) };
    const bytes = await storage.read(`${folder}/${part}`, range).then(buffer).catch(explainMissing);
    if (bytes.length !== end - start + 1) throw new ImportFault('import_damaged');
    return bytes;
  };

  const getBlock = (index: number): Promise<Buffer> => {
    const known = kept.get(index);
    kept.delete(index);
    const block = known ?? readBlock(index);
    kept.set(index, block);
    const oldest = kept.keys().next().value;
    if (kept.size > BLOCKS_KEPT && oldest !== undefined) kept.delete(oldest);
    return block;
  };

  /** At most to the end of a block. */
  const readSome = async (offset: number, end: number): Promise<Buffer> => {
    const within = offset % BLOCK_BYTES;
    const block = await getBlock(Math.floor(offset / BLOCK_BYTES));
    return block.subarray(within, Math.min(within + end - offset, block.length));
  };

  async function* readThrough(start: number, end: number): AsyncGenerator<Buffer> {
    for (let offset = start; offset < end; ) {
      const bytes = await readSome(offset, end);
      offset += bytes.length;
      yield bytes;
    }
  }

  return {
    size,
    async read(offset, length) {
      const pieces = await Array.fromAsync(readThrough(offset, Math.min(offset + length, size)));
      return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
    },
    stream: (start = 0, end = size) =>
      Readable.from(readThrough(start, Math.min(end, size)), { objectMode: false, highWaterMark: BLOCK_BYTES }),
  };
};

const explainMissing = (error: unknown): never => {
  throw error instanceof ObjectMissing ? new ImportFault('import_damaged') : error;
};
