import { type Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createInflateRaw, inflateRaw } from 'node:zlib';
import { IMPORT_ENTRIES_MAX } from '@pinlife/contract/import/limits';
import { normalizeText } from '@pinlife/contract/normal-form';
import yauzl from 'yauzl';
import { AppError } from '../../../platform/error/app-error.ts';
import { ImportFault } from '../read/fault.ts';
import type { FileBytes } from './blocks.ts';

const inflate = promisify(inflateRaw);

/** Real names are shorter; longer ones would fill the memory. */
const NAME_MAX_BYTES = 1024;
/** The limit of all names together, which are kept in memory: a hundred bytes on average, if there are as many as allowed. */
export const NAMES_MAX_BYTES = 100 * IMPORT_ENTRIES_MAX;
/** Texts shrink to a tenth, pictures hardly. A higher ratio is a zip bomb. */
const RATIO_MAX = 20;
const ALWAYS_ALLOWED_BYTES = 256 * 1024 * 1024;
export const unpackedMax = (fileSize: number): number => Math.max(fileSize * RATIO_MAX, ALWAYS_ALLOWED_BYTES);

const STORED = 0;
const DEFLATED = 8;

export type ZipEntry = { name: string; size: number; modifiedAt: Date; isLocked: boolean };

export type ZipArchive = {
  /** In the order of the archive, without folders; of two with one name the last counts. */
  entries: readonly ZipEntry[];
  find(name: string): ZipEntry | undefined;
  /** Names of entries that point outside the archive or are invalid; at most 100. */
  unsafe: readonly string[];
  /** Reads the whole entry into memory: only for small entries. */
  read(entry: ZipEntry, maxBytes: number): Promise<Buffer>;
  open(entry: ZipEntry): Promise<Readable>;
  /** See `begin` of `FileBytes`. */
  begin(what: string): void;
};

export type OpenedZip = ZipArchive & {
  isStored(entry: ZipEntry): boolean;
  /** Opens a stored entry as a file. */
  view(entry: ZipEntry): Promise<FileBytes>;
};

/** Reads the entries of one archive. Joined archives have entries of several. */
type EntryAccess = {
  read(entry: StoredEntry, maxBytes: number): Promise<Buffer>;
  open(entry: StoredEntry): Promise<Readable>;
};

/** All numbers have 32 bits, because V8 stores larger ones as objects, which would take too much memory for many entries. */
class StoredEntry implements ZipEntry {
  /** May be changed, because joined archives can have equal names. */
  name: string;
  readonly archive: EntryAccess;
  readonly size: number;
  readonly packedSize: number;
  readonly offset: number;
  readonly method: number;
  readonly flags: number;
  readonly checksum: number;
  readonly seconds: number;

  constructor(entry: yauzl.Entry, name: string, archive: EntryAccess) {
    this.name = name;
    this.archive = archive;
    this.size = entry.uncompressedSize;
    this.packedSize = entry.compressedSize;
    this.offset = entry.relativeOffsetOfLocalHeader;
    this.method = entry.compressionMethod;
    this.flags = entry.generalPurposeBitFlag;
    this.checksum = entry.crc32 | 0;
    this.seconds = Math.floor(entry.getLastModDate({ timezone: 'UTC' }).getTime() / 1000);
  }

  get modifiedAt(): Date {
    return new Date(this.seconds * 1000);
  }

  get isLocked(): boolean {
    return (this.flags & 1) === 1;
  }
}

/** Opens an archive and checks its list before anything is unpacked. Nothing is ever written under an entry's name. */
export const openZip = async (bytes: FileBytes): Promise<OpenedZip> => {
  const { byName, ...zip } = await listZip(bytes);
  return { ...zip, entries: [...byName.values()], find: (name) => byName.get(name) };
};

/** No returned function refers to `byName`, so that the caller can free it. */
export const listZip = async (bytes: FileBytes) => {
  const zip = await yauzl
    .fromRandomAccessReaderPromise(new FileBytesReader(bytes), bytes.size, {
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: true,
    })
    .catch(throwDamaged);
  const access = createEntryAccess(zip, bytes);
  return {
    ...(await listEntries(zip, bytes.size, access).catch(throwDamaged)),
    begin: (what: string) => bytes.begin?.(what),
    read: async (entry: ZipEntry, maxBytes: number) => toStored(entry).archive.read(toStored(entry), maxBytes),
    open: async (entry: ZipEntry) => toStored(entry).archive.open(toStored(entry)),
    isStored: (entry: ZipEntry) => toStored(entry).method === STORED,
    async view(entry: ZipEntry): Promise<FileBytes> {
      const start = await access.locate(toStored(entry));
      const endAt = (end: number) => start + Math.min(end, entry.size);
      return {
        size: entry.size,
        read: (offset, length) => bytes.read(start + offset, endAt(offset + length) - start - offset),
        stream: (from = 0, end = entry.size) => bytes.stream(start + from, endAt(end)),
      };
    },
  };
};

const toStored = (entry: ZipEntry) => entry as StoredEntry;

const createEntryAccess = (zip: yauzl.ZipFile, bytes: FileBytes) => {
  const locate = async (entry: StoredEntry): Promise<number> => {
    if (entry.isLocked) throw new ImportFault('import_item_locked');
    const found = Object.assign(new yauzl.Entry(), { relativeOffsetOfLocalHeader: entry.offset });
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(found, { minimal: true }).catch(throwDamagedItem);
    if (fileDataStart + entry.packedSize > bytes.size) throw new ImportFault('import_item_damaged');
    return fileDataStart;
  };
  return {
    locate,

    async read(entry: StoredEntry, maxBytes: number): Promise<Buffer> {
      bytes.begin?.(`entry ${entry.offset}`);
      if (entry.size > maxBytes || entry.packedSize > maxBytes) throw new ImportFault('import_item_too_long');
      const packed = await bytes.read(await locate(entry), entry.packedSize);
      const unpacked = entry.method === STORED ? packed : await unpack(packed, entry);
      if (unpacked.length !== entry.size || (crc32(unpacked) | 0) !== entry.checksum) {
        throw new ImportFault('import_item_damaged');
      }
      return unpacked;
    },

    async open(entry: StoredEntry): Promise<Readable> {
      const start = await locate(entry);
      if (entry.method !== STORED && entry.method !== DEFLATED) throw new ImportFault('import_item_damaged');
      return openChecked(bytes.stream(start, start + entry.packedSize), entry);
    },
  };
};

const unpack = (packed: Buffer, { method, size }: StoredEntry): Promise<Buffer> => {
  if (method !== DEFLATED) throw new ImportFault('import_item_damaged');
  return inflate(packed, { maxOutputLength: Math.max(size, 1) }).catch(throwDamagedItem);
};

/** Throws if the size or the checksum differs from the archive's list. */
const openChecked = (packed: Readable, { method, size, checksum }: StoredEntry): Readable => {
  let [sum, count] = [0, 0];
  const damaged = (cause?: unknown) => new ImportFault('import_item_damaged', { cause });
  const sink = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      count += chunk.length;
      done(count > size ? damaged() : null, chunk);
    },
    flush: (done) => done(count === size && (sum | 0) === checksum ? null : damaged()),
  });
  // Errors of the storage are kept; any other error means a damaged archive.
  const fail = (error: unknown) => sink.destroy(error instanceof AppError ? error : damaged(error));
  const inflating = method === STORED ? null : createInflateRaw().on('error', fail);
  packed.on('error', fail);
  sink.once('close', () => {
    packed.destroy();
    inflating?.destroy();
  });
  return (inflating ? packed.pipe(inflating) : packed).pipe(sink);
};

const listEntries = async (zip: yauzl.ZipFile, fileSize: number, access: EntryAccess) => {
  if (zip.entryCount > IMPORT_ENTRIES_MAX) throw new ImportFault('import_too_many');
  const byName = new Map<string, StoredEntry>();
  const unsafe: string[] = [];
  let [packed, unpacked, found, locked, names] = [0, 0, 0, 0, 0];
  for await (const entry of zip.eachEntry()) {
    names += Math.min(entry.fileNameLength, NAME_MAX_BYTES);
    if (names > NAMES_MAX_BYTES) throw new ImportFault('import_harmful');
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    // Entries may share bytes, and each would unpack them again.
    if (packed > fileSize || unpacked > unpackedMax(fileSize)) {
      throw new ImportFault('import_unsafe');
    }
    const name = readName(entry);
    if (name === null) unsafe.push(shorten(entry.fileNameRaw));
    else if (!name.endsWith('/')) {
      byName.set(name, new StoredEntry(entry, name, access));
      found += 1;
    }
    if (entry.isEncrypted()) locked += 1;
  }
  if (locked > 0 && locked >= found) throw new ImportFault('import_encrypted');
  return { byName, unsafe: unsafe.slice(0, 100) };
};

/** Returns null if the name points outside the archive or is invalid. */
const readName = (entry: yauzl.Entry): string | null => {
  if (entry.fileNameLength > NAME_MAX_BYTES || entry.fileNameLength === 0) return null;
  const isMarkedUtf8 = (entry.generalPurposeBitFlag & 0x800) !== 0;
  const name = isMarkedUtf8 || !isUtf8(entry.fileNameRaw) ? yauzlName(entry) : entry.fileNameRaw.toString('utf8');
  const slashed = normalizeText(name.replaceAll('\\', '/'));
  return slashed.includes('\0') || yauzl.validateFileName(slashed) !== null ? null : slashed;
};

const yauzlName = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: yauzl.Entry): string =>
  yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

/** Many programs write UTF-8 without the flag. */
const isUtf8 = (raw: Buffer): boolean => !raw.toString('utf8').includes('\ufffd');

const shorten = (raw: Buffer): string =>
  raw
    .subarray(0, 120)
    .toString('utf8')
    .replace(/\p{Cc}/gu, '');

class FileBytesReader extends yauzl.RandomAccessReader {
  readonly #bytes: FileBytes;

  constructor(bytes: FileBytes) {
    super();
    this.#bytes = bytes;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#bytes.stream(start, end);
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#bytes.read(position, length).then(
      (found) => {
        if (found.length < length) return callback(new Error('unexpected EOF'));
        found.copy(target, offset);
        callback(null);
      },
      (error: Error) => callback(error),
    );
  }
}

/** Errors of the zip library mean a damaged archive; errors of PinLife are rethrown. */
const throwDamaged = (error: unknown): never => {
  if (error instanceof ImportFault || error instanceof AppError) throw error;
  throw new ImportFault('import_damaged', { cause: error });
};

const throwDamagedItem = (error: unknown): never => {
  if (error instanceof ImportFault || error instanceof AppError) throw error;
  throw new ImportFault('import_item_damaged', { cause: error });
};
