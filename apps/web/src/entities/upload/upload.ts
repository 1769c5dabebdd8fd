import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media, MediaCreate } from '@pinlife/contract/media/schema';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Caller } from '../../lib/api/ask.ts';
import type { FileTransfer } from '../../lib/api/send-file.ts';

/** The measurements of a recording. */
export type Sound = { duration: number; peaks: readonly number[] };

/** A file as it is sent. `s3Key` is made once per file (`formatUploadKey`), so that a retry is recognised. */
export type UploadFile = { s3Key: string; type: MediaType; filename: string; sound: Sound | null; file: Blob };
export type Upload = UploadFile & FileTransfer;

type SendFile = (address: string, contentType: string, sending: FileTransfer) => Promise<void>;

/**
 * Creates the function that sends a file and has media made of it. A repeated upload with the same key returns the media of
 * the first attempt.
 */
export const createUpload =
  (call: Caller, sendFile: SendFile) =>
  async ({ s3Key, type, filename, sound, ...sending }: Upload): Promise<Media> => {
    const { file, signal } = sending;
    const contentType = file.type || 'application/octet-stream';
    try {
      const address = await call('signUpload', { body: { s3Key, contentType, size: file.size }, signal });
      await sendFile(address, contentType, sending);
    } catch (error) {
      // An earlier attempt has brought the bytes, and only its answer was lost.
      if ((error as Partial<ApiError>).code !== 'upload_exists') throw error;
    }
    const measured = sound && { ...sound, peaks: [...sound.peaks] };
    const body: MediaCreate = { filename, s3Key, type, noteId: '', ...measured };
    return call('createMedia', { body, signal });
  };

/** Creates the function that tells whether the server has deleted a media item. */
export const createGoneCheck =
  (call: Caller) =>
  async (id: string): Promise<boolean> => {
    try {
      await call('getMedia', { params: { id } });
      return false;
    } catch (error) {
      if (error instanceof ApiError && error.isOurs && error.status === 404) return true;
      throw error;
    }
  };
