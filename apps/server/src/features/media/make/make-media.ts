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
import { createImageRenderer } from '../../../platform/image.ts';
import { createTurns } from '../../../platform/load/turns.ts';
import { ORIGINAL } from '../../../platform/media/media-variant.ts';
import type { Storage, StoredObject } from '../../../platform/storage.ts';
import type { NewMedia } from '../repo.ts';
import { downloadTo, openBytes } from './stored-bytes.ts';

/** The upload as it lies in storage, and the folder in which what is made of it is stored. */
type Upload = {
  userId: string;
  key: string;
  stored: StoredObject;
  contentType: string;
  objectKey: string;
  /** A picture that PinLife has drawn before. */
  isDrawn?: boolean | undefined;
};

type MadeMedia = Omit<NewMedia, 'id' | 's3Key' | 'name' | 'objectKey' | 'type'>;

/** Two at a time, so that nobody waits for what one person brings; a page sends three at once. */
const limits = { lanes: 2, waitingOfOne: 12, waitingOfAll: 120, waitMs: 45_000 };

/** Of these, one is worked on at a time. */
const HEAVY_PIXELS = 16_000_000;
/** In which a picture has said its size, unless very much is said about it before. */
const HEAD_BYTES = 256 * 1024;

export type MediaMaker = (upload: Upload, wanted: MediaCreate) => Promise<MadeMedia>;

/** Looks at the stored bytes and stores what is to be shown of them. */
export const createMediaMaker = (storage: Storage, workFolder: string): MediaMaker => {
  const renderImage = createImageRenderer();
  const drawInTurn = createTurns(limits);
  const readAudio = createAudioReader();
  const listenInTurn = createTurns(limits);

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
    const draw = async () => {
      const path = join(folder, 'upload');
      await downloadTo(storage, key, path);
      return renderImage({ path, contentType, folder, isDrawn });
    };
    try {
      const isHeavy = pixels === null || pixels > HEAVY_PIXELS;
      const { original, thumbs, ...image } = await drawInTurn(userId, draw, { isHeavy });
      for (const file of [original, ...thumbs]) await store(objectKey, file);
      return {
        ...nothingKnown,
        ...image,
        size: original.size,
        thumbs: thumbs.map(({ name, width, height }) => ({ name, width, height })),
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  const makeAudio = async ({ userId, key, stored, objectKey }: Upload, hints: MediaCreate): Promise<MadeMedia> => {
    // Copied first: what is looked at is what will be played.
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

/** Pictures are worked on in the data folder, whatever keeps them in the end. */
const explain = (error: unknown): never => {
  throw hasCode(error, 'ENOSPC') ? new AppError('storage_full', { cause: error }) : error;
};

const nothingKnown = {
  width: null,
  height: null,
  placeholder: null,
  thumbs: [],
  duration: null,
  peaks: null,
};
