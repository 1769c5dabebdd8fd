import { IMPORT_ENTRIES_MAX } from '@pinlife/contract/import/limits';
import { ImportFault } from '../read/fault.ts';
import type { FileBytes } from './blocks.ts';
import { createUnpacker } from './unpacked.ts';
import { listZip, NAMES_MAX_BYTES, type OpenedZip, unpackedMax, type ZipArchive, type ZipEntry } from './zip.ts';

/** Compressed archives may be unpacked again and again, which takes time. Stored archives have no limit. */
const COMPRESSED_MAX_BYTES = 64 * 1024 * 1024;
const ARCHIVES_MAX = 100;

const isArchive = ({ name }: ZipEntry): boolean =>
  /\.(?:zip|bear2bk|textpack)$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name);

/** Joins the archives in an archive, as Notion exports them. Returns null if there are none. */
export const openNested = async (outer: OpenedZip, { size }: FileBytes): Promise<ZipArchive | null> => {
  const archives = outer.entries.filter(isArchive);
  if (archives.length === 0) return null;
  if (archives.length > ARCHIVES_MAX) throw new ImportFault('import_too_many');
  const byName = new Map<string, ZipEntry>();
  const unsafe = [...outer.unsafe];
  let [compressed, unpacked, namesBytes] = [0, 0, 0];

  const add = (entry: ZipEntry, folder: string) => {
    // Two archives may contain files with the same name.
    while (byName.has(entry.name)) entry.name = `${folder}/${entry.name}`;
    byName.set(entry.name, entry);
    unpacked += entry.size;
    namesBytes += Buffer.byteLength(entry.name);
    if (namesBytes > NAMES_MAX_BYTES) throw new ImportFault('import_harmful');
    if (byName.size > IMPORT_ENTRIES_MAX) throw new ImportFault('import_too_many');
    if (unpacked > unpackedMax(size)) throw new ImportFault('import_unsafe');
  };

  const openCompressed = createUnpacker();
  const view = async (archive: ZipEntry): Promise<FileBytes> => {
    if (outer.isStored(archive)) return outer.view(archive);
    compressed += archive.size;
    if (compressed > COMPRESSED_MAX_BYTES) throw new ImportFault('import_nested');
    return openCompressed({ size: archive.size, open: () => outer.open(archive) });
  };

  for (const [index, archive] of archives.entries()) {
    const begin = (what: string) => outer.begin(`${what} of ${index}`);
    const zip = await listZip({ ...(await view(archive)), begin });
    unsafe.push(...zip.unsafe);
    for (const entry of zip.byName.values()) add(entry, archive.name);
  }
  for (const entry of outer.entries) if (!isArchive(entry)) add(entry, 'archive');

  return {
    entries: [...byName.values()],
    find: (name) => byName.get(name),
    unsafe: unsafe.slice(0, 100),
    begin: outer.begin,
    read: outer.read,
    open: outer.open,
  };
};
