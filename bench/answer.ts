/** An answer that is being received. */
export type Answer = {
  /** Whether this piece completes it; call it for the first one too. */
  isWhole(piece: Buffer): boolean;
};

const STATUS_AT = 'HTTP/1.1 '.length;
const TWO = '2'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const UNCHANGED = Buffer.from('304');
const headEnd = Buffer.from('\r\n\r\n');
const lengthFields = [Buffer.from('content-length: '), Buffer.from('Content-Length: ')];
const chunkedFields = [Buffer.from('transfer-encoding: chunked'), Buffer.from('Transfer-Encoding: chunked')];
const lastChunk = Buffer.from('0\r\n\r\n');

/** Reads only status and length; null for a failed answer. The headers must be in one piece. */
export const beginAnswer = (piece: Buffer): Answer | null => {
  const bodyAt = piece.indexOf(headEnd) + headEnd.length;
  if (piece.subarray(STATUS_AT, STATUS_AT + UNCHANGED.length).equals(UNCHANGED)) return expectBytes(bodyAt);
  if (piece[STATUS_AT] !== TWO) return null;
  const lengthAt = findField(piece, lengthFields, bodyAt);
  if (lengthAt !== null) return expectBytes(bodyAt + readNumber(piece, lengthAt));
  return findField(piece, chunkedFields, bodyAt) === null ? null : expectLastChunk();
};

const expectBytes = (bytes: number): Answer => {
  let missing = bytes;
  return {
    isWhole: ({ length }) => {
      missing -= length;
      return missing <= 0;
    },
  };
};

const expectLastChunk = (): Answer => {
  let end = Buffer.alloc(0);
  return {
    isWhole: (piece) => {
      end = Buffer.concat([end, piece.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
      return end.equals(lastChunk);
    },
  };
};

/** The offset of the value. */
const findField = (piece: Buffer, spellings: readonly Buffer[], bodyAt: number): number | null => {
  for (const field of spellings) {
    const at = piece.indexOf(field);
    if (at > 0 && at < bodyAt) return at + field.length;
  }
  return null;
};

const readNumber = (piece: Buffer, from: number): number => {
  let value = 0;
  for (let at = from; at < piece.length; at += 1) {
    const digit = (piece[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return value;
};
