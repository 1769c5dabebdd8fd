import type { ServerResponse } from 'node:http';
import { createByteBudget } from '../../platform/load/byte-budget.ts';

/** Smaller responses are not counted. */
export const COUNTED_FROM_BYTES = 64 * 1024;
/** A client that receives less per millisecond, on average, has stalled. */
const SLOWEST_BYTES_PER_MS = 8;
const ALWAYS_MS = 30_000;

/** Bytes in memory; a text counts a byte for each letter. */
type Held = { readonly length: number };

export type SentBytes = ReturnType<typeof createSentBytes>;

/**
 * Counts bytes that stay in memory until slow clients have received them. A buffer that is sent to many clients counts
 * once, for the first.
 */
export const createSentBytes = (limits: { each: number; all: number }) => {
  const budget = createByteBudget(limits);
  const sending = new Map<Held, { readers: Map<ServerResponse, number>; release(): void }>();

  const begin = (subject: string, bytes: Held) => {
    const readers = new Map<ServerResponse, number>();
    const evict = () => {
      for (const reader of readers.keys()) reader.destroy();
    };
    const begun = { readers, release: budget.take(subject, bytes.length, evict).release };
    sending.set(bytes, begun);
    return begun;
  };

  return {
    /** Throws if there is no room. */
    take(subject: string, bytes: Held, answer: ServerResponse): void {
      // If the client has disconnected, 'close' was emitted already and the room would never be released.
      if (bytes.length < COUNTED_FROM_BYTES || answer.destroyed) return;
      const { readers, release } = sending.get(bytes) ?? begin(subject, bytes);
      readers.set(answer, performance.now() + ALWAYS_MS + bytes.length / SLOWEST_BYTES_PER_MS);
      answer.once('close', () => {
        readers.delete(answer);
        if (readers.size > 0) return;
        sending.delete(bytes);
        release();
      });
    },

    /** Ends answers whose time for sending is over. */
    endLate(now = performance.now()): void {
      for (const { readers } of sending.values()) {
        for (const [reader, endsAt] of readers) if (endsAt < now) reader.destroy();
      }
    },
  };
};
