/**
 * A moment of one node by its monotonic clock. `listening` identifies the period during which it has received every change.
 * The page sends the oldest stamp of its answers, and the stream reports whether anything changed since.
 */
type Stamp = { listening: string; ms: number };

export const formatStamp = ({ listening, ms }: Stamp): string => `${listening}.${ms}`;

/** Null: not a stamp. */
export const parseStamp = (text: string): Stamp | null => {
  const [, listening, ms] = /^([\w-]{1,40})\.(\d{1,15})$/.exec(text) ?? [];
  return listening && ms ? { listening, ms: Number(ms) } : null;
};
