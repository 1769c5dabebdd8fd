/** Both run in a page before its own code. They leave other timers and all arguments unchanged. */

/** Drops timers with exactly this delay, so that the page stays as it is during a check. */
export const skipTimersOf = (skippedMs: number): void => {
  const startTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number, ...values: unknown[]) =>
      delay === skippedMs ? 0 : startTimer(run, delay, ...values),
  });
};

/** Shortens timers with exactly this delay. */
export const shortenTimersOf = ([longMs, shortMs]: readonly [longMs: number, shortMs: number]): void => {
  const startTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number, ...values: unknown[]) =>
      startTimer(run, delay === longMs ? shortMs : delay, ...values),
  });
};
