/** Of its own time work rests for so much where nothing else goes on. */
const REST_SHARE = 0.25;
/** However crowded the machine is, the work gets a third of the time. */
const REST_SHARE_MAX = 2;
/** A piece is held against so many before it: what was quick long ago, in an empty database, says nothing of now. */
const COMPARED = 20;

/**
 * How long work in the background rests after each piece, so that people who wait go first. A piece that takes longer
 * than the best of late has met others on the way, on the processor or in the database: the rest grows with that.
 */
export const createRest = () => {
  const lately: number[] = [];
  /** Pieces whose units are not of one kind say nothing of the machine: they have none. */
  return (tookMs: number, units: number): number => {
    if (units === 0) return tookMs * REST_SHARE;
    const perUnit = tookMs / units;
    lately.push(perUnit);
    if (lately.length > COMPARED) lately.shift();
    return tookMs * Math.min(REST_SHARE * (perUnit / Math.min(...lately)), REST_SHARE_MAX);
  };
};
