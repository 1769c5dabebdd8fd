const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
const KILO = 1000;

/** `1.2 GB`, for English sentences. */
export const describeBytes = (bytes: number): string => {
  const power = bytes < KILO ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const amount = bytes / KILO ** power;
  return `${Number(amount.toFixed(amount < 100 && power > 0 ? 1 : 0))} ${units[power]}`;
};
