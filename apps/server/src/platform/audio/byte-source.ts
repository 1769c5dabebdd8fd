/** Random access to a file that is too large to read whole. A read beyond the end returns fewer bytes. */
export type ByteSource = { size: number; read(offset: number, length: number): Buffer };

/** Returns the duration in seconds, or null if the file does not contain it. */
export type Measure = (source: ByteSource) => number | null;

/** Real recordings need far fewer reads. */
const STEPS_MAX = 150_000;
/** Bytes that are scanned count as steps too, at this rate. */
const BYTES_OF_A_STEP = 256;

/** Thrown when a file asks for more reads than a real one needs. The duration is then unknown. */
class TooManySteps extends RangeError {}

/** Limits how many reads one file may cause. */
export const limitSteps = ({ size, read }: ByteSource, stepsMax = STEPS_MAX): ByteSource => {
  let steps = 0;
  return {
    size,
    read(offset, length) {
      steps += 1 + length / BYTES_OF_A_STEP;
      if (steps > stepsMax) throw new TooManySteps('This file has too many parts.');
      return read(offset, length);
    },
  };
};
