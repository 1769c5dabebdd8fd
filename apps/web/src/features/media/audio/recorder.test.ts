import { expect, it } from 'vitest';
import { chooseFormat } from './recorder.ts';

it('prefers MP4, which plays everywhere', () => {
  expect(chooseFormat(() => true)).toEqual({ type: 'audio/mp4', extension: 'm4a' });
});

it('records WebM with Opus where MP4 cannot be recorded', () => {
  expect(chooseFormat((type) => type.startsWith('audio/webm'))).toEqual({
    type: 'audio/webm;codecs=opus',
    extension: 'webm',
  });
});

it('leaves the format to a browser that knows none of them', () => {
  expect(chooseFormat(() => false).type).toBe('');
});
