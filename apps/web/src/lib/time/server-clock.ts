/** The server's time in an answer, with both clocks of the device at that moment. */
export type ServerTime = { server: number; device: number; monotonic: number };

/**
 * The server's time, from its answers. Between them it runs on the monotonic clock, so that setting the device's clock
 * changes nothing. Use it wherever something is deleted, expires or is due.
 */
let last: ServerTime | null = null;

/** `date`: the `Date` header of an answer that PinLife itself gave. */
export const learnServerTime = (date: string | null): void => {
  const server = Date.parse(date ?? '');
  if (!Number.isNaN(server)) last = { server, device: Date.now(), monotonic: performance.now() };
};

/** The last known server time. */
export const findLastServerTime = (): ServerTime | null => last;

/** The server's time in milliseconds, exact to a second or two; null until the server has answered. */
export const findServerTime = (): number | null => last && last.server - last.monotonic + performance.now();
