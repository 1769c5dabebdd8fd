import { normalizeText } from '@pinlife/contract/normal-form';
import { expect, it } from 'vitest';

it.each([
  ['cafe\u0301', 'NFC', 'café'],
  ['ﬁn', 'NFKC', 'fin'],
  ['é', 'NFKD', 'e\u0301'],
  ['e\u0323\u0301'.repeat(40), 'NFC', 'ẹ\u0301'.repeat(40)],
  ['ﾊ\uff9f', 'NFKC', 'パ'],
] as const)('writes equal texts with equal characters: %s in %s', (text, form, normalized) => {
  expect(normalizeText(text, form)).toBe(normalized);
});

it('keeps thirty marks of a letter', () => {
  expect(normalizeText(`x${'\u0316'.repeat(40)}y`)).toBe(`x${'\u0316'.repeat(30)}y`);
});

// Quadratic work would exceed the timeout of a test.
it.each([
  ['NFC', '\u0301\u0323'],
  ['NFKC', '\u0301\uff9e'],
  ['NFKD', '\u0301\u0323'],
] as const)('takes time proportional to the length of a text: %s', (form, marks) => {
  expect(normalizeText(`a${marks.repeat(300_000)}`, form).length).toBeLessThan(40);
});
