/**
 * Begins to measure how much time passes. By two clocks: the monotonic one stands still while some machines sleep, and the
 * one on the wall can be set back.
 */
export const startStopwatch = (): (() => number) => {
  const [monotonic, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - monotonic, Date.now() - wall);
};
