import { buffer } from 'node:stream/consumers';
import { IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';
import { ObjectMissing, type Storage } from '../../../platform/storage.ts';
import { ImportFault } from '../read/fault.ts';
import { type FileBytes, openBlocks } from './blocks.ts';

type StoredParts = { folder: string; parts: readonly string[]; size: number };

/** Reads a file that was uploaded in parts of one size. */
export const openParts = (storage: Pick<Storage, 'read'>, { folder, parts, size }: StoredParts): FileBytes =>
  openBlocks(size, async (start, length) => {
    const part = parts[Math.floor(start / IMPORT_PART_BYTES)] ?? '';
    const at = start % IMPORT_PART_BYTES;
    const range = { start: at, end: at + length - 1 };
    const bytes = await storage.read(`${folder}/${part}`, range).then(buffer).catch(explainMissing);
    if (bytes.length !== length) throw new ImportFault('import_damaged');
    return bytes;
  });

const explainMissing = (error: unknown): never => {
  throw error instanceof ObjectMissing ? new ImportFault('import_damaged') : error;
};
