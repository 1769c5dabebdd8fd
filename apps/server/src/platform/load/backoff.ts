type Backoff = { baseMs: number; capMs: number };

/** Doubles with each failure up to the cap. Random jitter keeps many clients from retrying at the same moment. */
export const backoffMs = (failures: number, { baseMs, capMs }: Backoff, random: () => number = Math.random): number =>
  Math.round(Math.min(capMs, baseMs * 2 ** (failures - 1)) * (0.5 + random() / 2));
