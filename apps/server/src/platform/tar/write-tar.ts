import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { formatHeader, paddingOf } from './header.ts';

export type TarWriter = {
  add(name: string, size: number, bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>;
  /** Of everything that was written so far. */
  digest(): string;
  end(): Promise<void>;
};

/** Writes an archive that any tar can open, one entry after the other, without holding any of them. */
export const createTarWriter = (sink: Writable): TarWriter => {
  const hash = createHash('sha256');
  let failure: Error | undefined;
  // It may come while nobody is writing: a folder that is not there, a disk that is full.
  sink.once('error', (error) => {
    failure = error;
  });

  const send = async (bytes: Buffer): Promise<void> => {
    if (failure) throw failure;
    hash.update(bytes);
    if (!sink.write(bytes)) await once(sink, 'drain');
  };

  return {
    async add(name, size, bytes) {
      await send(formatHeader(name, size));
      let sent = 0;
      for await (const chunk of bytes) {
        sent += chunk.length;
        if (sent > size) break;
        await send(chunk);
      }
      if (sent !== size) throw new Error(`${name} is not of ${size} bytes.`);
      await send(Buffer.alloc(paddingOf(size)));
    },
    digest: () => hash.copy().digest('hex'),
    async end() {
      await send(Buffer.alloc(1024));
      sink.end();
      await once(sink, 'close');
    },
  };
};
