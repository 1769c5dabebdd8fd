import { afterEach, expect, test, vi } from 'vitest';
import { trustScript } from './trusted-types.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['/sw.js', '/assets/pdf.worker.min-nsgyaFqA.js'])('the app runs %s, which the build made', (address) => {
  vi.stubEnv('DEV', false);
  expect(trustScript(address)).toBe(address);
});

test.each([
  '/media/1/2/original.js',
  '/api/note/media/1.js',
  '/assets/../media/1/2/original.js',
  '//elsewhere.example/sw.js',
  'https://elsewhere.example/assets/a.js',
  'data:text/javascript,1',
  'sw.js',
])('the app runs no %s', (address) => {
  vi.stubEnv('DEV', false);
  expect(() => trustScript(address)).toThrow(TypeError);
});
