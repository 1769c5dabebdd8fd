import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createRemembered } from '../../../platform/load/remembered.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent: its bytes in each encoding are made once, when somebody first wants them. */
export type Page = {
  etag: string;
  encode(encoding: Encoding): Promise<Buffer>;
  countBytes(): number;
};

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Made once for many who read it, yet while the first of them waits. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const ETAG_LENGTH = 22;

export const createPage = (text: string): Page => {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  const made = new Map<Encoding, Promise<Buffer>>();
  let bytes = plain.length;
  const make = async (encoding: Encoding): Promise<Buffer> => {
    if (encoding === 'identity') return plain;
    const encoded = await (encoding === 'br' ? toBrotli(plain, brotliOptions) : toGzip(plain));
    bytes += encoded.length;
    return encoded;
  };
  return {
    etag,
    countBytes: () => bytes,
    encode(encoding) {
      const encoded = made.get(encoding) ?? make(encoding);
      made.set(encoding, encoded);
      return encoded;
    },
  };
};

/** The smallest that the reader takes. */
export const chooseEncoding = createRemembered((header): Encoding => {
  const taken = header.split(',').map((part) => part.trim().toLowerCase());
  const takes = (name: string) =>
    taken.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
});
