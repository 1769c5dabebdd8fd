/** Repeatable randomness: every run draws the same. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number of this range, both ends included. */
  between(least: number, most: number): number;
  isOneIn(count: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
};

const STEP = 0x9e3779b9;
const RANGE = 2 ** 32;

/** mulberry32, with one stream for each pair of seed and number. */
export const createRandom = (seed: number, number = 0): Random => {
  let state = scramble(seed ^ scramble(number + STEP));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    isOneIn: (count) => next() * count < 1,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
};

/** Neighbouring numbers get very different streams. */
const scramble = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
};

/** A random order; the given list stays unchanged. */
export const shuffle = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
