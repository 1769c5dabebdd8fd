import { expect, it } from 'vitest';
import { createBackgroundPause } from './background-pause.ts';

it('rests for a quarter of the work as long as nothing is in its way', () => {
  const pauseAfter = createBackgroundPause();
  expect([pauseAfter(100, 40), pauseAfter(50, 20), pauseAfter(80, 40)]).toEqual([25, 12.5, 20]);
});

it('rests longer the slower the work is, and never stops', () => {
  const pauseAfter = createBackgroundPause();
  pauseAfter(100, 40);
  expect([pauseAfter(200, 40), pauseAfter(400, 40), pauseAfter(8000, 40)]).toEqual([100, 400, 16_000]);
});

it('learns nothing from a piece that compares with no other', () => {
  const pauseAfter = createBackgroundPause();
  pauseAfter(100, 40);
  expect([pauseAfter(4, 0), pauseAfter(1000, 0), pauseAfter(100, 40)]).toEqual([1, 250, 25]);
});

it('forgets how quick it was when there was less', () => {
  const pauseAfter = createBackgroundPause();
  pauseAfter(100, 40);
  const rests = Array.from({ length: 20 }, () => pauseAfter(300, 40));
  expect([rests[0], rests[18], rests[19]]).toEqual([225, 225, 75]);
});
