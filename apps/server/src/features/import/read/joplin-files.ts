import type { Readable } from 'node:stream';
import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import type { FileBytes } from '../file/parts.ts';
import { listTar, type TarFile } from '../file/tar.ts';
import type { ZipArchive, ZipEntry } from '../file/zip.ts';

/** A file of an export: an item, or the bytes of a resource. Its name is its id. */
export type JoplinFile = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  read(length: number): Promise<Buffer>;
  readTail(length: number): Promise<Buffer>;
  open(): Promise<Readable>;
};

export type JoplinFiles = { items: readonly JoplinFile[]; resources: ReadonlyMap<string, JoplinFile> };

/** Some archives have a folder around all files, some prefix paths with `./`. */
const NAME = /^(?:\.\/)?((?:[^/]+\/)*)([\da-f]{32})(\.[^/]*)?$/i;
const RESOURCES = 'resources/';

/** Methods instead of closures: there may be as many files as an archive may have entries. */
class TarredFile implements JoplinFile {
  readonly name: string;
  readonly size: number;
  readonly #bytes: FileBytes;
  readonly #start: number;

  constructor(bytes: FileBytes, { name, size, start }: TarFile) {
    [this.name, this.size, this.#bytes, this.#start] = [name, size, bytes, start];
  }

  get id(): string {
    return idOf(this.name);
  }

  read(length: number): Promise<Buffer> {
    return this.#bytes.read(this.#start, Math.min(length, this.size));
  }

  readTail(length: number): Promise<Buffer> {
    const wanted = Math.min(length, this.size);
    return this.#bytes.read(this.#start + this.size - wanted, wanted);
  }

  async open(): Promise<Readable> {
    return this.#bytes.stream(this.#start, this.#start + this.size);
  }
}

class ZippedFile implements JoplinFile {
  readonly #zip: ZipArchive;
  readonly #entry: ZipEntry;

  constructor(zip: ZipArchive, entry: ZipEntry) {
    [this.#zip, this.#entry] = [zip, entry];
  }

  get id(): string {
    return idOf(this.name);
  }

  get name(): string {
    return this.#entry.name;
  }

  get size(): number {
    return this.#entry.size;
  }

  async read(length: number): Promise<Buffer> {
    return (await this.#zip.read(this.#entry, IMPORT_TEXT_MAX_BYTES)).subarray(0, length);
  }

  async readTail(length: number): Promise<Buffer> {
    return (await this.#zip.read(this.#entry, IMPORT_TEXT_MAX_BYTES)).subarray(-length);
  }

  open(): Promise<Readable> {
    return this.#zip.open(this.#entry);
  }
}

const idOf = (name: string): string => NAME.exec(name)?.[2]?.toLowerCase() ?? '';

const sort = (found: Iterable<JoplinFile>): JoplinFiles => {
  const items: JoplinFile[] = [];
  const resources = new Map<string, JoplinFile>();
  for (const file of found) {
    const [, folder = '', id, ending = ''] = NAME.exec(file.name) ?? [];
    if (!id) continue;
    if (folder.endsWith(RESOURCES)) resources.set(file.id, file);
    else if (ending.toLowerCase() === '.md') items.push(file);
  }
  return { items, resources };
};

export const listJex = async (bytes: FileBytes): Promise<JoplinFiles> => {
  const files = await listTar(bytes);
  return sort(files.values().map((file) => new TarredFile(bytes, file)));
};

export const listRaw = async (zip: ZipArchive): Promise<JoplinFiles> =>
  sort(zip.entries.values().map((entry) => new ZippedFile(zip, entry)));

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
