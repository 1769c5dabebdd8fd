import { hostileTexts } from '../fuzz/hostile.ts';
import { mangleBytes, pickNumber } from '../fuzz/mangle-bytes.ts';
import type { Random } from '../fuzz/random.ts';
import { all, bytes, isBytes, isRepeated, type Part, writePart } from './parts.ts';

const LONG_BYTES = 65_000;
/** The part of all files that become long. */
const LONG_CHANCE = 0.05;

const repeat = (part: Part, random: Random): Part => ({ part, times: 2 ** random.int(1, 4) });

const makeAny = (random: Random, marks: readonly string[]): Part => {
  if (random.chance(0.1)) return pickNumber(random);
  return bytes(random.chance(0.3) ? random.pick(hostileTexts) : random.pick(marks));
};

/** Prefers joined parts to the marks between them. */
const pickPlace = (parts: readonly Part[], random: Random): number => {
  const places = parts.flatMap((part, index) => (isBytes(part) ? [] : [index]));
  return places.length > 0 && random.chance(0.8) ? random.pick(places) : random.int(0, parts.length - 1);
};

/** The number of parts in it, itself included. */
const countParts = (part: Part): number =>
  isBytes(part) || isRepeated(part) ? 1 : part.parts.reduce((sum, child) => sum + countParts(child), 1);

/** Changes the part with this number, counted from the outermost. */
const changeAt = (part: Part, number: number, change: (part: Part) => Part): Part => {
  if (number === 0 || isBytes(part) || isRepeated(part)) return change(part);
  let left = number - 1;
  for (const [index, child] of part.parts.entries()) {
    const count = countParts(child);
    if (left < count) return { ...part, parts: part.parts.with(index, changeAt(child, left, change)) };
    left -= count;
  }
  return part;
};

/**
 * Repeats one part, or a mark in its place, as often as fits into a long file, so that work that is not linear shows. All
 * else stays as it is, so that readers come as far as that part.
 */
const lengthen = (honest: Part, random: Random, marks: readonly string[]): Part =>
  changeAt(honest, random.int(0, countParts(honest) - 1), (part) => {
    const repeated = random.chance(0.5) ? bytes(random.pick(marks)) : part;
    const long = { part: repeated, times: Math.floor(LONG_BYTES / (writePart(repeated).length + 1)) };
    return random.chance(0.5) ? long : all(part, long);
  });

/** Leaves out, doubles, repeats, moves or adds a part somewhere in it, or changes bytes. */
const manglePart = (part: Part, random: Random, marks: readonly string[]): Part => {
  if (isBytes(part)) {
    const added = makeAny(random, marks);
    if (random.chance(0.3)) return added;
    return random.chance(0.2) ? repeat(part, random) : mangleBytes(part, random, () => added as Buffer);
  }
  if (isRepeated(part)) return { ...part, part: manglePart(part.part, random, marks) };
  const { parts } = part;
  const at = pickPlace(parts, random);
  const chosen = parts[at];
  if (!chosen) return { ...part, parts: [makeAny(random, marks)] };
  if (random.chance(0.8)) return { ...part, parts: parts.with(at, manglePart(chosen, random, marks)) };
  switch (random.int(0, 5)) {
    case 0:
      return { ...part, parts: parts.toSpliced(at, 1) };
    case 1:
      return { ...part, parts: parts.toSpliced(at, 0, chosen) };
    case 2:
      return { ...part, parts: parts.with(at, repeat(chosen, random)) };
    case 3:
      return { ...part, parts: parts.toSpliced(at, 1).toSpliced(random.int(0, parts.length - 1), 0, chosen) };
    case 4:
      return { ...part, parts: parts.toSpliced(at, 0, repeat(makeAny(random, marks), random)) };
    default:
      return { ...part, parts: parts.with(at, makeAny(random, marks)) };
  }
};

/** Mangles up to `mostTimes` places of a file. */
export const mangleFile = (honest: Part, mostTimes: number, random: Random, marks: readonly string[]): Part => {
  if (random.chance(LONG_CHANCE)) return lengthen(honest, random, marks);
  let file = honest;
  for (let count = random.int(0, mostTimes); count > 0; count -= 1) file = manglePart(file, random, marks);
  return file;
};
