import { expect, it } from 'vitest';
import { drawWave, toPeaks } from './peaks.ts';

it('uses the loudest of each stretch, relative to the loudest of all', () => {
  expect(toPeaks([0, 0.1, -0.4, 0.2, 0.05, 0], 3)).toEqual([25, 100, 13]);
});

it('has no more bars than there are measurements', () => {
  expect(toPeaks([0.5, 1], 120)).toEqual([50, 100]);
  expect(toPeaks([], 120)).toEqual([]);
});

it('shows silence as silence', () => {
  expect(toPeaks([0, 0, 0], 3)).toEqual([0, 0, 0]);
});

it('draws a bar a peak, the loudest as high as the wave', () => {
  const { path, width } = drawWave([100, 50]);
  expect(path).toBe('M2.5 2.0v22.0M7.5 7.5v11.0');
  expect(width).toBe(10);
});
