import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SILENCE_LIMIT_MS, sendFile } from './send-file.ts';

/** A request whose progress and answer the test sets. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload = () => undefined;
  onabort = () => undefined;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = vi.fn();
  abort = vi.fn(() => this.onabort());
  headers: string[] = [];
  getAllResponseHeaders = () => this.headers.map((line) => `${line}\r\n`).join('');
  /** Browsers return null for headers that a foreign answer does not expose. */
  getResponseHeader = (name: string) => {
    throw new Error(`Refused to get unsafe header "${name}"`);
  };

  constructor() {
    FakeRequest.last = this;
  }
  answer(status: number, body = '') {
    Object.assign(this, { status, responseText: body }).onload();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (signal = new AbortController().signal) => {
  const onProgress = vi.fn();
  const sending = sendFile('/there', 'image/png', { file: new Blob(['1234']), signal, onProgress });
  return { sending, onProgress, request: FakeRequest.last };
};

it('reports its progress and its end', async () => {
  const { sending, onProgress, request } = send();
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.answer(200);
  await sending;
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.25);
});

it('has not arrived if the sign-in page of a Wi-Fi answers 200', async () => {
  const { sending, request } = send();
  request.headers = ['content-type: text/html; charset=utf-8'];
  request.answer(200, '<!doctype html>');
  await expect(sending).rejects.toMatchObject({ code: 'unavailable', isUnanswered: true });
});

it('reports when to try again if there were too many', async () => {
  const { sending, request } = send();
  request.headers = ['date: Tue, 17 Nov 2026 11:00:00 GMT', 'retry-after: 7'];
  request.answer(429, JSON.stringify({ code: 'too_many_attempts', error: 'Too many' }));
  await expect(sending).rejects.toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 7 });
});

it('fails with the code of the answer', async () => {
  const { sending, request } = send();
  request.answer(413, JSON.stringify({ code: 'file_too_big', error: 'Too big' }));
  await expect(sending).rejects.toMatchObject({ status: 413, code: 'file_too_big' });
});

it('fails on a line that has fallen silent, not on a slow one', async () => {
  const { sending, request } = send();
  const failure = expect(sending).rejects.toMatchObject({ code: 'unavailable' });
  for (let loaded = 1; loaded <= 3; loaded += 1) {
    await vi.advanceTimersByTimeAsync(SILENCE_LIMIT_MS - 1);
    request.upload.onprogress?.({ loaded, total: 4 });
  }
  expect(request.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(SILENCE_LIMIT_MS);
  expect(request.abort).toHaveBeenCalledOnce();
  await failure;
});

it('stops when it is no longer wanted, and waits for nothing after that', async () => {
  const leaving = new AbortController();
  const { sending } = send(leaving.signal);
  leaving.abort();
  await expect(sending).rejects.toThrow('aborted');
  expect(vi.getTimerCount()).toBe(0);
});
