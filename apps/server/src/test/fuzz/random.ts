/** Repeatable randomness: the same seed makes the same choices. */
export type Random = {
  chance(probability: number): boolean;
  /** Both ends are inclusive. */
  int(min: number, max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  uuid(): string;
};

/** Mulberry32. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (length: number) => Array.from({ length }, () => int(0, 15).toString(16)).join('');
  return {
    chance: (probability) => next() < probability,
    int,
    pick: <Item>(items: readonly Item[]) => items[int(0, items.length - 1)] as Item,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
};
