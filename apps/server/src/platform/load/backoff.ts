type Backoff = { baseMs: number; capMs: number };

/** Doubles with every failure up to the cap; the jitter keeps many waiters from coming back in the same instant. */
export const backoffMs = (failures: number, { baseMs, capMs }: Backoff, random: () => number = Math.random): number =>
  Math.round(Math.min(capMs, baseMs * 2 ** (failures - 1)) * (0.5 + random() / 2));
