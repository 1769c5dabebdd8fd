import { channel } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseDuringRequests } from './pause-during-requests.ts';

let events: string[];
let end: () => void;
const request = (response = { closed: true }) => channel('http.server.request.start').publish({ response });
/** The period begins with the clock. */
beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  events = [];
  end = pauseDuringRequests({
    pause: () => events.push(`paused ${performance.now()}`),
    resume: () => events.push(`resumed ${performance.now()}`),
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('work pauses until a while after the last request', () => {
  vi.advanceTimersByTime(1_000);
  request();
  vi.advanceTimersByTime(60);
  request();
  vi.advanceTimersByTime(1_000);
  expect(events).toEqual(['paused 1000', 'resumed 1160']);
});

it('work pauses until a while after the end of a slow response, even if it is broken off', () => {
  const [slow, other] = [{ closed: false }, { closed: false }];
  vi.advanceTimersByTime(1_000);
  request(slow);
  request(other);
  vi.advanceTimersByTime(450);
  other.closed = true;
  vi.advanceTimersByTime(240);
  expect(events).toEqual(['paused 1000']);
  slow.closed = true;
  vi.advanceTimersByTime(210);
  expect(events).toEqual(['paused 1000', 'resumed 1700']);
});

it('a stream pauses work for a second', () => {
  request({ closed: false });
  vi.advanceTimersByTime(2_000);
  expect(events).toEqual(['paused 0', 'resumed 1000']);
});

it('work gets a part of each period even if requests never end', () => {
  for (let at = 0; at < 6_000; at += 10) {
    request();
    vi.advanceTimersByTime(10);
  }
  expect(events).toEqual(['paused 0', 'resumed 2900', 'paused 3000', 'resumed 5900']);
});

it('work continues when the pauses end, and no request pauses it afterwards', () => {
  request();
  end();
  request();
  vi.advanceTimersByTime(1_000);
  expect(events).toEqual(['paused 0', 'resumed 0']);
});
