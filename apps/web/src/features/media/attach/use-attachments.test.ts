// @vitest-environment jsdom

import { NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, listToasts } from '../../../ui/feedback/toast.ts';
import type { QueueOptions } from '../upload/upload-queue.ts';
import type { Attachment } from './attachment.ts';
import { useAttachments } from './use-attachments.ts';

const media = (id: string) => ({ _id: id, type: 'image', filename: `${id}.png`, size: 1, inline: false }) as Media;
const pending = (key: string, changes: Partial<Attachment> = {}): Attachment => ({
  ...{ key, type: 'image', name: `${key}.png`, size: 1, contentType: 'image/png', area: 'beside', sound: null },
  ...{ media: null, kept: null, progress: 0, hasFailed: false, lacksRoom: false, unfit: null, localUrl: 'blob:here' },
  ...changes,
});

let isLoaded = true;
/** The mocked queue: the options that the hook passes to it. */
let opened: Pick<QueueOptions, 'onAdd' | 'onChange' | 'onRefuse'> | null = null;
const queue = {
  add: vi.fn(async () => undefined),
  retry: vi.fn(),
  remove: vi.fn(),
  finishUploads: vi.fn(async () => true),
  dispose: vi.fn(),
};
vi.mock('../upload/open-queue.ts', () => ({
  openUploadQueue: (options: QueueOptions) => {
    if (!isLoaded) throw new Error('The code is missing');
    opened = options;
    return queue;
  },
}));

const placeholders = { insert: vi.fn(), replace: vi.fn(), remove: vi.fn() };
const onChange = vi.fn();

const setUp = (saved: readonly Media[] = []) =>
  renderHook(() => useAttachments({ owner: 'me', saved, onChange, findPlaceholders: () => placeholders }));

/** A hook whose queue is open and has taken a file. */
const setUpWith = async (attachment: Attachment, saved: readonly Media[] = []) => {
  const hook = setUp(saved);
  await act(() => hook.result.current.add([new File(['x'], 'x.png')], { wanted: 'any' }));
  act(() => opened?.onAdd(attachment));
  return hook;
};

beforeEach(() => {
  vi.clearAllMocks();
  opened = null;
  isLoaded = true;
  for (const { id } of listToasts()) dismissToast(id);
});
const toasts = () => listToasts().map(({ text }) => text);

it('has the media of the note, unchanged until something is added or removed', () => {
  const { result } = setUp([media('a'), media('b')]);
  expect(result.current).toMatchObject({ isChanged: false, isPending: false });
  act(() => result.current.remove('a'));
  expect(result.current.isChanged).toBe(true);
  expect(result.current.readMedia().map(({ _id }) => _id)).toEqual(['b']);
});

it('counts a running upload as pending, and as media once it has arrived', async () => {
  const { result } = await setUpWith(pending('new'), [media('a')]);
  expect(result.current).toMatchObject({ isPending: true, isChanged: false });
  act(() => opened?.onChange('new', { media: media('c') }));
  expect(result.current).toMatchObject({ isPending: false, isChanged: true });
  expect(result.current.readMedia().map(({ _id }) => _id)).toEqual(['a', 'c']);
});

it('records nothing without the code that takes the recording', async () => {
  const { result } = setUp();
  isLoaded = false;
  await act(async () => result.current.setRecording(true));
  expect(result.current.isRecording).toBe(false);
  expect(toasts()).toHaveLength(1);
  isLoaded = true;
  await act(async () => result.current.setRecording(true));
  expect(result.current).toMatchObject({ isRecording: true, isPending: true });
  act(() => result.current.setRecording(false));
  expect(result.current.isRecording).toBe(false);
});

it('shows once that uploads failed, for any number of them', async () => {
  const { result } = await setUpWith(pending('one'));
  act(() => opened?.onAdd(pending('two')));
  act(() => opened?.onChange('one', { hasFailed: true }));
  act(() => opened?.onChange('two', { hasFailed: true }));
  expect(toasts()).toHaveLength(1);
  expect(result.current.list.every(({ hasFailed }) => hasFailed)).toBe(true);
});

it('shows a message if there is no room to keep a file without a network', async () => {
  const { result } = await setUpWith(pending('one'));
  act(() => opened?.onChange('one', { hasFailed: true, lacksRoom: true }));
  expect(toasts()).toEqual(['media.noRoom']);
  expect(result.current.isPending).toBe(true);
});

it('puts a pasted picture into the text once it has arrived, and not beside it', async () => {
  const { result } = await setUpWith(pending('pasted', { area: 'text' }));
  expect(placeholders.insert).toHaveBeenCalledWith('pasted', 'blob:here');
  act(() => opened?.onChange('pasted', { media: media('p') }));
  expect(placeholders.replace).toHaveBeenCalledWith('pasted', media('p'));
  expect(result.current.list).toEqual([]);
});

it('frees the space of a pasted picture that is taken back', async () => {
  const { result } = await setUpWith(pending('pasted', { area: 'text' }));
  act(() => result.current.remove('pasted'));
  expect(placeholders.remove).toHaveBeenCalledWith('pasted');
  await waitFor(() => expect(queue.remove).toHaveBeenCalledWith('pasted'));
});

it('takes the placeholder of a picture that is on its way out of a text that stays', async () => {
  const { result } = await setUpWith(pending('pasted', { area: 'text' }));
  act(() => result.current.replace([]));
  expect(placeholders.remove).toHaveBeenCalledExactlyOnceWith('pasted');
  expect(result.current.isPending).toBe(false);
});

it('finishes a recording before it waits for the uploads', async () => {
  const { result } = await setUpWith(pending('one'));
  const order: string[] = [];
  queue.finishUploads.mockImplementationOnce(async () => order.push('uploads') > 0);
  result.current.recorder.current = {
    finish: async () => {
      order.push('recording');
    },
  };
  await expect(result.current.finishUploads()).resolves.toBe(true);
  expect(order).toEqual(['recording', 'uploads']);
});

it('is settled if nothing was ever added', async () => {
  await expect(setUp().result.current.finishUploads()).resolves.toBe(true);
});

it('uses fresh addresses and reports missing files', () => {
  const { result } = setUp([media('a'), media('gone')]);
  const fresh = { ...media('a'), url: 'https://fresh' };
  act(() =>
    result.current.refresh(
      new Map([
        ['a', fresh],
        ['gone', null],
      ]),
    ),
  );
  expect(result.current.readMedia()).toEqual([fresh]);
  expect(toasts()).toHaveLength(1);
});

it('accepts as many as a note may have, and no more', async () => {
  const { result } = setUp(Array.from({ length: NOTE_MEDIA_MAX - 1 }, (_each, index) => media(`m${index}`)));
  const [first, second] = [new File(['1'], '1'), new File(['2'], '2')];
  await act(() => result.current.add([first, second], { wanted: 'file' }));
  expect(queue.add).toHaveBeenCalledWith([first], { wanted: 'file' });
  expect(toasts()).toHaveLength(1);
});

it('cancels running uploads when the editor closes', async () => {
  const { unmount } = await setUpWith(pending('one'));
  unmount();
  await waitFor(() => expect(queue.dispose).toHaveBeenCalled());
});
