/** Browsers send a few dozen different values. Others are parsed each time. */
const TEXTS_MAX = 500;
const TEXT_MAX_LENGTH = 200;

/** Caches the parsed values of a header. */
export const createHeaderCache = <Value>(read: (text: string) => Value): ((text: string | undefined) => Value) => {
  const known = new Map<string, Value>();
  return (text = '') => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (text.length <= TEXT_MAX_LENGTH && known.size < TEXTS_MAX) known.set(text, value);
    return value;
  };
};
