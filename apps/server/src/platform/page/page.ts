import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createFairQueue } from '../load/fair-queue.ts';
import { compressionQueue } from './limits.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page to send: each encoding is computed at its first use. */
export type Page = {
  etag: string;
  /** Callers that ask for much take turns with others. */
  encode(encoding: Encoding, subject: string): Promise<Buffer>;
  countBytes(): number;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Computed once for many readers, but the first one waits. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const ETAG_LENGTH = 22;
/** Up to this size compression takes a few milliseconds and needs no queue. */
const COMPRESS_DIRECTLY_BYTES = 64 * 1024;
const compressInTurn = createFairQueue(compressionQueue);

export const createPage = (text: string): Page => {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  const made = new Map<Encoding, Promise<Buffer>>();
  let bytes = plain.length;
  const make = async (encoding: Encoding, subject: string): Promise<Buffer> => {
    if (encoding === 'identity') return plain;
    const compress = () => (encoding === 'br' ? toBrotli(plain, brotliOptions) : toGzip(plain));
    const encoded = await (plain.length < COMPRESS_DIRECTLY_BYTES ? compress() : compressInTurn(subject, compress));
    bytes += encoded.length;
    return encoded;
  };
  return {
    etag,
    countBytes: () => bytes,
    encode(encoding, subject) {
      const encodedPage = made.get(encoding);
      if (encodedPage) return encodedPage;
      const encoded = make(encoding, subject);
      made.set(encoding, encoded);
      // A refused attempt must not be cached.
      encoded.catch(() => made.delete(encoding));
      return encoded;
    },
  };
};

/** The smallest encoding that the client accepts. */
export const chooseEncoding = (header = ''): Encoding => {
  const acceptedEncodings = header.split(',').map((part) => part.trim().toLowerCase());
  const takes = (name: string) =>
    acceptedEncodings.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};
