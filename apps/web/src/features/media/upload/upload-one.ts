import { IMAGE_MAX_BYTES, type MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { NoRoomError } from '../../../entities/upload/local-media.ts';
import type { Sound, Upload, UploadFile } from '../../../entities/upload/upload.ts';
import { unansweredError } from '../../../lib/api/api-error.ts';
import type { Attachment } from '../attach/attachment.ts';
import { isUnheard, Refusal } from './upload-failure.ts';

/** A file on its way. */
export type Job = {
  file: File;
  s3Key: string;
  type: MediaType;
  contentType: string;
  sound: Sound | null;
  /** The bytes in this browser, once they are being stored. */
  kept?: Promise<Media>;
  state: 'waiting' | 'running' | 'failed';
  ending: AbortController;
};

export type UploadTools = {
  upload: (upload: Upload) => Promise<Media>;
  /** Stores the file until a note uses it. Throws a `NoRoomError`. */
  keep: (file: UploadFile) => Promise<Media>;
  /** Stores the server's id of a stored file. */
  nameKept: (id: string, mediaId: string) => Promise<void>;
  isReachable: () => boolean;
  /** The image to send. */
  fitImage: (file: Blob, contentType: string) => Promise<Blob>;
  /** For sounds without measurements. */
  measureSound: (file: Blob) => Promise<Sound | null>;
};

/**
 * Prepares a file, stores it, sends it and reports its progress. Without a network it counts as attached once it is stored.
 */
export const uploadOne = async (
  tools: UploadTools,
  job: Job,
  onChange: (changes: Partial<Attachment>) => void,
): Promise<Media> => {
  const { signal } = job.ending;
  const prepared = await prepare(tools, job);
  if (prepared.sound) onChange({ sound: prepared.sound });
  signal.throwIfAborted();
  job.kept ??= tools.keep(prepared);
  const { kept } = job;
  kept.then(
    (local) => signal.aborted || onChange({ kept: local }),
    () => delete job.kept,
  );
  if (!tools.isReachable()) return takeKept(kept, unansweredError());
  try {
    const onProgress = (progress: number) => onChange({ progress });
    const media = await tools.upload({ ...prepared, signal, onProgress });
    // The server deletes what no note uses for a day: the bytes stay here until then.
    await kept.then(({ _id }) => tools.nameKept(_id, media._id)).catch(() => undefined);
    return media;
  } catch (error) {
    if (signal.aborted || !isUnheard(error)) throw error;
    return takeKept(kept, error);
  }
};

/** The file to send. */
export const prepare = async (
  { fitImage, measureSound }: Pick<UploadTools, 'fitImage' | 'measureSound'>,
  { file, s3Key, type, contentType, sound }: Pick<Job, 'file' | 's3Key' | 'type' | 'contentType' | 'sound'>,
): Promise<UploadFile> => {
  const body = type === 'image' ? await fitImage(file, contentType).catch(refuseFormat) : file;
  if (type === 'image' && body.size > IMAGE_MAX_BYTES) throw new Refusal('image_too_big');
  const measured = type === 'audio' ? (sound ?? (await measureSound(file))) : null;
  return { s3Key, type, filename: file.name, sound: measured, file: body };
};

const refuseFormat = (): never => {
  throw new Refusal('image_format_invalid');
};

/** If the browser cannot store it, the error of the upload is thrown. */
const takeKept = async (kept: Promise<Media>, error: unknown): Promise<Media> => {
  try {
    return await kept;
  } catch (failure) {
    throw failure instanceof NoRoomError ? failure : error;
  }
};
