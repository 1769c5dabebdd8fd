import { IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';
import { countBuffer } from '../../../platform/file/collect-buffers.ts';
import { ObjectMissing, type Storage } from '../../../platform/storage.ts';
import { ImportFault } from '../read/fault.ts';

type StoredParts = { folder: string; parts: readonly string[]; size: number };
export type OpenParts = { size: number; read(offset: number, length: number): Promise<Buffer> };

/**
 * Reads a file that was uploaded in parts of one size. A range must not cross a part. The returned bytes are valid until the
 * next call: one buffer for all, because many large ones would fragment the memory of the server.
 */
export const openParts = (storage: Pick<Storage, 'read'>, { folder, parts, size }: StoredParts): OpenParts => {
  let block = Buffer.alloc(0);
  const fill = async (source: AsyncIterable<Buffer>): Promise<number> => {
    let filled = 0;
    for await (const chunk of source) {
      filled += chunk.copy(block, filled);
      countBuffer(chunk);
    }
    return filled;
  };
  return {
    size,
    async read(offset, length) {
      if (block.length < length) block = Buffer.allocUnsafeSlow(length);
      const part = parts[Math.floor(offset / IMPORT_PART_BYTES)] ?? '';
      const at = offset % IMPORT_PART_BYTES;
      const range = { start: at, end: at + length - 1 };
      const bytes = await storage.read(`${folder}/${part}`, range).catch(explainMissing);
      if ((await fill(bytes)) !== length) throw new ImportFault('import_damaged');
      return block.subarray(0, length);
    },
  };
};

const explainMissing = (error: unknown): never => {
  throw error instanceof ObjectMissing ? new ImportFault('import_damaged') : error;
};
