import { crc32, deflateRawSync } from 'node:zlib';
import { formatHeader, paddingOf } from '../../platform/tar/header.ts';
import { all, bytes, type Joined, type Part, wrap } from './parts.ts';

const LOCAL_HEAD = 0x04034b50;
const CENTRAL_HEAD = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const FIELDS_BYTES = 26;
const madeBy = Buffer.from([20, 3]);
/** May 2024 in the format of archives. */
const DOS_TIME = 0x58a15000;

/** The fields of both heads of an entry: version, flags, method, time, checksum, sizes, length of the name. */
const formatFields = (name: Buffer, packed: Buffer, content: Buffer, method: number): Buffer => {
  const fields = Buffer.alloc(FIELDS_BYTES);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x800, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(DOS_TIME, 6);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const uint32 = (value: number): Buffer => {
  const number = Buffer.alloc(4);
  number.writeUInt32LE(value);
  return number;
};

/** A file in a ZIP: its name, its fields, its packed bytes. `writeZip` puts them into both heads. */
const zipEntry = (name: string, content: Part, isDeflated: boolean): Joined => ({
  parts: [bytes(name), content],
  join: (pieces) => {
    const [named = Buffer.alloc(0), ...rest] = pieces.length > 1 ? pieces : [Buffer.alloc(0), ...pieces];
    const whole = Buffer.concat(rest);
    const packed = isDeflated ? deflateRawSync(whole, { level: 1 }) : whole;
    const cut = named.subarray(0, 0xffff);
    return Buffer.concat([uint32(cut.length), cut, formatFields(cut, packed, whole, isDeflated ? 8 : 0), packed]);
  },
});

/** An entry that was replaced by other bytes is written, but not listed. */
const writeZip = (entries: readonly Buffer[]): Buffer => {
  const files: Buffer[] = [];
  const listed: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const nameEnd = 4 + (entry.length < 4 ? 0 : entry.readUInt32LE(0));
    const [name, fields, packed] = [
      entry.subarray(4, nameEnd),
      entry.subarray(nameEnd, nameEnd + FIELDS_BYTES),
      entry.subarray(nameEnd + FIELDS_BYTES),
    ];
    if (fields.length < FIELDS_BYTES) {
      files.push(entry);
      offset += entry.length;
      continue;
    }
    files.push(uint32(LOCAL_HEAD), fields, name, packed);
    listed.push(uint32(CENTRAL_HEAD), madeBy, fields, Buffer.alloc(10), uint32(offset), name);
    offset += LOCAL_BYTES + name.length + packed.length;
  }
  const central = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  const count = Math.min(listed.length / 6, 0xffff);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
};

type Files = readonly (readonly [name: string, content: Part])[];

/** Every tenth file is deflated: inflating costs more than everything else. */
export const zip = (files: Files): Part => ({
  parts: files.map(([name, content], index) => zipEntry(name, content, index % 10 === 3)),
  join: writeZip,
});

export const tar = (files: Files): Part =>
  all(
    ...files.map(([name, content]) =>
      wrap(content, (whole) =>
        Buffer.concat([formatHeader(name, whole.length), whole, Buffer.alloc(paddingOf(whole.length))]),
      ),
    ),
    Buffer.alloc(1024),
  );
