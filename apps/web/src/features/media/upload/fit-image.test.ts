import { expect, it } from 'vitest';
import { fitWithin } from './fit-image.ts';

it('keeps the shape of a picture that is too large', () => {
  expect(fitWithin({ width: 8192, height: 4000 }, 4096)).toEqual({ width: 4096, height: 2000 });
  expect(fitWithin({ width: 1000, height: 16_384 }, 4096)).toEqual({ width: 250, height: 4096 });
});

it('leaves a picture alone that fits', () => {
  expect(fitWithin({ width: 4096, height: 10 }, 4096)).toEqual({ width: 4096, height: 10 });
});

it('keeps at least one pixel of a thread', () => {
  expect(fitWithin({ width: 60_000, height: 2 }, 4096)).toEqual({ width: 4096, height: 1 });
});
