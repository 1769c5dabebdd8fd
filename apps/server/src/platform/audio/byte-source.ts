/** Reads parts of something that is too large to be read whole. Beyond its end there is nothing to read. */
export type ByteSource = { size: number; read(offset: number, length: number): Buffer };

/** How long it lasts, in seconds, as far as the bytes say; null where they do not. */
export type Measure = (source: ByteSource) => number | null;

/** Whatever is a recording has far fewer parts. */
const STEPS_MAX = 150_000;
/** What is looked at byte by byte counts as well. */
const BYTES_OF_A_STEP = 256;

/** Says that more was to be read than any honest file needs. As with other nonsense, there is no length then. */
class TooManySteps extends RangeError {}

/** The same source, as often as a recording needs it. */
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
