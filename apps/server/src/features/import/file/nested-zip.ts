import { IMPORT_ENTRIES_MAX } from '@pinlife/contract/import/limits';
import { ImportFault } from '../read/fault.ts';
import type { FileBytes } from './blocks.ts';
import { NAMES_MAX_BYTES, type OpenedZip, openZip, unpackedMax, type ZipArchive, type ZipEntry } from './zip.ts';

/** The memory for compressed archives, within the limit of a caged reader. Stored archives need none. */
const HELD_MAX_BYTES = 64 * 1024 * 1024;
const ARCHIVES_MAX = 100;

const isArchive = ({ name }: ZipEntry): boolean =>
  /\.(?:zip|bear2bk|textpack)$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name);

/** An entry with another name. A class without copies, because there may be as many as an archive may have entries. */
class RenamedEntry implements ZipEntry {
  readonly name: string;
  readonly zip: ZipArchive;
  readonly entry: ZipEntry;

  constructor(name: string, zip: ZipArchive, entry: ZipEntry) {
    [this.name, this.zip, this.entry] = [name, zip, entry];
  }

  get size(): number {
    return this.entry.size;
  }

  get modifiedAt(): Date {
    return this.entry.modifiedAt;
  }

  get isLocked(): boolean {
    return this.entry.isLocked;
  }
}

/** Joins the archives in an archive, as Notion exports them. Returns null if there are none. */
export const openNested = async (outer: OpenedZip, { size }: FileBytes): Promise<ZipArchive | null> => {
  const archives = outer.entries.filter(isArchive);
  if (archives.length === 0) return null;
  if (archives.length > ARCHIVES_MAX) throw new ImportFault('import_too_many');
  const zips: ZipArchive[] = [];
  const entries: ZipEntry[] = [];
  /** Two archives may contain files with the same name. */
  const renamed = new Map<string, RenamedEntry>();
  const unsafe = [...outer.unsafe];
  let [held, unpacked, namesLength] = [0, 0, 0];

  const find = (name: string): ZipEntry | undefined =>
    renamed.get(name) ?? zips.find((zip) => zip.find(name))?.find(name);
  const add = (zip: ZipArchive, listed: readonly ZipEntry[], folder: string) => {
    for (const origin of listed) {
      const other = find(origin.name) && new RenamedEntry(`${folder}/${origin.name}`, zip, origin);
      const entry = other ?? origin;
      if (other) renamed.set(other.name, other);
      entries.push(entry);
      unpacked += origin.size;
      namesLength += entry.name.length;
      if (namesLength > NAMES_MAX_BYTES) throw new ImportFault('import_harmful');
      if (entries.length > IMPORT_ENTRIES_MAX) throw new ImportFault('import_too_many');
      if (unpacked > unpackedMax(size)) throw new ImportFault('import_unsafe');
    }
    zips.push(zip);
  };

  for (const archive of archives) {
    const view = await outer.view(archive, HELD_MAX_BYTES - held).catch(explain);
    held += view.heldBytes;
    const zip = await openZip(view);
    unsafe.push(...zip.unsafe);
    add(zip, zip.entries, archive.name);
  }
  const beside = { ...outer, find: findNoArchive(outer) };
  add(
    beside,
    outer.entries.filter((entry) => !isArchive(entry)),
    'archive',
  );

  const originOf = (entry: ZipEntry): Pick<RenamedEntry, 'zip' | 'entry'> => {
    if (entry instanceof RenamedEntry) return entry;
    const zip = zips.find((one) => one.find(entry.name) === entry);
    if (!zip) throw new Error(`The entry ${entry.name} is of another archive.`);
    return { zip, entry };
  };
  return {
    entries,
    find,
    unsafe: unsafe.slice(0, 100),
    begin: outer.begin,
    read: async (given, maxBytes) => {
      const { zip, entry } = originOf(given);
      return zip.read(entry, maxBytes);
    },
    open: async (given) => {
      const { zip, entry } = originOf(given);
      return zip.open(entry);
    },
  };
};

const findNoArchive =
  (zip: ZipArchive): ZipArchive['find'] =>
  (name) => {
    const entry = zip.find(name);
    return entry && isArchive(entry) ? undefined : entry;
  };

const explain = (error: unknown): never => {
  const isTooBig = error instanceof ImportFault && error.code === 'import_item_too_long';
  throw isTooBig ? new ImportFault('import_nested', { cause: error }) : error;
};
