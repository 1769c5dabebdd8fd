// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { initI18n } from '../../../lib/i18n/i18n.ts';
import type { Recording, startRecorder } from '../audio/recorder.ts';
import { RecorderStrip } from './recorder-strip.tsx';
import type { RecorderHandle } from './use-attachments.ts';

const recording: Recording = { file: new File(['sound'], 'Rain.m4a'), sound: { duration: 1, peaks: [] } };
/** The running recorder: what it was started with, and the end of its work. */
let running: { options: Parameters<typeof startRecorder>[0]; complete: (made: Recording) => void };
vi.mock('../audio/recorder.ts', () => ({
  canRecord: () => true,
  startRecorder: async (options: Parameters<typeof startRecorder>[0]) => {
    const { promise, resolve } = Promise.withResolvers<Recording>();
    running = { options, complete: resolve };
    return { finish: () => promise, discard: options.onStop, pause: vi.fn(), resume: vi.fn() };
  },
}));

const onRecording = vi.fn(async () => undefined);
const onEnd = vi.fn();

beforeAll(initI18n);
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const start = async () => {
  const strip = createRef<RecorderHandle>();
  const { unmount } = render(<RecorderStrip ref={strip} onRecording={onRecording} onEnd={onEnd} />);
  await act(async () => undefined);
  return { strip, unmount };
};

it('lets a save wait for a recording that is being finished already', async () => {
  const { strip } = await start();
  void strip.current?.finish();
  const order: string[] = [];
  onRecording.mockImplementation(async () => void order.push('recording'));
  const saved = strip.current?.finish().then(() => order.push('save'));
  await act(async () => undefined);
  running.complete(recording);
  await act(async () => void (await saved));
  expect(order).toEqual(['recording', 'save']);
  expect(onRecording).toHaveBeenCalledExactlyOnceWith(recording);
});

it('attaches the recording so far when the browser ends it, and nothing once it is discarded', async () => {
  const { unmount } = await start();
  act(() => running.options.onStop());
  running.complete(recording);
  await vi.waitFor(() => expect(onRecording).toHaveBeenCalledExactlyOnceWith(recording));
  expect(onEnd).toHaveBeenCalledOnce();
  unmount();

  const other = await start();
  other.unmount();
  running.complete(recording);
  await act(async () => undefined);
  expect(onRecording).toHaveBeenCalledOnce();
});
