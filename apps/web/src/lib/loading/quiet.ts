const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

type Wait = { restMs: number; longestMs: number };

/** For work that the screen needs soon. */
export const briefQuiet: Wait = { restMs: 100, longestMs: 1000 };
/** For work that may never be needed; e2e/fixtures.ts shortens the longest wait. */
export const longQuiet: Wait = { restMs: 5000, longestMs: 20_000 };

/**
 * Calls back once the page is idle: nothing loading, no long task, no input. Work that starts then does not slow down
 * the first screen.
 */
export const whenQuiet = ({ restMs, longestMs }: Wait, callback: () => void): (() => void) => {
  const end = new AbortController();
  const finish = () => {
    stop();
    callback();
  };
  let timer = setTimeout(finish, restMs);
  const longest = setTimeout(finish, longestMs);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(finish, restMs);
  };
  const busy = 'PerformanceObserver' in globalThis ? new PerformanceObserver(wait) : null;
  for (const type of ['resource', 'longtask']) {
    if (busy && PerformanceObserver.supportedEntryTypes.includes(type)) busy.observe({ type });
  }
  for (const type of INPUTS) addEventListener(type, wait, { signal: end.signal, capture: true, passive: true });
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(longest);
    busy?.disconnect();
    end.abort();
  };
  return stop;
};

/** Resolves when the page is quiet, or when the signal aborts. */
export const untilQuiet = (wait: Wait, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = whenQuiet(wait, resolve);
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
