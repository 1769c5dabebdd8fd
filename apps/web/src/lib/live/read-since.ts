/** The oldest stamp of all answers so far; empty if stamps cannot be compared, or a call failed. */
let oldest: string | null = null;
/** Calls under way whose answers may be older than all answers so far. */
let firstCalls = 0;
const waiting = new Set<() => void>();

/** Call when a request starts; call the returned function with the stamp of its answer, or null if it failed. */
export const beginRead = (): ((stamp: string | null) => void) => {
  // A call sent after the first answer has a newer stamp. Early requests were sent before it.
  const isFirst = oldest === null || Boolean(globalThis.earlyAnswers?.byAddress.size);
  if (isFirst) firstCalls += 1;
  return (stamp) => {
    oldest = findOlder(oldest, stamp ?? '');
    if (isFirst) firstCalls -= 1;
    if (firstCalls > 0) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
};

/** Waits for the answers of the first screen: a stream that is opened before makes the page read all of it again. */
export const untilFirstAnswers = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (firstCalls === 0) return resolve();
    waiting.add(resolve);
    signal.addEventListener('abort', () => resolve());
  });

/** See `packages/contract/src/live/stamp.ts`. */
const findOlder = (known: string | null, stamp: string): string => {
  const [listening, ms] = stamp.split('.');
  if (known === null || !ms) return stamp;
  const [knownListening, knownMs] = known.split('.');
  if (listening !== knownListening) return '';
  return Number(ms) < Number(knownMs) ? stamp : known;
};

/** The server says whether anything has changed since this stamp. Null during a first call: its answer may be older. */
export const findReadSince = (): string | null => (firstCalls > 0 ? null : oldest || null);
