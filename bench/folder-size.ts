import { lstatSync } from 'node:fs';
import { listFiles } from '../scripts/lib/fingerprint.mjs';

const BLOCK_BYTES = 512;

/** The disk usage of the files below a folder. */
export const measureFolderMb = (folder: string): number =>
  listFiles(folder, () => false).reduce((sum, file) => sum + sizeOnDisk(file), 0) / 1e6;

/** A database may remove a file while its folder is read. */
const sizeOnDisk = (file: string): number => (lstatSync(file, { throwIfNoEntry: false })?.blocks ?? 0) * BLOCK_BYTES;
