import { isBytes, isRepeated, type Part } from './parts.ts';

type Check = (part: Part) => Promise<boolean>;
type List<Items> = { length(items: Items): number; without(items: Items, at: number, count: number): Items };

/** Leaves out as much of a list as it can do without: first halves, then ever smaller pieces. */
const shrinkList = async <Items>(
  whole: Items,
  { length, without }: List<Items>,
  holds: (items: Items) => Promise<boolean>,
): Promise<Items> => {
  let items = whole;
  for (let size = Math.ceil(length(items) / 2); size >= 1; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let at = length(items) - size; at > -size; at -= size) {
      const [start, count] = [Math.max(at, 0), Math.min(size, size + at)];
      const fewer = without(items, start, count);
      if (count > 0 && (await holds(fewer))) items = fewer;
    }
  }
  return items;
};

const partList: List<readonly Part[]> = {
  length: (parts) => parts.length,
  without: (parts, at, count) => parts.toSpliced(at, count),
};
const byteList: List<Buffer> = {
  length: (bytes) => bytes.length,
  without: (bytes, at, count) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + count)]),
};

const shrinkTimes = async (part: Part, times: number, holds: Check): Promise<Part> => {
  if (await holds(part)) return part;
  let [enough, few] = [times, 1];
  while (enough - few > Math.max(enough / 16, 1)) {
    const middle = Math.floor((enough + few) / 2);
    if (await holds({ part, times: middle })) enough = middle;
    else few = middle;
  }
  return { part, times: enough };
};

const shrinkOnce = async (part: Part, holds: Check): Promise<Part> => {
  if (isBytes(part)) return shrinkList(part, byteList, holds);
  if (isRepeated(part)) {
    const fewer = await shrinkTimes(part.part, part.times, holds);
    if (isBytes(fewer) || !isRepeated(fewer)) return shrinkOnce(fewer, holds);
    const inner = await shrinkOnce(fewer.part, (smaller) => holds({ ...fewer, part: smaller }));
    return { ...fewer, part: inner };
  }
  let parts = await shrinkList(part.parts, partList, (fewer) => holds({ ...part, parts: fewer }));
  for (const index of parts.keys()) {
    const child = await shrinkOnce(parts[index] as Part, (smaller) =>
      holds({ ...part, parts: parts.with(index, smaller) }),
    );
    parts = parts.with(index, child);
  }
  return { ...part, parts };
};

/** Returns the smallest file found for which `holds` is still true, after at most `triesMax` tries. */
export const shrinkPart = async (part: Part, holds: Check, triesMax = 1_000): Promise<Part> => {
  let tries = 0;
  let wasShrunk = true;
  const check: Check = async (smaller) => {
    tries += 1;
    const isStill = tries <= triesMax && (await holds(smaller));
    wasShrunk ||= isStill;
    return isStill;
  };
  let smallest = part;
  while (wasShrunk) {
    wasShrunk = false;
    smallest = await shrinkOnce(smallest, check);
  }
  return smallest;
};
