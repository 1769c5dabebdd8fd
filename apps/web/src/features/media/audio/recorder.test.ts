import { afterEach, expect, it, vi } from 'vitest';
import { chooseFormat, startRecorder } from './recorder.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('turns the microphone off where the browser cannot record after all', async () => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  vi.stubGlobal(
    'MediaRecorder',
    class {
      static isTypeSupported = () => true;
      constructor() {
        throw new Error('Not supported');
      }
    },
  );
  await expect(startRecorder({ name: 'Rain', onLevel: () => undefined })).rejects.toThrow('Not supported');
  expect(stop).toHaveBeenCalledOnce();
});
