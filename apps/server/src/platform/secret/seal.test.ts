import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal(randomBytes(32));
const plain = Buffer.from('a token of a share');

it('opens with its key, in its place', () => {
  expect(seal.open(seal.close(plain, 'here'), 'here')).toEqual(plain);
});

it('closes the same bytes in another way each time', () => {
  expect(seal.close(plain, 'here')).not.toEqual(seal.close(plain, 'here'));
});

it('opens nowhere else, with no other key, and not once a bit of it has changed', () => {
  const sealed = seal.close(plain, 'here');
  expect(() => seal.open(sealed, 'there')).toThrow();
  expect(() => createSeal(randomBytes(32)).open(sealed, 'here')).toThrow();
  for (const place of sealed.keys()) {
    const altered = Buffer.from(sealed);
    altered[place] = (altered[place] ?? 0) ^ 1;
    expect(() => seal.open(altered, 'here')).toThrow();
  }
});
