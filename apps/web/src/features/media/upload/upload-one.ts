import { IMAGE_MAX_BYTES, type MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import type { Sound, Upload } from '../../../entities/media/api.ts';
import type { Attachment } from '../attach/attachment.ts';
import { Refusal } from './upload-failure.ts';

/** A file on its way. */
export type Job = {
  file: File;
  type: MediaType;
  contentType: string;
  sound: Sound | null;
  state: 'waiting' | 'running' | 'failed';
  ending: AbortController;
};

export type UploadTools = {
  owner: string;
  upload: (upload: Upload) => Promise<Media>;
  /** What is sent of a picture. */
  fitImage: (file: Blob, contentType: string) => Promise<Blob>;
  /** Of sounds that nobody has measured yet. */
  measureSound: (file: Blob) => Promise<Sound | null>;
};

/** Prepares one file, sends it and tells how far it is. */
export const uploadOne = async (
  { owner, upload, fitImage, measureSound }: UploadTools,
  { file, type, contentType, sound: known, ending }: Job,
  onChange: (changes: Partial<Attachment>) => void,
): Promise<Media> => {
  const body = type === 'image' ? await fitImage(file, contentType).catch(refuseFormat) : file;
  if (type === 'image' && body.size > IMAGE_MAX_BYTES) throw new Refusal('image_too_big');
  const sound = type === 'audio' ? (known ?? (await measureSound(file))) : null;
  if (sound) onChange({ sound });
  ending.signal.throwIfAborted();
  const onProgress = (progress: number) => onChange({ progress });
  return upload({ owner, type, filename: file.name, sound, file: body, signal: ending.signal, onProgress });
};

const refuseFormat = (): never => {
  throw new Refusal('image_format_invalid');
};
