type Kept = { countBytes(): number };

/** Caches the most recently used values, up to `maxBytes`. Values larger than half of it are not cached. */
export const createByteCache = <Value extends Kept>(maxBytes: number) => {
  const kept = new Map<string, Value>();

  const countBytes = () => kept.values().reduce((sum, value) => sum + value.countBytes(), 0);

  /** Values can grow while they are cached, so all are counted when one is added. */
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
