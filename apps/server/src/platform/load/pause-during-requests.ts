import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

type Pausable = { pause(): void; resume(): void };

/** Node publishes each request here that a server of this process begins to answer. */
const REQUESTS = 'http.server.request.start';
/** The pause after the latest request: a screen makes several. */
const PAUSE_MS = 100;
/** A response that takes longer is a stream, which does not pause the work any more. */
const RESPONSE_MAX_MS = 1_000;
/** In each period the rest is never paused, so that the work goes on while requests never end. */
const PERIOD_MS = 3_000;
const PAUSED_MAX_MS = 2_900;

/**
 * Pauses background work while this process answers requests. A low priority is not enough: the work also takes the caches
 * and, on a shared core, half of its speed. Returns a function that ends the pauses.
 */
export const pauseDuringRequests = ({ pause, resume }: Pausable): (() => void) => {
  let resuming: NodeJS.Timeout | null = null;
  let lastAt = 0;
  let open: { response: Pick<ServerResponse, 'closed'>; startedAt: number }[] = [];
  const findLeftMs = () => {
    const now = performance.now();
    open = open.filter(({ response, startedAt }) => !response.closed && now - startedAt < RESPONSE_MAX_MS);
    if (open.length > 0) lastAt = now;
    return Math.min(lastAt + PAUSE_MS - now, PAUSED_MAX_MS - (now % PERIOD_MS));
  };
  const resumeLater = () => {
    const leftMs = findLeftMs();
    resuming = leftMs > 0 ? setTimeout(resumeLater, leftMs).unref() : null;
    if (!resuming) resume();
  };
  const onRequest = (message: unknown) => {
    lastAt = performance.now();
    open.push({ response: (message as { response: ServerResponse }).response, startedAt: lastAt });
    if (resuming || findLeftMs() <= 0) return;
    pause();
    resumeLater();
  };
  subscribe(REQUESTS, onRequest);
  return () => {
    unsubscribe(REQUESTS, onRequest);
    if (resuming) clearTimeout(resuming);
    resume();
  };
};
