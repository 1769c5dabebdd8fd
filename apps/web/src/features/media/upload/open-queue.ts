import { markFilesSent } from '../../../entities/note/outbox/files/blob-store.ts';
import { uploadMedia } from '../../../entities/upload/api.ts';
import { isReachableNow } from '../../../lib/api/connection.ts';
import { fitImage } from './fit-image.ts';
import { keepInBrowser } from './keep-in-browser.ts';
import { measureSound } from './measure-sound.ts';
import type { UploadTools } from './upload-one.ts';
import { createUploadQueue, type QueueOptions } from './upload-queue.ts';

type OpenOptions = Omit<QueueOptions, keyof UploadTools>;

/** The upload queue with its dependencies. Large, so it is loaded when the first file is chosen. */
export const openUploadQueue = (options: OpenOptions) =>
  createUploadQueue({
    ...options,
    upload: uploadMedia,
    keep: (file) => keepInBrowser(options.owner, file),
    nameKept: (id, mediaId) => markFilesSent(new Map([[id, mediaId]]), () => true),
    isReachable: isReachableNow,
    fitImage,
    measureSound,
  });
