// @vitest-environment jsdom
import { MINUTE_MS } from '@pinlife/contract/durations';
import { LIVE_HEARTBEAT_MS } from '@pinlife/contract/live/events';
import { LIVE_PATH } from '@pinlife/contract/routes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ourJson, ourMark } from '../../../../../testing/our-answer.ts';
import { isReachableNow } from '../api/connection.ts';
import { endSession, getToken, onSessionEnd, startSession } from '../session/session.ts';
import { findServerTime, learnServerTime } from '../time/server-clock.ts';
import { followStream } from './live-stream.ts';

/** A server that sends `hello` and ends the stream after a while. */
const endAfter = (ms: number, headers = ourMark) => {
  const open = vi.fn(
    async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('event: hello\ndata: {}\n\n'));
            setTimeout(() => controller.close(), ms);
          },
        }),
        { headers: { ...headers, 'content-type': 'text/event-stream' } },
      ),
  );
  vi.stubGlobal('fetch', open);
  return open;
};

let end: AbortController;
const followFor = async (ms: number) => {
  const onEvent = vi.fn();
  followStream({ token: 'secret', onEvent, onBeat: () => undefined }, end.signal);
  await vi.advanceTimersByTimeAsync(ms);
  return onEvent;
};

beforeEach(() => {
  vi.useFakeTimers();
  end = new AbortController();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks less and less often for a stream that breaks right after its greeting', async () => {
  endAfter(10);
  const heard = await followFor(5 * MINUTE_MS);
  expect(heard.mock.calls.length).toBeGreaterThan(5);
  expect(heard.mock.calls.length).toBeLessThan(30);
});

it('opens a stream again at once that had lasted', async () => {
  const open = endAfter(LIVE_HEARTBEAT_MS);
  await followFor(2 * LIVE_HEARTBEAT_MS);
  expect(open).toHaveBeenCalledTimes(2);
});

it('notifies an idle page that the server cannot be reached, and that it is back', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await followFor(10);
  expect(isReachableNow()).toBe(false);
  endAfter(MINUTE_MS);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(isReachableNow()).toBe(true);
});

it('distinguishes a stream that a proxy buffers from a server that cannot be reached', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === LIVE_PATH) throw new TypeError('Failed to fetch');
    return ourJson({ data: {} });
  });
  await followFor(MINUTE_MS);
  expect(isReachableNow()).toBe(true);
});

it('ignores events in the stream of another server', async () => {
  endAfter(MINUTE_MS, {});
  expect(await followFor(MINUTE_MS)).not.toHaveBeenCalled();
});

it.each([
  [200, 'event: session\ndata: {}\n\n'],
  [401, '<!doctype html>'],
])('ignores the page of a Wi-Fi, and stays logged in: %i', async (status, page) => {
  startSession({ token: 'secret', id: 'meera', lastLogin: null }, { keep: false });
  vi.stubGlobal('fetch', async () => new Response(page, { status, headers: { 'content-type': 'text/html' } }));
  expect(await followFor(MINUTE_MS)).not.toHaveBeenCalled();
  expect(getToken()).toBe('secret');
  endSession();
});

it('ends a session that the server no longer has', async () => {
  startSession({ token: 'secret', id: 'meera', lastLogin: null }, { keep: false });
  const refusal = { error: 'Please login again.', code: 'unauthorized' };
  vi.stubGlobal('fetch', async () => ourJson(refusal, { status: 401 }));
  await followFor(MINUTE_MS);
  expect(getToken()).toBeNull();
});

it('knows the time of the refusal that ends the session, even if the machine has slept for weeks', async () => {
  learnServerTime('Sun, 18 Oct 2026 09:00:00 GMT');
  startSession({ token: 'secret', id: 'meera', lastLogin: null }, { keep: false });
  const [refusal, date] = [{ error: 'Please login again.', code: 'unauthorized' }, 'Wed, 25 Nov 2026 09:00:00 GMT'];
  vi.stubGlobal('fetch', async () => ourJson(refusal, { status: 401, headers: { date } }));
  const times: (number | null)[] = [];
  const stop = onSessionEnd(() => times.push(findServerTime()));
  await followFor(0);
  stop();
  expect(times).toEqual([Date.parse(date)]);
});
