import type { Readable } from 'node:stream';
import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import type { FileBytes } from '../file/parts.ts';
import { listTar, openTarFile } from '../file/tar.ts';
import type { ZipArchive } from '../file/zip.ts';

/** A file of an export: an item, or the bytes of a resource. Its name is its id. */
export type JoplinFile = {
  id: string;
  name: string;
  size: number;
  read(length: number): Promise<Buffer>;
  readTail(length: number): Promise<Buffer>;
  open(): Promise<Readable>;
};

export type JoplinFiles = { items: readonly JoplinFile[]; resources: ReadonlyMap<string, JoplinFile> };

/** Some archives have a folder around all files, some prefix paths with `./`. */
const NAME = /^(?:\.\/)?((?:[^/]+\/)*)([\da-f]{32})(\.[^/]*)?$/i;
const RESOURCES = 'resources/';

type StoredFile = Omit<JoplinFile, 'id'>;

const sort = (found: Iterable<StoredFile>): JoplinFiles => {
  const items: JoplinFile[] = [];
  const resources = new Map<string, JoplinFile>();
  for (const stored of found) {
    const [, folder = '', id, ending = ''] = NAME.exec(stored.name) ?? [];
    if (!id) continue;
    const file = { ...stored, id: id.toLowerCase() };
    if (folder.endsWith(RESOURCES)) resources.set(file.id, file);
    else if (ending.toLowerCase() === '.md') items.push(file);
  }
  return { items, resources };
};

export const listJex = async (bytes: FileBytes): Promise<JoplinFiles> => {
  const files = await listTar(bytes);
  return sort(
    files.entries().map(([name, file]) => ({
      name,
      size: file.size,
      read: (length: number) => bytes.read(file.start, Math.min(length, file.size)),
      readTail: (length: number) => {
        const wanted = Math.min(length, file.size);
        return bytes.read(file.start + file.size - wanted, wanted);
      },
      open: async () => openTarFile(bytes, file),
    })),
  );
};

export const listRaw = async (zip: ZipArchive): Promise<JoplinFiles> =>
  sort(
    zip.entries.map((entry) => ({
      name: entry.name,
      size: entry.size,
      read: async (length: number) => (await zip.read(entry, IMPORT_TEXT_MAX_BYTES)).subarray(0, length),
      readTail: async (length: number) => (await zip.read(entry, IMPORT_TEXT_MAX_BYTES)).subarray(-length),
      open: () => zip.open(entry),
    })),
  );

const PROBED = 5;

/** Whether an archive is a RAW folder of Joplin: items are named by their ids and contain their type. */
export const isRaw = async (zip: ZipArchive): Promise<boolean> => {
  const { items } = await listRaw(zip);
  for (const item of items.slice(0, PROBED)) {
    const tail = await item.readTail(IMPORT_TEXT_MAX_BYTES).catch(() => Buffer.alloc(0));
    if (/\ntype_: \d{1,2}\s*$/.test(tail.subarray(-100).toString('utf8'))) return true;
  }
  return false;
};
