import type { ErrorCode } from '@pinlife/contract/errors';
import { IMAGE_MAX_BYTES } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoRoomError } from '../../../entities/upload/local-media.ts';
import type { Upload, UploadFile } from '../../../entities/upload/upload.ts';
import { ApiError, unansweredError } from '../../../lib/api/api-error.ts';
import type { Attachment } from '../attach/attachment.ts';
import { createUploadQueue } from './upload-queue.ts';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
const png = (name: string) => new File([PNG], name, { type: 'image/png' });
const text = (name: string, type = 'text/plain') => new File(['words'], name, { type });

/** An upload that the test ends. */
type Pending = Upload & {
  arrive: () => void;
  fail: (code: ErrorCode, data?: unknown) => void;
  cut: () => void;
  tellToWait: (seconds: number) => void;
};

type Setting = { fitted?: Blob; isReachable?: boolean; room?: 'enough' | 'none' | 'no store' };

const setUp = ({ fitted = new Blob([PNG]), isReachable = true, room = 'enough' }: Setting = {}) => {
  let list: Attachment[] = [];
  const uploads: Pending[] = [];
  const refused: ErrorCode[] = [];
  const kept: UploadFile[] = [];
  const named: [string, string][] = [];
  const queue = createUploadQueue({
    owner: 'me',
    upload: (upload) =>
      new Promise<Media>((resolve, reject) => {
        upload.signal.addEventListener('abort', () => reject(upload.signal.reason));
        uploads.push({
          ...upload,
          arrive: () => resolve({ _id: `media of ${upload.filename}`, filename: upload.filename } as Media),
          cut: () => reject(unansweredError()),
          fail: (code, data) => reject(Object.assign(new Error(code), { code, data })),
          tellToWait: (seconds) => reject(new ApiError(429, 'too_many_attempts', '', { retryAfterSeconds: seconds })),
        });
      }),
    keep: async (file) => {
      if (room === 'none') throw new NoRoomError();
      if (room === 'no store') throw new Error('InvalidStateError');
      kept.push(file);
      return { _id: `local-${file.filename}`, filename: file.filename } as Media;
    },
    nameKept: async (id, mediaId) => void named.push([id, mediaId]),
    isReachable: () => isReachable,
    fitImage: async () => fitted,
    measureSound: async () => ({ duration: 2, peaks: [1, 2] }),
    onAdd: (attachment) => {
      list = [...list, attachment];
    },
    onChange: (key, changes) => {
      list = list.map((item) => (item.key === key ? { ...item, ...changes } : item));
    },
    onRefuse: (fault, key) => {
      refused.push(fault);
      list = list.filter((item) => item.key !== key);
    },
  });
  const uploadOf = async (name: string, round = 1): Promise<Pending> => {
    const ofName = () => uploads.filter(({ filename }) => filename === name);
    await vi.waitFor(() => expect(ofName()).toHaveLength(round));
    return ofName().at(-1) as Pending;
  };
  const find = (name: string): Attachment | undefined => list.find((item) => item.name === name);
  return { queue, uploads, refused, kept, named, find, uploadOf, readList: () => list };
};

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:local');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => void vi.useRealTimers());

it('shows added files at once, in their order, and the media once they have arrived', async () => {
  const { queue, find, uploadOf, readList } = setUp();
  await queue.add([png('one.png'), text('two.pdf', 'application/pdf')], { wanted: 'any' });
  expect(readList().map(({ name, type, media }) => [name, type, media])).toEqual([
    ['one.png', 'image', null],
    ['two.pdf', 'file', null],
  ]);
  (await uploadOf('two.pdf')).arrive();
  await vi.waitFor(() => expect(find('two.pdf')?.media?._id).toBe('media of two.pdf'));
  expect(find('one.png')?.media).toBeNull();
});

it('keeps the bytes of each file here, with the id of the server once it is uploaded', async () => {
  const { queue, find, named, uploadOf } = setUp();
  await queue.add([text('one.txt')], { wanted: 'file' });
  const upload = await uploadOf('one.txt');
  await vi.waitFor(() => expect(find('one.txt')).toMatchObject({ media: null, kept: { _id: 'local-one.txt' } }));
  upload.fail('internal');
  await vi.waitFor(() => expect(find('one.txt')).toMatchObject({ hasFailed: true, kept: { _id: 'local-one.txt' } }));
  queue.finishUploads();
  (await uploadOf('one.txt', 2)).arrive();
  await vi.waitFor(() => expect(named).toEqual([['local-one.txt', 'media of one.txt']]));
});

it('keeps the order of files added in quick succession, and waits for all of them', async () => {
  const { queue, uploadOf, readList } = setUp();
  // A picture is looked at before it is taken; a file is taken at once.
  queue.add([png('one.png')], { wanted: 'image' });
  queue.add([text('two.pdf', 'application/pdf')], { wanted: 'any' });
  const settled = queue.finishUploads();
  for (const name of ['one.png', 'two.pdf']) (await uploadOf(name)).arrive();
  expect(await settled).toBe(true);
  expect(readList().map(({ name, media }) => [name, media !== null])).toEqual([
    ['one.png', true],
    ['two.pdf', true],
  ]);
});

it('sends three at a time, and the fourth when one of them is done', async () => {
  const { queue, uploads, uploadOf } = setUp();
  await queue.add(
    ['a', 'b', 'c', 'd'].map((name) => text(name)),
    { wanted: 'file' },
  );
  await vi.waitFor(() => expect(uploads).toHaveLength(3));
  (await uploadOf('b')).arrive();
  await uploadOf('d');
});

it('shows Invalid image format for a text that is named .png, and sends nothing of it', async () => {
  const { queue, uploads, refused, readList } = setUp();
  await queue.add([text('photo.png', 'image/png'), text('second.jpg', 'image/jpeg')], { wanted: 'image' });
  expect(refused).toEqual(['image_format_invalid']);
  expect(readList()).toEqual([]);
  expect(uploads).toEqual([]);
});

it('accepts any type of file if a file was requested', async () => {
  const { queue, refused, uploadOf } = setUp();
  await queue.add([text('drawing.svg', 'image/svg+xml')], { wanted: 'file' });
  expect((await uploadOf('drawing.svg')).type).toBe('file');
  expect(refused).toEqual([]);
});

it('refuses an image that is still too big after it was scaled', async () => {
  const { queue, refused, readList } = setUp({ fitted: new Blob([new Uint8Array(IMAGE_MAX_BYTES + 1)]) });
  await queue.add([png('huge.png')], { wanted: 'image' });
  await vi.waitFor(() => expect(refused).toEqual(['image_too_big']));
  expect(readList()).toEqual([]);
});

it('keeps failed uploads, and sends them again on request', async () => {
  const { queue, uploads, find, uploadOf } = setUp();
  await queue.add([text('list.txt')], { wanted: 'file' });
  (await uploadOf('list.txt')).fail('unavailable');
  await vi.waitFor(() => expect(find('list.txt')?.hasFailed).toBe(true));
  queue.retry(find('list.txt')?.key ?? '');
  expect(find('list.txt')?.hasFailed).toBe(false);
  (await uploadOf('list.txt', 2)).arrive();
  await vi.waitFor(() => expect(find('list.txt')?.media).not.toBeNull());
  expect(new Set(uploads.map(({ s3Key }) => s3Key)).size).toBe(1);
});

it('keeps an unanswered upload in the browser, under the key of the upload, and is settled with it', async () => {
  const { queue, uploads, kept, find, uploadOf } = setUp();
  await queue.add([png('one.png')], { wanted: 'image' });
  (await uploadOf('one.png')).cut();
  await expect(queue.finishUploads()).resolves.toBe(true);
  expect(find('one.png')).toMatchObject({ media: { _id: 'local-one.png' }, hasFailed: false });
  expect(kept.map(({ s3Key }) => s3Key)).toEqual(uploads.map(({ s3Key }) => s3Key));
});

it('tries no upload while the server cannot be reached', async () => {
  const { queue, uploads, kept } = setUp({ isReachable: false });
  await queue.add([text('song.mp3', 'audio/mpeg'), text('list.txt')], { wanted: 'any' });
  await expect(queue.finishUploads()).resolves.toBe(true);
  expect(uploads).toEqual([]);
  expect(kept.map(({ type, sound }) => [type, sound?.duration]).sort()).toEqual([
    ['audio', 2],
    ['file', undefined],
  ]);
});

it('reports a file that has no room in the browser, and drops nothing', async () => {
  const { queue, find } = setUp({ isReachable: false, room: 'none' });
  await queue.add([text('list.txt')], { wanted: 'file' });
  await expect(queue.finishUploads()).resolves.toBe(false);
  expect(find('list.txt')).toMatchObject({ media: null, hasFailed: true, lacksRoom: true });
});

it('fails as before if the browser stores nothing', async () => {
  const { queue, find } = setUp({ isReachable: false, room: 'no store' });
  await queue.add([text('list.txt')], { wanted: 'file' });
  await expect(queue.finishUploads()).resolves.toBe(false);
  expect(find('list.txt')).toMatchObject({ media: null, hasFailed: true, lacksRoom: false });
});

it('drops files that the server refuses for good, with its sentence', async () => {
  const { queue, refused, uploadOf, readList } = setUp();
  await queue.add([png('polyglot.png')], { wanted: 'image' });
  (await uploadOf('polyglot.png')).fail('image_format_invalid');
  await vi.waitFor(() => expect(refused).toEqual(['image_format_invalid']));
  expect(readList()).toEqual([]);
});

it('keeps files that exceed the person’s space, shows the space left, and sends them once there is room', async () => {
  const { queue, refused, find, uploadOf } = setUp();
  await queue.add([text('film.mp4', 'video/mp4')], { wanted: 'file' });
  const unfit = { sizeBytes: 1_400_000, leftBytes: 1_000_000, quotaBytes: 1_000_000 };
  (await uploadOf('film.mp4')).fail('space_full', unfit);
  await vi.waitFor(() => expect(find('film.mp4')).toMatchObject({ hasFailed: true, unfit }));
  expect(refused).toEqual([]);
  const settled = queue.finishUploads();
  (await uploadOf('film.mp4', 2)).arrive();
  expect(await settled).toBe(true);
});

it('keeps an invalid sound as a file', async () => {
  const { queue, find, uploadOf } = setUp();
  await queue.add([text('song.mp3', 'audio/mpeg')], { wanted: 'any' });
  expect((await uploadOf('song.mp3')).sound).toEqual({ duration: 2, peaks: [1, 2] });
  (await uploadOf('song.mp3')).fail('audio_format_invalid');
  const second = await uploadOf('song.mp3', 2);
  expect(second.type).toBe('file');
  second.arrive();
  await vi.waitFor(() => expect(find('song.mp3')?.media).not.toBeNull());
});

it('stops the upload of a removed file, and starts the next', async () => {
  const { queue, find, uploadOf } = setUp();
  await queue.add(
    ['a', 'b', 'c', 'd'].map((name) => text(name)),
    { wanted: 'file' },
  );
  const first = await uploadOf('a');
  queue.remove(find('a')?.key ?? '');
  expect(first.signal.aborted).toBe(true);
  await uploadOf('d');
  expect(find('a')?.hasFailed).toBe(false);
});

it('settles once everything has arrived, after another try of failed uploads', async () => {
  const { queue, find, uploadOf } = setUp();
  await expect(queue.finishUploads()).resolves.toBe(true);
  await queue.add([text('a'), text('b')], { wanted: 'file' });
  (await uploadOf('a')).fail('unavailable');
  await vi.waitFor(() => expect(find('a')?.hasFailed).toBe(true));
  const settled = queue.finishUploads();
  (await uploadOf('b')).arrive();
  (await uploadOf('a', 2)).arrive();
  await expect(settled).resolves.toBe(true);
});

it('settles with a no when something failed again', async () => {
  const { queue, uploadOf } = setUp();
  await queue.add([text('a')], { wanted: 'file' });
  const settled = queue.finishUploads();
  (await uploadOf('a')).fail('internal');
  await expect(settled).resolves.toBe(false);
});

it('rests as long as the server asks for, and then continues automatically until everything has arrived', async () => {
  vi.useFakeTimers();
  const { queue, uploads, find, uploadOf, readList } = setUp();
  await queue.add(
    ['a', 'b', 'c', 'd', 'e'].map((name) => text(name)),
    { wanted: 'file' },
  );
  const settled = queue.finishUploads();
  (await uploadOf('a')).arrive();
  (await uploadOf('d')).tellToWait(3);
  (await uploadOf('b')).tellToWait(5);
  await vi.waitFor(() => expect(uploads.map(({ filename }) => filename)).toEqual(['a', 'b', 'c', 'd']));
  (await uploadOf('c')).arrive();
  await vi.advanceTimersByTimeAsync(4999);
  expect(uploads).toHaveLength(4);
  expect(readList().some(({ hasFailed }) => hasFailed)).toBe(false);

  await vi.advanceTimersByTimeAsync(1);
  for (const name of ['b', 'd']) (await uploadOf(name, 2)).arrive();
  (await uploadOf('e')).arrive();
  await expect(settled).resolves.toBe(true);
  expect(find('b')?.media).not.toBeNull();
});

it('sends nothing more once it is disposed of, even after a rest', async () => {
  vi.useFakeTimers();
  const { queue, uploads, uploadOf } = setUp();
  await queue.add([text('a')], { wanted: 'file' });
  (await uploadOf('a')).tellToWait(3);
  await vi.advanceTimersByTimeAsync(0);
  queue.dispose();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(uploads).toHaveLength(1);
});

it('resolves a wait for uploads as incomplete when they are cancelled', async () => {
  const { queue, uploadOf } = setUp();
  await queue.add([png('one.png')], { wanted: 'image' });
  await uploadOf('one.png');
  const isAllThere = queue.finishUploads();
  // It waits for what is being added first.
  await Promise.resolve();
  queue.dispose();
  expect(await isAllThere).toBe(false);
});
