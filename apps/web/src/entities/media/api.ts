import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media, MediaCreate } from '@pinlife/contract/media/schema';
import { formatUploadKey } from '@pinlife/contract/media/upload-key';
import { call } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createId } from '../../lib/api/create-id.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { type Sending, sendFile } from '../../lib/api/send-file.ts';
import { changeCachedNote } from '../note/cache.ts';

/** The same media with fresh addresses, or null when it is gone; every copy of its note in the page gets them too. */
export const renewMedia = async ({ _id, noteId }: Pick<Media, '_id' | 'noteId'>): Promise<Media | null> => {
  try {
    const fresh = await call('getMedia', { params: { id: _id } });
    if (noteId !== '') {
      changeCachedNote(queryClient, noteId, (note) => ({
        ...note,
        media: note.media.map((media) => (media._id === _id ? fresh : media)),
      }));
    }
    return fresh;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** What the page measured of a recording. */
export type Sound = { duration: number; peaks: readonly number[] };

export type Upload = Sending & { owner: string; type: MediaType; filename: string; sound: Sound | null };

/** Sends a file and makes media of it. Sent again, it goes under another key: nothing is ever written over. */
export const uploadMedia = async ({ owner, type, filename, sound, ...sending }: Upload): Promise<Media> => {
  const { file, signal } = sending;
  const s3Key = formatUploadKey(owner, createId(), filename);
  const contentType = file.type || 'application/octet-stream';
  const address = await call('signUpload', { body: { s3Key, contentType, size: file.size }, signal });
  await sendFile(address, contentType, sending);
  const body: MediaCreate = { filename, s3Key, type, noteId: '', ...(sound && { ...sound, peaks: [...sound.peaks] }) };
  return call('createMedia', { body, signal });
};
