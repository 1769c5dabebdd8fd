import { ImportFault } from '../read/fault.ts';

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const BRACKET = 91;
const BRACE = 123;
/** The number of other values that take as much memory as an object, or less. */
const OBJECT_WEIGHT = 4;

/** The largest note has half as many: one with as many comments as a note can have. */
const VALUES_MAX = 250_000;

/** Parses JSON from outside. Throws if it is none, or if its values would take much more memory than its text. */
export const parseJson = (json: string): unknown => {
  if (hasTooManyValues(json, VALUES_MAX)) throw new ImportFault('import_item_too_long');
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ImportFault('import_item_damaged', { cause: error });
  }
};

/** Counts the values outside of strings. */
const hasTooManyValues = (json: string, max: number): boolean => {
  if (json.length * OBJECT_WEIGHT < max) return false;
  let count = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = findStringEnd(json, at);
    else if (code === COMMA) count += 1;
    else if (code === BRACE || code === BRACKET) count += OBJECT_WEIGHT;
    if (count > max) return true;
  }
  return false;
};

const findStringEnd = (json: string, start: number): number => {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return json.length;
};
