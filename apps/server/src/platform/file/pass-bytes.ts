import { Transform } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (options: { type: 'minor' }) => void;

setFlagsFromString('--expose-gc');
const collectGarbage: CollectGarbage = runInNewContext('gc');

const COLLECT_AFTER_BYTES = 16 * 1024 * 1024;
let passed = 0;

/**
 * Passes bytes on. What has been passed is garbage that the engine hardly feels, as it lies outside of its heap: it
 * would let 64 MB of it gather. Looking through the youngest objects takes about a millisecond and frees it.
 */
export const passBytes = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed >= COLLECT_AFTER_BYTES) {
        passed = 0;
        collectGarbage({ type: 'minor' });
      }
      done(null, chunk);
    },
  });
