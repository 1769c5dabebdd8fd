import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { formatHeader, paddingOf } from './header.ts';

export type TarWriter = {
  add(name: string, size: number, bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void>;
  /** The digest of all bytes written so far. */
  digest(): string;
  end(): Promise<void>;
};

/** Streams an archive that any tar can open. */
export const createTarWriter = (sink: Writable): TarWriter => {
  const hash = createHash('sha256');
  let failure: Error | undefined;
  // The stream can fail between two writes: a missing folder, a full disk.
  sink.once('error', (error) => {
    failure = error;
  });

  /** Resolves once the bytes are written: then their memory can be used again. */
  const send = async (bytes: Buffer): Promise<void> => {
    if (failure) throw failure;
    hash.update(bytes);
    await new Promise<void>((resolve, reject) => {
      sink.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
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
