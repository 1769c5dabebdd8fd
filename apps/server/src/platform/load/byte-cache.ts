/** What is kept says how many bytes it takes. */
type Kept = { countBytes(): number };

/** Keeps what was used last, up to so many bytes; what is larger than half of that is not kept at all. */
export const createByteCache = <Value extends Kept>(maxBytes: number) => {
  const kept = new Map<string, Value>();

  const countBytes = () => kept.values().reduce((sum, value) => sum + value.countBytes(), 0);

  /** Values may grow while they are kept: they are counted when one is added. */
  const trim = (): void => {
    let bytes = countBytes();
    for (const [key, value] of kept) {
      if (bytes <= maxBytes) return;
      bytes -= value.countBytes();
      kept.delete(key);
    }
  };

  return {
    find(key: string): Value | undefined {
      const value = kept.get(key);
      if (!value) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },

    keep(key: string, value: Value): void {
      kept.delete(key);
      if (value.countBytes() > maxBytes / 2) return;
      kept.set(key, value);
      trim();
    },

    countBytes,
    count: () => kept.size,
  };
};
