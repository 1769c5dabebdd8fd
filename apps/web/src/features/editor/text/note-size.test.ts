import { BODY_MAX_BYTES } from '@pinlife/contract/routes';
import { expect, it } from 'vitest';
import { fitsBody } from './note-size.ts';

const AROUND_TEXT = JSON.stringify({ content: '' }).length;

it('accepts a body of exactly the limit and refuses one byte more', () => {
  const content = 'x'.repeat(BODY_MAX_BYTES - AROUND_TEXT);
  expect(fitsBody({ content })).toBe(true);
  expect(fitsBody({ content: `${content}y` })).toBe(false);
});

it('counts bytes, not characters', () => {
  const content = 'ക'.repeat(BODY_MAX_BYTES / 2);
  expect(content.length).toBeLessThan(BODY_MAX_BYTES);
  expect(fitsBody({ content })).toBe(false);
});

it('counts what JSON adds to the text', () => {
  const content = '"'.repeat(BODY_MAX_BYTES - AROUND_TEXT);
  expect(fitsBody({ content })).toBe(false);
});
