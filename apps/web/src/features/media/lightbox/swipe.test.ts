import { expect, it } from 'vitest';
import { classifySwipe } from './swipe.ts';

it.each([
  ['the next picture', { x: -80, y: 10 }, 'next'],
  ['the one before', { x: 80, y: -20 }, 'previous'],
  ['nothing when it was short', { x: -30, y: 2 }, 'none'],
  ['away with it when it went down', { x: 20, y: 160 }, 'dismiss'],
  ['nothing when it went up', { x: 0, y: -200 }, 'none'],
] as const)('a swipe means %s', (_meaning, swipe, verdict) => {
  expect(classifySwipe(swipe)).toBe(verdict);
});
