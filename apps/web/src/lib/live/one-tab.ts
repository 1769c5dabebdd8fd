/** Runs until its signal aborts. */
type Work = (signal: AbortSignal) => Promise<void>;

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Runs `work` in one of the tabs with the same name; another takes over when that tab closes. `takeOver` replaces a tab
 * that the browser has suspended. Without locks (plain http, or blocked storage) every tab runs it.
 */
export const runInOneTab = (name: string, work: Work) => {
  const end = new AbortController();
  let turn = new AbortController();
  let isWorking = false;
  let mustSteal = false;

  const takeTurn = async () => {
    isWorking = true;
    await work(AbortSignal.any([end.signal, turn.signal]));
  };
  const takeTurns = async () => {
    while (!end.signal.aborted) {
      turn = new AbortController();
      const options = mustSteal ? { steal: true } : { signal: AbortSignal.any([end.signal, turn.signal]) };
      mustSteal = false;
      try {
        await navigator.locks.request(name, options, takeTurn);
      } catch (error) {
        // Aborted or stolen: wait for the next turn. Refused (blocked storage): work without a lock, as without locks.
        if (!isAbort(error)) return takeTurn();
      }
      isWorking = false;
      turn.abort();
    }
  };
  if ('locks' in navigator) takeTurns();
  else takeTurn();

  return {
    stop: () => end.abort(),
    takeOver: () => {
      if (isWorking) return;
      mustSteal = true;
      turn.abort();
    },
  };
};
