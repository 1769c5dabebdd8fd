import { expect, it } from 'vitest';
import { findLink, isAddress, isSafeAddress } from './link-address.ts';

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['example.com', 'https://example.com'],
  [' example.com:8080/path ', 'https://example.com:8080/path'],
  ['meera@example.com', 'mailto:meera@example.com'],
  ['+91 484 266 8000', 'tel:+914842668000'],
  ['tel:+914842668000', 'tel:+914842668000'],
])('%s leads to %s', (typed, link) => {
  expect(findLink(typed)).toBe(link);
});

it.each([
  '',
  'rice',
  'two words.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert.com',
  'data:text/html,x.y',
  '/path',
  '#top',
])('"%s" leads nowhere', (typed) => {
  expect(findLink(typed)).toBeNull();
  expect(isAddress(typed)).toBe(false);
});

it('accepts only the schemes that the API keeps', () => {
  expect(isSafeAddress('HTTPS://example.com')).toBe(true);
  expect(isSafeAddress('ftp://example.com')).toBe(false);
  expect(isSafeAddress('example.com')).toBe(false);
});
