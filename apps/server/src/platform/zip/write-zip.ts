import { pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

type Bytes = string | Buffer;

/** A file of an archive. It is opened when all files before it are written. */
export type ZippedFile = {
  path: string;
  modifiedAt: Date;
  isCompressed: boolean;
  open(): AsyncIterable<Bytes> | Promise<AsyncIterable<Bytes>>;
};

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const RECORD = 0x02014b50;
const END = 0x06054b50;
const ZIP64_END = 0x06064b50;
const ZIP64_LOCATOR = 0x07064b50;
const UNIX = 0x033f;
const VERSION = 20;
const ZIP64_VERSION = 45;
/** Names are UTF-8; checksum and sizes follow the data. */
const FLAGS = 0x0808;
const STORED = 0;
const DEFLATED = 8;
const PLAIN_FILE = 0o100644 * 0x10000;
/** Extra fields: the time in seconds, and numbers of 64 bits. */
const TIME_FIELD = 0x5455;
const ZIP64_FIELD = 0x0001;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
const SECONDS_MAX = 0x7fffffff;
/** The number of records that are joined to one buffer. */
const RECORDS_JOINED = 500;

/**
 * Writes a ZIP archive while it is read. Replaces yazl, which looks through all files after each one, writes their list in
 * one go, and ends the process for a time before 1970: use a library that does none of this.
 */
export async function* writeZip(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const list: Buffer[] = [];
  let records: Buffer[] = [];
  let [start, count] = [0, 0];
  for await (const file of files) {
    const { record, end } = yield* writeFile(file, start);
    [start, count] = [end, count + 1];
    records.push(record);
    if (records.length < RECORDS_JOINED) continue;
    list.push(Buffer.concat(records));
    records = [];
  }
  list.push(Buffer.concat(records));
  yield* list;
  const size = list.reduce((sum, { length }) => sum + length, 0);
  yield formatEnd(count, start, size);
}

/** Returns the record of the file for the list at the end of the archive, and where the file ends. */
async function* writeFile(file: ZippedFile, start: number): AsyncGenerator<Buffer, { record: Buffer; end: number }> {
  const path = Buffer.from(file.path);
  const kind = [FLAGS, file.isCompressed ? DEFLATED : STORED, toDosTime(file.modifiedAt)];
  const head = formatNumbers('4222444422', LOCAL, VERSION, ...kind, 0, 0, 0, path.length, 0);
  yield Buffer.concat([head, path]);
  const read = { size: 0, checksum: 0 };
  let packedSize = 0;
  for await (const chunk of readPacked(file, read)) {
    packedSize += chunk.length;
    yield chunk;
  }
  const { size, checksum } = read;
  const isLarge = Math.max(size, packedSize) >= MAX_32;
  const tail = formatNumbers(isLarge ? '4488' : '4444', DESCRIPTOR, checksum, packedSize, size);
  yield tail;

  const isZip64 = isLarge || start >= MAX_32;
  const [shownPackedSize, shownSize, shownStart] = isZip64 ? [MAX_32, MAX_32, MAX_32] : [packedSize, size, start];
  const extra = Buffer.concat([
    formatNumbers('2214', TIME_FIELD, 5, 1, toSeconds(file.modifiedAt)),
    ...(isZip64 ? [formatNumbers('22888', ZIP64_FIELD, 24, size, packedSize, start)] : []),
  ]);
  const versions = [UNIX, isZip64 ? ZIP64_VERSION : VERSION];
  const sizes = [checksum, shownPackedSize, shownSize, path.length, extra.length];
  const place = [0, 0, 0, PLAIN_FILE, shownStart];
  return {
    record: Buffer.concat([
      formatNumbers('4222244442222244', RECORD, ...versions, ...kind, ...sizes, ...place),
      path,
      extra,
    ]),
    end: start + head.length + path.length + packedSize + tail.length,
  };
}

type Read = { size: number; checksum: number };

/** The loop over the result gets the errors of the file. */
const readPacked = (file: ZippedFile, read: Read): AsyncIterable<Buffer> => {
  const bytes = readCounted(file, read);
  return file.isCompressed ? pipeline(bytes, createDeflateRaw(), () => undefined) : bytes;
};

async function* readCounted(file: ZippedFile, read: Read): AsyncGenerator<Buffer> {
  for await (const chunk of await file.open()) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    read.size += bytes.length;
    read.checksum = crc32(bytes, read.checksum);
    yield bytes;
  }
}

/** The end of the archive. `start`, `size`: of the list. */
const formatEnd = (count: number, start: number, size: number): Buffer => {
  const end = start + size;
  const isZip64 = count >= MAX_16 || end >= MAX_32;
  const large = [ZIP64_END, 44, UNIX, ZIP64_VERSION, 0, 0, count, count, size, start];
  const shownCount = Math.min(count, MAX_16);
  const shownFields = [shownCount, shownCount, Math.min(size, MAX_32), Math.min(start, MAX_32)];
  return Buffer.concat([
    ...(isZip64 ? [formatNumbers('4822448888', ...large), formatNumbers('4484', ZIP64_LOCATOR, 0, end, 1)] : []),
    formatNumbers('42222442', END, 0, 0, ...shownFields, 0),
  ]);
};

/** `widths`: the number of bytes of each, one digit each. */
const formatNumbers = (widths: string, ...values: readonly number[]): Buffer => {
  const buffer = Buffer.alloc([...widths].reduce((sum, width) => sum + Number(width), 0));
  let at = 0;
  for (const [index, value] of values.entries()) {
    const width = Number(widths[index]);
    if (width === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, width);
    at += width;
  }
  return buffer;
};

/** 32 bits, also for times before 1970. Times beyond them become the first or the last one. */
const toSeconds = (at: Date): number =>
  Math.min(Math.max(Math.floor(at.getTime() / 1000), -SECONDS_MAX), SECONDS_MAX) >>> 0;

/** Date and time in UTC, in steps of two seconds, from 1980 on. */
const toDosTime = (at: Date): number => {
  const shownTime = new Date(Math.min(Math.max(at.getTime(), Date.UTC(1980, 0)), Date.UTC(2107, 11, 31)));
  const date =
    ((shownTime.getUTCFullYear() - 1980) << 9) | ((shownTime.getUTCMonth() + 1) << 5) | shownTime.getUTCDate();
  const time = (shownTime.getUTCHours() << 11) | (shownTime.getUTCMinutes() << 5) | (shownTime.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
};
