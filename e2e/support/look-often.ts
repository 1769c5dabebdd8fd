/**
 * Playwright looks at what has not happened yet ever more seldom, at last once or twice a second: of a second that a page
 * takes to open, a quarter is lost. Here it goes on looking ten times a second.
 * No test may wait for exactly so long itself.
 */
const SELDOM_MS = [500, 1000];
const OFTEN_MS = 100;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (start, self, [run, delay, ...values]) =>
    Reflect.apply(start, self, [run, SELDOM_MS.includes(delay) ? OFTEN_MS : delay, ...values]),
});
