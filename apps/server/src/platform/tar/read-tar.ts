import { createHash } from 'node:crypto';
import { ArchiveDamaged, BLOCK, paddingOf, readHeader } from './header.ts';

export type TarEntry = {
  name: string;
  size: number;
  /** Must be read before the next entry; the rest is skipped. A chunk is valid until the next one is read. */
  bytes: AsyncIterable<Buffer>;
  /** The digest of all bytes before this entry. */
  digestBefore: string;
};

/** Yields the entries of an archive. Throws `ArchiveDamaged` if it ends early. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const hash = createHash('sha256');
  const input = createInput(source, (bytes) => hash.update(bytes));
  for (;;) {
    const digestBefore = hash.copy().digest('hex');
    const head = readHeader(await input.readExactly(BLOCK));
    if (!head) return;
    let left = head.size;
    const bytes = (async function* () {
      while (left > 0) {
        const chunk = await input.readSome(left);
        left -= chunk.length;
        yield chunk;
      }
    })();
    yield { ...head, bytes, digestBefore };
    while (left > 0) left -= (await input.readSome(left)).length;
    await input.readExactly(paddingOf(head.size));
  }
}

const createInput = (source: AsyncIterable<Buffer>, onRead: (bytes: Buffer) => void) => {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const readSome = async (atMost: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const { value, done } = await chunks.next();
      if (done) throw new ArchiveDamaged('The backup ends too early.');
      rest = value;
    }
    const firstBytes = rest.subarray(0, atMost);
    rest = rest.subarray(firstBytes.length);
    onRead(firstBytes);
    return firstBytes;
  };

  return {
    readSome,
    async readExactly(length: number): Promise<Buffer> {
      const all = Buffer.alloc(length);
      for (let at = 0; at < length; ) at += (await readSome(length - at)).copy(all, at);
      return all;
    },
  };
};
