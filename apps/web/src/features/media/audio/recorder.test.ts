import { afterEach, expect, it, vi } from 'vitest';
import { chooseFormat, startRecorder } from './recorder.ts';

const rain = { name: 'Rain', onLevel: () => undefined, onStop: vi.fn() };
afterEach(() => vi.unstubAllGlobals());

it('prefers MP4, which plays everywhere', () => {
  expect(chooseFormat(() => true)).toEqual({ type: 'audio/mp4', extension: 'm4a' });
});

it('records WebM with Opus if MP4 cannot be recorded', () => {
  expect(chooseFormat((type) => type.startsWith('audio/webm'))).toEqual({
    type: 'audio/webm;codecs=opus',
    extension: 'webm',
  });
});

it('leaves the format to a browser that supports none of them', () => {
  expect(chooseFormat(() => false).type).toBe('');
});

it('turns the microphone off if the browser cannot record after all', async () => {
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
  await expect(startRecorder(rain)).rejects.toThrow('Not supported');
  expect(stop).toHaveBeenCalledOnce();
});

/** A recorder of a browser whose microphone can be pulled out. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  static last: FakeRecorder;
  state = 'inactive';
  sound = 'sound';
  mimeType = 'audio/mp4';

  constructor() {
    super();
    FakeRecorder.last = this;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    if (this.state === 'inactive') return;
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([this.sound]) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const stubBrowser = () => {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      close = async () => undefined;
    },
  );
  vi.stubGlobal(
    'AnalyserNode',
    class {
      getFloatTimeDomainData = () => undefined;
    },
  );
  vi.stubGlobal(
    'MediaStreamAudioSourceNode',
    class {
      connect = () => undefined;
    },
  );
};

it('reports that the microphone was pulled out, and keeps the recording until then', async () => {
  stubBrowser();
  const recorder = await startRecorder(rain);
  expect(rain.onStop).not.toHaveBeenCalled();
  FakeRecorder.last.stop();
  expect(rain.onStop).toHaveBeenCalledOnce();
  expect(await (await recorder.finish())?.file.text()).toBe('sound');
});

it('makes no file of nothing', async () => {
  stubBrowser();
  const recorder = await startRecorder(rain);
  FakeRecorder.last.sound = '';
  expect(await recorder.finish()).toBeNull();
});
