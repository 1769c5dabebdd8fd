import type { Readable } from 'node:stream';
import { IMPORT_TEXT_MAX_BYTES } from '@pinlife/contract/import/limits';
import type { FileBytes } from '../file/blocks.ts';
import { listTar, type TarFile } from '../file/tar.ts';
import type { ZipArchive, ZipEntry } from '../file/zip.ts';

/** A file of an export: an item, or the bytes of a resource. */
export type JoplinFile = {
  readonly id: string;
  /** Begins with a dot; empty if the name has none. */
  readonly ending: string;
  readonly isItem: boolean;
  readonly size: number;
  read(length: number): Promise<Buffer>;
  readTail(length: number): Promise<Buffer>;
  open(): Promise<Readable>;
};

/** The last of two files with one id counts. */
export type JoplinFiles = AsyncIterable<JoplinFile>;

/** Some archives have a folder around all files, some prefix paths with `./`. */
const NAME = /^(?:\.\/)?((?:[^/]+\/)*)([\da-f]{32})(\.[^/]*)?$/i;
const RESOURCES = 'resources/';
const ITEM_ENDING = '.md';

type Named = Pick<JoplinFile, 'id' | 'ending' | 'isItem'>;

/** Returns null for files of no export. The rest of the name is not kept, because there may be many. */
const readName = (name: string): Named | null => {
  const [, folder = '', id, ending = ''] = NAME.exec(name) ?? [];
  if (!id) return null;
  const isItem = !folder.endsWith(RESOURCES);
  if (isItem) return ending.toLowerCase() === ITEM_ENDING ? { id: copy(id), ending: ITEM_ENDING, isItem } : null;
  return { id: copy(id), ending: copy(ending), isItem };
};

/** A part of a string keeps all of it in memory. */
const copy = (part: string): string => Buffer.from(part.toLowerCase()).toString();

/** Methods instead of closures: there may be as many files as an archive may have entries. */
class TarredFile implements JoplinFile {
  readonly id: string;
  readonly ending: string;
  readonly isItem: boolean;
  readonly size: number;
  readonly #bytes: FileBytes;
  readonly #start: number;

  constructor(bytes: FileBytes, { size, start }: TarFile, { id, ending, isItem }: Named) {
    [this.id, this.ending, this.isItem] = [id, ending, isItem];
    [this.size, this.#bytes, this.#start] = [size, bytes, start];
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
  readonly id: string;
  readonly ending: string;
  readonly isItem: boolean;
  readonly #zip: ZipArchive;
  readonly #entry: ZipEntry;

  constructor(zip: ZipArchive, entry: ZipEntry, { id, ending, isItem }: Named) {
    [this.id, this.ending, this.isItem] = [id, ending, isItem];
    [this.#zip, this.#entry] = [zip, entry];
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

export async function* listJex(bytes: FileBytes): JoplinFiles {
  for await (const file of listTar(bytes)) {
    const named = readName(file.name);
    if (named) yield new TarredFile(bytes, file, named);
  }
}

export async function* listRaw(zip: ZipArchive): JoplinFiles {
  for (const entry of zip.entries) {
    const named = readName(entry.name);
    if (named) yield new ZippedFile(zip, entry, named);
  }
}

const PROBED = 5;

/** Whether an archive is a RAW folder of Joplin: items are named by their ids and contain their type. */
export const isRaw = async (zip: ZipArchive): Promise<boolean> => {
  let probed = 0;
  for await (const file of listRaw(zip)) {
    if (!file.isItem) continue;
    const tail = await file.readTail(IMPORT_TEXT_MAX_BYTES).catch(() => Buffer.alloc(0));
    if (/\ntype_: \d{1,2}\s*$/.test(tail.subarray(-100).toString('utf8'))) return true;
    probed += 1;
    if (probed === PROBED) break;
  }
  return false;
};
