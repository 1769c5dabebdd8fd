import { Transform } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'minor' }) => void;

setFlagsFromString('--expose-gc');
const collectGarbage: CollectGarbage = runInNewContext('gc');

const COLLECT_AFTER_BYTES = 16 * 1024 * 1024;
let passed = 0;

/**
 * Counts a buffer that becomes garbage soon, and triggers minor garbage collections. Buffers lie outside the heap, so V8 would
 * let 64 MB of them accumulate. A minor collection takes about a millisecond.
 */
export const countBuffer = ({ length }: Buffer): void => {
  passed += length;
  if (passed < COLLECT_AFTER_BYTES) return;
  passed = 0;
  collectGarbage({ type: 'minor' });
};

/** Passes bytes through and counts them. */
export const collectBuffers = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      countBuffer(chunk);
      done(null, chunk);
    },
  });
