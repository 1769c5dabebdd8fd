import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive with any values in its headers. */
type CraftedEntry = {
  name: string | Buffer;
  content?: string | Buffer;
  /** Uses the bytes of an earlier entry. */
  sharedWith?: number;
  /** False values. */
  size?: number;
  packedSize?: number;
  checksum?: number;
  flags?: number;
};

const pack = (content: string | Buffer) => {
  const bytes = Buffer.from(content as string);
  return { content, bytes, packed: deflateRawSync(bytes), checksum: crc32(bytes) };
};

type Options = { entryCount?: number };

/** Writes a ZIP that normal programs cannot write. */
export const craftZip = (entries: readonly CraftedEntry[], { entryCount }: Options = {}): Buffer => {
  const parts: Buffer[] = [];
  const records: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  let last = pack('');
  for (const { name, content = '', sharedWith, flags = 0, ...claimed } of entries) {
    const raw = Buffer.from(name as string);
    // Thousands of entries in a row have the same content, and compressing takes long.
    if (last.content !== content) last = pack(content);
    const { bytes, packed, checksum } = last;
    const size = claimed.size ?? bytes.length;
    const packedSize = claimed.packedSize ?? packed.length;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(claimed.checksum ?? checksum, 10);
    head.writeUInt32LE(packedSize, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(raw.length, 22);
    const offset = sharedWith === undefined ? at : (offsets[sharedWith] ?? 0);
    offsets.push(offset);
    if (sharedWith === undefined) {
      const local = [Buffer.from('PK\u0003\u0004', 'latin1'), head, raw, packed];
      parts.push(...local);
      at += local.reduce((sum, part) => sum + part.length, 0);
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    records.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), head, tail, raw);
  }
  const central = Buffer.concat(records);
  return Buffer.concat([...parts, central, endOf(entryCount ?? entries.length, central.length, at)]);
};

/** More entries than the old format can count need the ZIP64 record. */
const endOf = (count: number, size: number, offset: number): Buffer => {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  if (count < 0xffff) return end;
  const wide = Buffer.alloc(56);
  wide.write('PK\u0006\u0006', 'latin1');
  wide.writeBigUInt64LE(44n, 4);
  wide.writeBigUInt64LE(BigInt(count), 24);
  wide.writeBigUInt64LE(BigInt(count), 32);
  wide.writeBigUInt64LE(BigInt(size), 40);
  wide.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  end.fill(0xff, 12, 20);
  return Buffer.concat([wide, locator, end]);
};
