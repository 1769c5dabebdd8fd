import { expect, test } from 'vitest';
import { createId } from './create-id.ts';

test('makes a UUID of version 7', () => {
  expect(createId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('sorts by time', () => {
  expect(createId(1_700_000_000_000) < createId(1_700_000_000_001)).toBe(true);
});

test('makes no id twice', () => {
  const now = Date.now();
  expect(new Set(Array.from({ length: 1000 }, () => createId(now))).size).toBe(1000);
});
