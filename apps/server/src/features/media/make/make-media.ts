import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_MAX_PIXELS, mediaMaxBytes } from '@pinlife/contract/media/limits';
import type { MediaCreate } from '@pinlife/contract/media/schema';
import { createAudioReader } from '../../../platform/audio.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { hasCode } from '../../../platform/error/error-code.ts';
import { countPixels, sniffImage } from '../../../platform/image/head.ts';
import type { WrittenFile } from '../../../platform/image/render-image.ts';
import type { Images } from '../../../platform/image.ts';
import { createFairQueue } from '../../../platform/load/fair-queue.ts';
import { ORIGINAL } from '../../../platform/media/media-variant.ts';
import type { Storage, StoredObject } from '../../../platform/storage.ts';
import type { NewMedia } from '../repo.ts';
import { downloadTo, openBytes } from './stored-bytes.ts';

/** The stored upload, and the folder for the files made from it. */
type Upload = {
  userId: string;
  key: string;
  stored: StoredObject;
  contentType: string;
  objectKey: string;
  /** An image that PinLife rendered before. */
  isDrawn?: boolean | undefined;
};

type MadeMedia = Omit<NewMedia, 'id' | 's3Key' | 'name' | 'objectKey' | 'type'>;

/** For recordings; images have the same limits. */
const limits = { concurrency: 2, waitingOfOne: 12, waitingOfAll: 120, waitMs: 45_000 };

/** Only one image of this size is rendered at a time. */
const HEAVY_PIXELS = 16_000_000;
/** Enough to contain the size of almost every image. */
const HEAD_BYTES = 256 * 1024;

export type MediaMaker = (upload: Upload, wanted: MediaCreate) => Promise<MadeMedia>;

/** Examines stored uploads and stores the files that are shown. */
export const createMediaMaker = (storage: Storage, workFolder: string, images: Images): MediaMaker => {
  const readAudio = createAudioReader();
  const listenInTurn = createFairQueue(limits);

  const store = (objectKey: string, { name, path, size, contentType }: WrittenFile) =>
    storage.write(`${objectKey}/${name}`, createReadStream(path), { contentType, size });

  const makeImage = async ({ userId, key, stored, objectKey, isDrawn }: Upload): Promise<MadeMedia> => {
    const start = await openBytes(storage, key, stored.size).read(0, HEAD_BYTES);
    const contentType = sniffImage(start);
    if (!contentType) throw new AppError('image_format_invalid');
    const pixels = countPixels(start, contentType);
    if (pixels !== null && pixels > IMAGE_MAX_PIXELS) throw new AppError('image_too_many_pixels');
    await mkdir(workFolder, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(workFolder, 'image-'));
    const prepare = async () => {
      const path = join(folder, 'upload');
      await downloadTo(storage, key, path);
      return { path, contentType, folder, isDrawn };
    };
    try {
      const isHeavy = pixels === null || pixels > HEAVY_PIXELS;
      const { original, thumbs, ...image } = await images.render(userId, prepare, { isHeavy });
      for (const file of [original, ...thumbs]) await store(objectKey, file);
      return {
        ...nothingKnown,
        ...image,
        size: original.size,
        thumbs: thumbs.map(({ name, width, height }) => ({ name, width, height })),
        previewBytes: thumbs.reduce((sum, { size }) => sum + size, 0),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const makeAudio = async ({ userId, key, stored, objectKey }: Upload, hints: MediaCreate): Promise<MadeMedia> => {
    // Copied first, so that the examined bytes are the ones that are played.
    await storage.copy(key, `${objectKey}/${ORIGINAL}`);
    const bytes = openBytes(storage, `${objectKey}/${ORIGINAL}`, stored.size);
    const audio = await listenInTurn(userId, () => readAudio(bytes));
    if (!audio) throw new AppError('audio_format_invalid');
    const { contentType, duration } = audio;
    return {
      ...nothingKnown,
      size: stored.size,
      contentType,
      duration: duration ?? hints.duration ?? null,
      peaks: hints.peaks ?? null,
    };
  };

  const makeFile = async ({ key, stored, contentType, objectKey }: Upload): Promise<MadeMedia> => {
    await storage.copy(key, `${objectKey}/${ORIGINAL}`);
    return { ...nothingKnown, size: stored.size, contentType };
  };

  const makers = { image: makeImage, audio: makeAudio, file: makeFile };

  return async (upload, wanted) => {
    const { type } = wanted;
    if (upload.stored.size > mediaMaxBytes(type)) {
      throw new AppError(type === 'image' ? 'image_too_big' : 'file_too_big');
    }
    return makers[type](upload, wanted).catch(explain);
  };
};

/** Images are rendered in the data folder, whichever storage is used, so its disk can be full. */
const explain = (error: unknown): never => {
  throw hasCode(error, 'ENOSPC') ? new AppError('storage_full', { cause: error }) : error;
};

const nothingKnown = {
  width: null,
  height: null,
  placeholder: null,
  thumbs: [],
  previewBytes: 0,
  duration: null,
  peaks: null,
};
