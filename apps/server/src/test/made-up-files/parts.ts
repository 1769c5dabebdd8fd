/** A part of a made-up file: bytes, parts that are joined as their format joins them, or one part many times. */
export type Part = Buffer | Joined | Repeated;
export type Joined = { parts: readonly Part[]; join(pieces: readonly Buffer[]): Buffer };
type Repeated = { part: Part; times: number };

export const isBytes = (part: Part): part is Buffer => Buffer.isBuffer(part);
export const isRepeated = (part: Part): part is Repeated => 'times' in part;

/** Lengths and checksums are computed here, so that they fit whatever was changed below them. */
export const writePart = (part: Part): Buffer => {
  if (isBytes(part)) return part;
  if (isRepeated(part)) return Buffer.concat(writePieces(part));
  return part.join(part.parts.flatMap(writePieces));
};

/** A repeated part becomes as many pieces. */
const writePieces = (part: Part): Buffer[] =>
  isBytes(part) || !isRepeated(part) ? [writePart(part)] : new Array<Buffer>(part.times).fill(writePart(part.part));

const concat = (pieces: readonly Buffer[]): Buffer => Buffer.concat(pieces);

export const bytes = (text: string): Buffer => Buffer.from(text);

/** Joins parts one after the other. */
export const all = (...parts: readonly (Part | string)[]): Joined => ({
  parts: parts.map((part) => (typeof part === 'string' ? bytes(part) : part)),
  join: concat,
});

/** Joins parts with text between and around them. */
export const list = (parts: readonly Part[], between: string, start = '', end = ''): Joined => ({
  parts,
  join: (pieces) =>
    Buffer.concat([
      bytes(start),
      ...pieces.flatMap((piece, index) => (index === 0 ? [piece] : [bytes(between), piece])),
      bytes(end),
    ]),
});

/** Adds bytes that are computed from the content. */
export const wrap = (part: Part, join: (content: Buffer) => Buffer): Joined => ({
  parts: [part],
  join: (pieces) => join(concat(pieces)),
});
