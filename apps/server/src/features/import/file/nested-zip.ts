import { IMPORT_ENTRIES_MAX } from '@pinlife/contract/import/limits';
import { ImportFault } from '../read/fault.ts';
import type { FileBytes } from './blocks.ts';
import { type OpenedZip, openZip, unpackedMax, type ZipArchive, type ZipEntry } from './zip.ts';

/** The memory for compressed archives, within the limit of a caged reader. Stored archives need none. */
const HELD_MAX_BYTES = 64 * 1024 * 1024;
const ARCHIVES_MAX = 100;

const isArchive = ({ name }: ZipEntry): boolean =>
  /\.(?:zip|bear2bk|textpack)$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name);

/** Joins the archives in an archive, as Notion exports them. Returns null if there are none. */
export const openNested = async (outer: OpenedZip, { size }: FileBytes): Promise<ZipArchive | null> => {
  const archives = outer.entries.filter(isArchive);
  if (archives.length === 0) return null;
  if (archives.length > ARCHIVES_MAX) throw new ImportFault('import_too_many');
  const byName = new Map<string, ZipEntry>();
  const origins = new Map<ZipEntry, { zip: ZipArchive; entry: ZipEntry }>();
  const unsafe = [...outer.unsafe];
  let [held, unpacked] = [0, 0];

  const add = (zip: ZipArchive, entry: ZipEntry, folder: string) => {
    const { size: entrySize, modifiedAt, isLocked } = entry;
    // Two archives may contain files with the same name.
    const name = byName.has(entry.name) ? `${folder}/${entry.name}` : entry.name;
    const added = { name, size: entrySize, modifiedAt, isLocked };
    byName.set(name, added);
    origins.set(added, { zip, entry });
    unpacked += entrySize;
    if (byName.size > IMPORT_ENTRIES_MAX) throw new ImportFault('import_too_many');
    if (unpacked > unpackedMax(size)) throw new ImportFault('import_unsafe');
  };

  for (const archive of archives) {
    const view = await outer.view(archive, HELD_MAX_BYTES - held).catch(explain);
    held += view.heldBytes;
    const zip = await openZip(view);
    unsafe.push(...zip.unsafe);
    for (const entry of zip.entries) add(zip, entry, archive.name);
  }
  for (const entry of outer.entries) if (!isArchive(entry)) add(outer, entry, 'archive');

  const originOf = (entry: ZipEntry) => {
    const origin = origins.get(entry);
    if (!origin) throw new Error(`The entry ${entry.name} is of another archive.`);
    return origin;
  };
  return {
    entries: [...byName.values()],
    find: (name) => byName.get(name),
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

const explain = (error: unknown): never => {
  const isTooBig = error instanceof ImportFault && error.code === 'import_item_too_long';
  throw isTooBig ? new ImportFault('import_nested', { cause: error }) : error;
};
