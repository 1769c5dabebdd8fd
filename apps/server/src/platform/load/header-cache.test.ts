import { expect, it, vi } from 'vitest';
import { createHeaderCache } from './header-cache.ts';

it('reads a text once, and one that is not there as an empty one', () => {
  const read = vi.fn((text: string) => text.length);
  const lengthOf = createHeaderCache(read);
  expect([lengthOf('abc'), lengthOf('abc'), lengthOf(undefined), lengthOf('')]).toEqual([3, 3, 0, 0]);
  expect(read.mock.calls).toEqual([['abc'], ['']]);
});

it('remembers no long texts, and no more than a few hundred', () => {
  const read = vi.fn((text: string) => text);
  const remembered = createHeaderCache(read);
  for (const text of ['x'.repeat(201), 'x'.repeat(201)]) remembered(text);
  expect(read).toHaveBeenCalledTimes(2);
  for (let index = 0; index < 600; index += 1) remembered(`en-${index}`);
  read.mockClear();
  remembered('en-1');
  expect(read).not.toHaveBeenCalled();
  remembered('en-599');
  expect(read).toHaveBeenCalledOnce();
});
