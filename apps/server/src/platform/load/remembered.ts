/** What browsers send is one of a few dozen texts; whoever sends others is read anew each time. */
const TEXTS_MAX = 500;
const TEXT_MAX_LENGTH = 200;

/** Reads a header once, however many send it. */
export const createRemembered = <Value>(read: (text: string) => Value): ((text: string | undefined) => Value) => {
  const known = new Map<string, Value>();
  return (text = '') => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (text.length <= TEXT_MAX_LENGTH && known.size < TEXTS_MAX) known.set(text, value);
    return value;
  };
};
