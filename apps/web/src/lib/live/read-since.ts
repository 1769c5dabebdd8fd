/** The oldest stamp of all answers so far; empty if stamps cannot be compared, or a call failed. */
let oldest: string | null = null;
let openCalls = 0;

/** Call when a request starts; call the returned function with the stamp of its answer, or null if it failed. */
export const beginRead = (): ((stamp: string | null) => void) => {
  openCalls += 1;
  return (stamp) => {
    openCalls -= 1;
    oldest = findOlder(oldest, stamp ?? '');
  };
};

/** See `packages/contract/src/live/stamp.ts`. */
const findOlder = (known: string | null, stamp: string): string => {
  const [listening, ms] = stamp.split('.');
  if (known === null || !ms) return stamp;
  const [knownListening, knownMs] = known.split('.');
  if (listening !== knownListening) return '';
  return Number(ms) < Number(knownMs) ? stamp : known;
};

/** The server says whether anything has changed since this stamp. Null during a call: its answer may be older. */
export const findReadSince = (): string | null => (openCalls > 0 ? null : oldest || null);
