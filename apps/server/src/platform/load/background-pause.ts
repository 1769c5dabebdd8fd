/** The pause after each piece, as a share of the time it took, on an idle machine. */
const PAUSE_SHARE = 0.25;
/** The longest pause, so that the work always gets a third of the time. */
const PAUSE_SHARE_MAX = 2;
/** Compares only with recent pieces: early ones ran on an empty database and were faster. */
const COMPARED = 20;

/**
 * Returns how long background work pauses after each piece, so that calls of people come first. A piece that is slower than
 * the fastest recent one has competed for processor or database, so the pause grows with the slowdown.
 */
export const createBackgroundPause = () => {
  const lately: number[] = [];
  /** `units` is 0 for pieces that cannot be compared with others. */
  return (tookMs: number, units: number): number => {
    if (units === 0) return tookMs * PAUSE_SHARE;
    const perUnit = tookMs / units;
    lately.push(perUnit);
    if (lately.length > COMPARED) lately.shift();
    return tookMs * Math.min(PAUSE_SHARE * (perUnit / Math.min(...lately)), PAUSE_SHARE_MAX);
  };
};
