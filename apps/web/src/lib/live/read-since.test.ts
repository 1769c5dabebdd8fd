import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let since: typeof import('./read-since.ts');
beforeEach(async () => {
  vi.resetModules();
  since = await import('./read-since.ts');
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

const read = (...stamps: (string | null)[]) => {
  for (const stamp of stamps) since.beginRead()(stamp);
};

it('is the oldest answer, for any order of arrival', () => {
  expect(since.findReadSince()).toBeNull();
  read('a.20', 'a.9', 'a.100');
  expect(since.findReadSince()).toBe('a.9');
});

it('is unknown while a call of the first screen is open', () => {
  const end = since.beginRead();
  read('a.20');
  expect(since.findReadSince()).toBeNull();
  end('a.10');
  expect(since.findReadSince()).toBe('a.10');
});

it('does not wait for a call that was sent after an answer had arrived: its own answer is newer', () => {
  read('a.20');
  const end = since.beginRead();
  expect(since.findReadSince()).toBe('a.20');
  end('a.30');
  expect(since.findReadSince()).toBe('a.20');
});

it('waits for an early request, which was sent before any answer', () => {
  globalThis.earlyAnswers = { token: 'mine', byAddress: new Map([['/api/user', Promise.resolve(null)]]) };
  read('a.20');
  const end = since.beginRead();
  globalThis.earlyAnswers.byAddress.clear();
  expect(since.findReadSince()).toBeNull();
  end('a.10');
  expect(since.findReadSince()).toBe('a.10');
});

it.each([[['a.20', 'b.1', 'a.21']], [['a.20', null, 'a.21']], [['1', 'a.21']]])(
  'is unknown if answers came from several nodes, or one is missing: %j',
  (stamps) => {
    read(...stamps);
    expect(since.findReadSince()).toBeNull();
  },
);
