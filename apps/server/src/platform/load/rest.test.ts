import { expect, it } from 'vitest';
import { createRest } from './rest.ts';

it('rests for a quarter of the work as long as nothing is in its way', () => {
  const restAfter = createRest();
  expect([restAfter(100, 40), restAfter(50, 20), restAfter(80, 40)]).toEqual([25, 12.5, 20]);
});

it('rests longer the slower the work goes, and never gives up', () => {
  const restAfter = createRest();
  restAfter(100, 40);
  expect([restAfter(200, 40), restAfter(400, 40), restAfter(8000, 40)]).toEqual([100, 400, 16_000]);
});

it('learns nothing from a piece that compares with no other', () => {
  const restAfter = createRest();
  restAfter(100, 40);
  expect([restAfter(4, 0), restAfter(1000, 0), restAfter(100, 40)]).toEqual([1, 250, 25]);
});

it('forgets how quick it was when there was less', () => {
  const restAfter = createRest();
  restAfter(100, 40);
  const rests = Array.from({ length: 20 }, () => restAfter(300, 40));
  expect([rests[0], rests[18], rests[19]]).toEqual([225, 225, 75]);
});
