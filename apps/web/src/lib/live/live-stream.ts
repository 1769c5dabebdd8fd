import { LIVE_HEARTBEAT_MS, type LiveEventName, type LiveEvents, SINCE_HEADER } from '@pinlife/contract/live/events';
import { LIVE_PATH } from '@pinlife/contract/routes';
import { call } from '../api/api-client.ts';
import { reportReachable } from '../api/connection.ts';
import { isMarked, isRefused, readBody } from '../api/envelope.ts';
import { endSession, getToken } from '../session/session.ts';
import { learnServerTime } from '../time/server-clock.ts';
import { readEvents } from './event-stream.ts';
import { findReadSince } from './read-since.ts';
import { measureSilence } from './silence.ts';

export type LiveEvent = { [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } }[LiveEventName];

const FIRST_RETRY_MS = 1000;
const SLOWEST_RETRY_MS = 30_000;

type Follower = {
  token: string;
  onEvent: (event: LiveEvent) => void;
  /** Called for every attempt to connect too: it shows that this tab is awake. */
  onBeat: () => void;
};

/** Keeps a stream open until the signal aborts, and opens it again whenever it breaks. */
export const followStream = async (follower: Follower, signal: AbortSignal): Promise<void> => {
  let failures = 0;
  while (!signal.aborted) {
    follower.onBeat();
    const openedAt = performance.now();
    const hasConnected = await readStream(follower, signal);
    // Backs off unless the stream has lasted: the page reads all its lists again at each greeting.
    const hasLasted = hasConnected && performance.now() - openedAt >= LIVE_HEARTBEAT_MS;
    failures = hasLasted ? 0 : failures + 1;
    await waitToRetry(failures, signal);
  }
};

/** Reads one stream until it ends, breaks or is silent. Returns whether it delivered anything. */
const readStream = async ({ token, onEvent, onBeat }: Follower, signal: AbortSignal): Promise<boolean> => {
  const pulse = watchPulse();
  let hasConnected = false;
  try {
    const since = findReadSince();
    const response = await fetch(LIVE_PATH, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(since !== null && { [SINCE_HEADER]: since }),
      },
      cache: 'no-store',
      // Other requests come first.
      priority: 'low',
      redirect: 'error',
      signal: AbortSignal.any([signal, pulse.signal]),
    });
    // The outbox counts 30 days from when a session has ended, and the machine may have slept since the last answer.
    if (isMarked(response)) learnServerTime(response.headers.get('date'));
    if (response.status === 401 && isRefused(response, await readBody(response)) && token === getToken()) {
      endSession('expired');
    }
    if (!isStream(response) || !response.body) return false;
    const beat = () => {
      pulse.beat();
      onBeat();
    };
    for await (const { name, data } of readEvents(response.body, beat)) {
      hasConnected = true;
      reportReachable(true);
      onEvent({ name, data: JSON.parse(data) } as LiveEvent);
    }
  } catch {
    // The stream broke, was silent or was aborted; the caller knows from its signal.
    if (!hasConnected && !signal.aborted) void askWhetherReachable(signal);
  } finally {
    pulse.stop();
  }
  return hasConnected;
};

/** Asked by a call, because some proxies block only streams, and an idle page makes no other calls. */
const askWhetherReachable = (signal: AbortSignal): Promise<unknown> =>
  call('getInstance', { signal }).catch(() => undefined);

/** A captive portal's page has another content type, a gateway's stream no mark. */
const isStream = (response: Response): boolean =>
  response.ok && isMarked(response) && (response.headers.get('content-type')?.startsWith('text/event-stream') ?? false);

/** Aborts after a long silence, also if timers stopped while the device slept. */
const watchPulse = () => {
  const broken = new AbortController();
  const listening = new AbortController();
  const silence = measureSilence();
  const check = () => {
    if (silence.isTooLong()) broken.abort();
  };
  const timer = setInterval(check, LIVE_HEARTBEAT_MS);
  for (const type of ['visibilitychange', 'online', 'focus', 'pageshow']) {
    addEventListener(type, check, { signal: listening.signal });
  }
  return {
    signal: broken.signal,
    beat: silence.end,
    stop: () => {
      clearInterval(timer);
      listening.abort();
    },
  };
};

/** Waits longer after each failure, but not when the network or the person comes back. */
const waitToRetry = (failures: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const listening = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const longest = Math.min(FIRST_RETRY_MS * 2 ** failures, SLOWEST_RETRY_MS);
    // Jitter: all tabs lose a server at the same moment and must not come back at the same moment.
    const timer = setTimeout(finish, longest * (0.5 + Math.random() / 2));
    const options = { signal: listening.signal, capture: true };
    signal.addEventListener('abort', finish, options);
    addEventListener('online', finish, options);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && finish(), options);
  });
