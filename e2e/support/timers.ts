/** Both run in a page before its own code. They leave other timers and all arguments unchanged. */

/** Keeps the page from moving on while it is looked at. */
export const skipTimersOf = (skippedMs: number): void => {
  const startTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number, ...values: unknown[]) =>
      delay === skippedMs ? 0 : startTimer(run, delay, ...values),
  });
};

/** Ends a long wait early. */
export const shortenTimersOf = ([longMs, shortMs]: readonly [longMs: number, shortMs: number]): void => {
  const startTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number, ...values: unknown[]) =>
      startTimer(run, delay === longMs ? shortMs : delay, ...values),
  });
};
