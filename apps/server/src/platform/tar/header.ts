/**
 * The header of an entry in the ustar format. This folder replaces modern-tar: use that when archives need links, modes
 * or long paths.
 */

export const BLOCK = 512;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;

export const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

export const formatHeader = (name: string, size: number): Buffer => {
  const header = Buffer.alloc(BLOCK);
  const { prefix, rest } = splitName(name);
  header.write(rest, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write(
    `${Math.floor(Date.now() / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  );
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  header.write(prefix, 345);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return header;
};

/** The archive cannot be read. */
export class ArchiveDamaged extends Error {}

/** Null at the end of the archive. Throws `ArchiveDamaged`. */
export const readHeader = (header: Buffer): { name: string; size: number } | null => {
  if (header.every((byte) => byte === 0)) return null;
  const checksum = Number.parseInt(readText(header, CHECKSUM_AT, CHECKSUM_BYTES), 8);
  if (checksum !== checksumOf(header)) throw new ArchiveDamaged('This is no backup, or it is damaged.');
  const prefix = readText(header, 345, PREFIX_BYTES);
  const rest = readText(header, 0, NAME_BYTES);
  return { name: prefix ? `${prefix}/${rest}` : rest, size: Number.parseInt(readText(header, 124, 12), 8) };
};

const readText = (header: Buffer, start: number, length: number): string => {
  const end = header.subarray(start, start + length).indexOf(0);
  return header.toString('utf8', start, start + (end < 0 ? length : end));
};

/** The checksum is computed as if its own field contained spaces. */
const checksumOf = (header: Buffer): number =>
  header.reduce((sum, byte, at) => sum + (at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte), 0);

const splitName = (name: string): { prefix: string; rest: string } => {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { prefix: '', rest: name };
  const at = name.indexOf('/', name.length - NAME_BYTES - 1);
  const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
  if (at < 0 || prefix.length > PREFIX_BYTES) throw new Error(`This name is too long: ${name}`);
  return { prefix, rest };
};
