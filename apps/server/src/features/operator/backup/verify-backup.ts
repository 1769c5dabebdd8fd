import { createReadStream, type ReadStream } from 'node:fs';
import { isDeepStrictEqual, promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  END,
  endSchema,
  isObjectName,
  MANIFEST,
  manifestSchema,
  readPartName,
} from '../../../platform/file/backup-format.ts';
import { freeChunks } from '../../../platform/file/free-chunks.ts';
import { readTar, type TarEntry } from '../../../platform/tar/read-tar.ts';

const decompress = promisify(gunzip);
const NEWLINE = 10;

export class BackupDamaged extends Error {}

/** Reads a backup to its end and compares its content with its end record. Throws `BackupDamaged`. */
export const verifyBackup = async (path: string, onOpen?: (stream: ReadStream) => void): Promise<void> => {
  try {
    const stream = createReadStream(path);
    onOpen?.(stream);
    if (await isWhole(readTar(freeChunks(stream)))) return;
  } catch (error) {
    throw new BackupDamaged('The backup cannot be read back.', { cause: error });
  }
  throw new BackupDamaged('The backup is not what was written.');
};

const isWhole = async (entries: AsyncGenerator<TarEntry>): Promise<boolean> => {
  const first = (await entries.next()).value as TarEntry | undefined;
  if (first?.name !== MANIFEST) return false;
  const { tables } = manifestSchema.parse(JSON.parse(String(await readAll(first))));
  const rows: Record<string, number> = Object.fromEntries(tables.map(({ name }) => [name, 0]));
  let objects = 0;
  for await (const entry of entries) {
    if (entry.name === END) {
      const end = endSchema.parse(JSON.parse(String(await readAll(entry))));
      return (
        end.sha256 === entry.digestBefore &&
        isDeepStrictEqual({ rows: end.rows, objects: end.objects }, { rows, objects })
      );
    }
    const table = readPartName(entry.name);
    if (table !== null) rows[table] = (rows[table] ?? 0) + (await countRows(entry));
    else if (isObjectName(entry.name)) objects += 1;
    else return false;
  }
  return false;
};

/** COPY writes a line for each row, and none within a row. */
const countRows = async (entry: TarEntry): Promise<number> => {
  const text = await decompress(await readAll(entry));
  let count = 0;
  for (let at = text.indexOf(NEWLINE); at >= 0; at = text.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
};

const readAll = async ({ size, bytes }: TarEntry): Promise<Buffer> => {
  const all = Buffer.alloc(size);
  let at = 0;
  for await (const chunk of bytes) at += chunk.copy(all, at);
  return all;
};
