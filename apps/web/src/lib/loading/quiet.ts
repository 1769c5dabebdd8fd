const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

type Wait = { restMs: number; longestMs: number };

/** For what is needed soon. */
export const soon: Wait = { restMs: 100, longestMs: 1000 };
/** For what may never be needed. */
export const atLeisure: Wait = { restMs: 5000, longestMs: 20_000 };

/**
 * Calls back once the page has been at rest for a while: nothing was loaded, nothing kept it busy and nobody touched it.
 * What starts then takes no time from a slow device that is still busy with its first screen.
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

/** The same to wait for; a signal ends the waiting too. */
export const untilQuiet = (wait: Wait, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = whenQuiet(wait, resolve);
    signal.addEventListener('abort', () => {
      stop();
      resolve();
    });
  });
