import { uploadMedia } from '../../../entities/media/api.ts';
import { fitImage } from './fit-image.ts';
import { measureSound } from './measure-sound.ts';
import { createUploadQueue, type QueueOptions } from './upload-queue.ts';

type OpenOptions = Omit<QueueOptions, 'upload' | 'fitImage' | 'measureSound'>;

/** The queue with all that it works with. Heavy: it is loaded when the first file is chosen. */
export const openUploadQueue = (options: OpenOptions) =>
  createUploadQueue({ ...options, upload: uploadMedia, fitImage, measureSound });
