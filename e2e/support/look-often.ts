/**
 * Playwright polls a waiting assertion less and less often, in the end once a second, which makes tests slow. This makes it
 * poll * ten times a second. No test may use the same delay itself.
 */
const SELDOM_MS = [500, 1000];
const OFTEN_MS = 100;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (start, self, [run, delay, ...values]) =>
    Reflect.apply(start, self, [run, SELDOM_MS.includes(delay) ? OFTEN_MS : delay, ...values]),
});
