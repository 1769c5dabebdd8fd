import type { ByteSource } from './byte-source.ts';
import type { FoundAudio } from './read-audio.ts';

/** What the thread is asked: to look at a recording of this size. */
export type AudioAsked = { size: number };
type Part = { offset: number; length: number };
/** What it says: that it needs a part, or how it went. */
export type AudioTold = { wanted: Part } | { found: FoundAudio | null } | { failure: string };

/** Shared by both threads: one fills it, the other waits for that. */
export type WindowMemory = { state: Int32Array<SharedArrayBuffer>; bytes: Uint8Array<SharedArrayBuffer> };

const WINDOW_BYTES = 512 * 1024;
/** A run of samples is read whole. */
const BYTES_MAX = 1024 * 1024;

const WAITING = 0;
const FAILED = -1;

export const createWindowMemory = (): WindowMemory => ({
  state: new Int32Array(new SharedArrayBuffer(4)),
  bytes: new Uint8Array(new SharedArrayBuffer(BYTES_MAX)),
});

/** Hands a part over to the thread that waits for it; null: there is none to be had. */
export const fillWindow = ({ state, bytes }: WindowMemory, part: Buffer | null): void => {
  if (part) bytes.set(part);
  // One more than there are, so that it differs from waiting.
  Atomics.store(state, 0, part ? part.length + 1 : FAILED);
  Atomics.notify(state, 0);
};

/** Parts of a recording that another thread reads. Those that lie close together are asked for once. */
export const createWindow = (memory: WindowMemory, size: number, ask: (part: Part) => void): ByteSource => {
  const { state, bytes } = memory;
  const window = Buffer.from(bytes.buffer);
  let windowStart = 0;
  let windowLength = 0;

  const move = (offset: number, length: number): void => {
    Atomics.store(state, 0, WAITING);
    ask({ offset, length: Math.min(Math.max(length, WINDOW_BYTES), size - offset) });
    Atomics.wait(state, 0, WAITING);
    const filled = Atomics.load(state, 0);
    if (filled === FAILED) throw new Error('The recording cannot be read.');
    windowStart = offset;
    windowLength = filled - 1;
  };

  return {
    size,
    read(offset, length) {
      const end = Math.min(offset + length, size);
      if (offset < 0 || offset >= end) return Buffer.alloc(0);
      if (offset < windowStart || end > windowStart + windowLength) move(offset, end - offset);
      return window.subarray(offset - windowStart, Math.min(end - windowStart, windowLength));
    },
  };
};
