// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { ourMark } from '../../../../../../testing/our-answer.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createUploadPort } from './upload-api.ts';

const port = createUploadPort('one');
const { signal } = new AbortController();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (status: number, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers: { ...ourMark, ...headers } }));

it.each([
  [200, { 'upload-offset': '4096' }, 4096],
  [409, {}, 'over'],
  [403, {}, 'expired'],
] as const)('reads the offset of the upload from a %i', async (status, headers, place) => {
  answer(status, headers);
  expect(await port.locate('/there', signal)).toBe(place);
});

it.each([
  ['a page of somebody else', 200, {}],
  ['a proxy', 502, {}],
  ['a place that is none', 200, { 'upload-offset': 'far' }],
] as const)('ignores an offset from %s, and tries again', async (_name, status, headers) => {
  answer(status, headers);
  const error = await port.locate('/there', signal).catch((reason: unknown) => reason);
  expect(port.findPause(error, 1)).toBe(1000);
});

it('tries again if there is no answer, less often each time', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const error = await port.locate('/there', signal).catch((reason: unknown) => reason);
  expect([1, 2, 3, 9].map((failures) => port.findPause(error, failures))).toEqual([1000, 2000, 4000, 30_000]);
});

it('ends if the upload is gone', async () => {
  answer(404);
  const error = await port.locate('/there', signal).catch((reason: unknown) => reason);
  expect(port.findPause(error, 1)).toBeNull();
});

it('continues if a proxy refuses a piece in its own words, unless the piece is too large for it', () => {
  const refuse = (status: number) => port.findPause(new ApiError(status, 'forbidden', 'Blocked'), 1);
  expect([400, 404, 413].map(refuse)).toEqual([1000, 1000, null]);
});

it('waits no longer once the line is back, or the upload was cancelled', async () => {
  vi.useFakeTimers();
  const back = port.pause(60_000, signal);
  dispatchEvent(new Event('online'));
  await back;
  const end = new AbortController();
  const stopped = port.pause(60_000, end.signal);
  end.abort();
  await stopped;
  expect(vi.getTimerCount()).toBe(0);
});
