import { beforeEach, expect, it, vi } from 'vitest';

let since: typeof import('./read-since.ts');
beforeEach(async () => {
  vi.resetModules();
  since = await import('./read-since.ts');
});

const read = (...stamps: (string | null)[]) => {
  for (const stamp of stamps) since.beginRead()(stamp);
};

it('is the oldest answer, in whatever order they arrive', () => {
  expect(since.findReadSince()).toBeNull();
  read('a.20', 'a.9', 'a.100');
  expect(since.findReadSince()).toBe('a.9');
});

it('is unknown while an answer is awaited', () => {
  read('a.20');
  const end = since.beginRead();
  expect(since.findReadSince()).toBeNull();
  end('a.30');
  expect(since.findReadSince()).toBe('a.20');
});

it.each([[['a.20', 'b.1', 'a.21']], [['a.20', null, 'a.21']], [['1', 'a.21']]])(
  'is unknown where answers came from several nodes, or one is missing: %j',
  (stamps) => {
    read(...stamps);
    expect(since.findReadSince()).toBeNull();
  },
);
