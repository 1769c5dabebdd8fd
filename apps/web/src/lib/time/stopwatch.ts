/**
 * Measures elapsed time with two clocks: the monotonic one stops while some devices sleep, and the wall clock can be
 * set back.
 */
export const startStopwatch = (): (() => number) => {
  const [monotonic, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
};
