/** Both run in a page before its own code, and leave all other timers alone. */

/** Keeps the page from moving on while it is looked at. */
export const skipTimersOf = (skippedMs: number): void => {
  const startTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number) => (delay === skippedMs ? 0 : startTimer(run, delay)),
  });
};

/** Ends a long wait early. */
export const shortenTimersOf = ([longMs, shortMs]: readonly [longMs: number, shortMs: number]): void => {
  const startTimer = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, delay?: number) => startTimer(run, delay === longMs ? shortMs : delay),
  });
};
