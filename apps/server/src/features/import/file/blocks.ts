import { Readable } from 'node:stream';

/** The bytes of a file, independent of the storage. */
export type FileBytes = {
  size: number;
  /** Returns fewer bytes only at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
  /** `end` is exclusive. */
  stream(start?: number, end?: number): Readable;
  /** Called before a section of the file is parsed. Throws if that section has killed its reader twice. */
  begin?(what: string): void;
};

/** Divides the size of the stored parts. */
const BLOCK_BYTES = 512 * 1024;
/** Archives are read almost in order, so a few blocks in memory suffice. */
const BLOCKS_KEPT = 4;

/** A file that is read block by block. */
export const openBlocks = (size: number, readBlock: (start: number, length: number) => Promise<Buffer>): FileBytes => {
  const cachedBlocks = new Map<number, Promise<Buffer>>();

  const getBlock = (index: number): Promise<Buffer> => {
    const start = index * BLOCK_BYTES;
    const known = cachedBlocks.get(index);
    cachedBlocks.delete(index);
    const block = known ?? readBlock(start, Math.min(BLOCK_BYTES, size - start));
    cachedBlocks.set(index, block);
    const oldest = cachedBlocks.keys().next().value;
    if (cachedBlocks.size > BLOCKS_KEPT && oldest !== undefined) cachedBlocks.delete(oldest);
    return block;
  };

  /** Reads at most to the end of a block. */
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

/** Joins small chunks into blocks. Only the last block is shorter. */
export async function* inBlocks(stream: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let rest = chunk;
    for (let missing = BLOCK_BYTES - heldBytes; rest.length >= missing; missing = BLOCK_BYTES) {
      yield Buffer.concat([...held, rest.subarray(0, missing)]);
      [held, heldBytes, rest] = [[], 0, rest.subarray(missing)];
    }
    held.push(rest);
    heldBytes += rest.length;
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}
