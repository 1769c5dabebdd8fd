import { expect, it } from 'vitest';
import { codeOf, findStep, stepAt, toBase32 } from './totp.ts';

const key = Buffer.from('12345678901234567890');

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('shows at second %i of RFC 6238 the last six digits of its code', (second, code) => {
  expect(codeOf(key, stepAt(new Date(second * 1000)))).toBe(code);
});

it('accepts a code one step early or late, no further, and no code of a used step', () => {
  const now = new Date('2026-11-14T18:40:00Z');
  const current = stepAt(now);
  const find = (offset: number, lastStep = 0) => findStep(key, codeOf(key, current + offset), { now, lastStep });
  expect([-2, -1, 0, 1, 2].map((offset) => find(offset))).toEqual([null, current - 1, current, current + 1, null]);
  expect(find(0, current)).toBeNull();
  expect(find(-1, current)).toBeNull();
  expect(find(1, current)).toBe(current + 1);
});

it('writes a key as RFC 4648 does', () => {
  expect(toBase32(Buffer.from('foobar1234'))).toBe('MZXW6YTBOIYTEMZU');
});
