import { IMPORT_ENTRIES_MAX } from '@pinlife/contract/import/limits';
import { BLOCK, paddingOf, readHeader } from '../../../platform/tar/header.ts';
import { ImportFault } from '../read/fault.ts';
import type { FileBytes } from './blocks.ts';

export type TarFile = { name: string; size: number; start: number };

/** Whether the entry is a plain file, not a link, a folder or an extended header. */
const isPlain = (header: Buffer): boolean => header[156] === 0 || header[156] === 0x30;

/** Whether the first block is the header of an entry. */
export const isTar = (head: Buffer): boolean => {
  try {
    return readHeader(head.subarray(0, BLOCK)) !== null;
  } catch {
    return false;
  }
};

/** Lists the files of an archive with their offsets. Links are skipped, and nothing is unpacked. */
export async function* listTar(bytes: FileBytes): AsyncGenerator<TarFile> {
  for (let at = 0, count = 0; at + BLOCK <= bytes.size; count += 1) {
    if (count > IMPORT_ENTRIES_MAX) throw new ImportFault('import_too_many');
    const header = await bytes.read(at, BLOCK);
    const head = readOrFail(header);
    if (!head) return;
    const start = at + BLOCK;
    const isWhole = Number.isInteger(head.size) && head.size >= 0 && start + head.size <= bytes.size;
    if (!isWhole) throw new ImportFault('import_damaged');
    if (isPlain(header)) yield { name: head.name, size: head.size, start };
    at = start + head.size + paddingOf(head.size);
  }
}

const readOrFail = (header: Buffer) => {
  try {
    return readHeader(header);
  } catch (error) {
    throw new ImportFault('import_damaged', { cause: error });
  }
};
