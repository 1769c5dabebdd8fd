/** Of its own time work rests for so much where nothing else goes on. */
const REST_SHARE = 0.25;
/** However crowded the machine is, the work gets a third of the time. */
const REST_SHARE_MAX = 2;

/**
 * How long work in the background rests after each piece, so that people who wait go first. A piece that takes longer
 * than the best one has met others on the way, on the processor or in the database: the rest grows with that.
 */
export const createRest = () => {
  let bestPerUnit = Number.POSITIVE_INFINITY;
  /** Pieces whose units are not of one kind say nothing of the machine: they have none. */
  return (tookMs: number, units: number): number => {
    if (units === 0) return tookMs * REST_SHARE;
    const perUnit = tookMs / units;
    bestPerUnit = Math.min(bestPerUnit, perUnit);
    return tookMs * Math.min(REST_SHARE * (perUnit / bestPerUnit), REST_SHARE_MAX);
  };
};
