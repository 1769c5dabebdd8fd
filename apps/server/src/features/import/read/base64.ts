import { createHash, type Hash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';

/** State of a base64 decoder: offsets in the file, number of characters, characters of an incomplete group. */
export type OpenData = { start: number; end: number; hash: Hash; letters: number; rest: string };

export const BASE64_START = { start: 0, end: 0, size: 0, md5: '' } as const;

export const startData = (): OpenData => ({ start: 0, end: 0, hash: createHash('md5'), letters: 0, rest: '' });

/** Four characters are three bytes; an incomplete group waits for more. */
export const takeData = (data: OpenData, text: string, start: number, end: number): void => {
  if (data.end === 0) data.start = start;
  data.end = end;
  const before = data.rest.length;
  const letters = data.rest + lettersOf(Buffer.from(text, 'latin1'));
  const whole = letters.length - (letters.length % 4);
  data.hash.update(Buffer.from(letters.slice(0, whole), 'base64'));
  data.rest = letters.slice(whole);
  data.letters += letters.length - before;
};

export const endData = ({ start, end, hash, letters, rest }: OpenData) => {
  hash.update(Buffer.from(rest, 'base64'));
  return { start, end, size: Math.floor((letters * 3) / 4), md5: hash.digest('hex') };
};

/** Works in place: a regular expression would create a string for each line. */
const lettersOf = (bytes: Buffer): string => {
  let count = 0;
  for (const byte of bytes) {
    const isLetter = (byte >= 0x2f && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
    if (!isLetter && byte !== 0x2b) continue;
    bytes[count] = byte;
    count += 1;
  }
  return bytes.toString('latin1', 0, count);
};

export const decodeBase64 = (source: Readable): Readable => {
  let rest = '';
  const decoder = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const letters = rest + lettersOf(Buffer.from(chunk));
      const whole = letters.length - (letters.length % 4);
      rest = letters.slice(whole);
      done(null, Buffer.from(letters.slice(0, whole), 'base64'));
    },
    flush: (done) => done(null, Buffer.from(rest, 'base64')),
  });
  source.on('error', (error) => decoder.destroy(error));
  decoder.once('close', () => source.destroy());
  return source.pipe(decoder);
};
