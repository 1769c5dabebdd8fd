/**
 * Loaded into the server before its own code. Measures in processor time of its main thread, as other programs do not change
 * that: how long the event loop works in one go, and how much it works while a marked call waits for its answer. Writes both to
 * `LOOP_REPORT` at each SIGUSR2, and measures anew.
 */
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 5;
/** Calls are answered within so many ticks, unless the machine is very busy. */
const TICKS_KEPT = 20_000;

const readMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

if (isMainThread) {
  /** @type {{ at: number, spentMs: number }[]} */
  let ticks = [];
  let longest = 0;
  /** @type {number[]} */
  let waits = [];
  const look = () => {
    const spentMs = readMs();
    longest = Math.max(longest, spentMs - (ticks.at(-1)?.spentMs ?? spentMs));
    ticks.push({ at: performance.timeOrigin + performance.now(), spentMs });
    if (ticks.length > TICKS_KEPT) ticks = ticks.slice(TICKS_KEPT / 2);
  };
  setInterval(look, TICK_MS).unref();
  // From the last tick before it was sent, so that a loop that was too busy to hear it counts too.
  subscribe('http.server.response.finish', (message) => {
    const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
    const sentAt = Number(request.headers['x-sent-at']);
    const tick = sentAt && ticks.findLast(({ at }) => at < sentAt);
    if (tick) waits.push(readMs() - tick.spentMs);
  });
  process.on('SIGUSR2', () => {
    look();
    writeFileSync(process.env['LOOP_REPORT'] ?? '', JSON.stringify({ longest, waits }));
    [longest, waits] = [0, []];
  });
}
