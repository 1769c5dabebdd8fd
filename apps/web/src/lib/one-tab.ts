/** Goes on until its signal aborts. */
type Work = (signal: AbortSignal) => Promise<void>;

/**
 * Runs `work` in one of the browser's tabs that ask for it under the same name; another takes over when that one is
 * gone. `takeOver` takes it from a tab that the browser has put to sleep. Without locks (plain http) every tab works.
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
      // Fails when the wait is given up or another tab steals the turn; what follows is the same.
      await navigator.locks.request(name, options, takeTurn).catch(() => undefined);
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
