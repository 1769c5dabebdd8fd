import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { ApiError, unanswered } from '../../../../lib/api/api-error.ts';
import type { Upload } from '../../../upload/upload.ts';
import type { KeptFile } from '../queue/database.ts';
import type { Change } from '../queue/waiting.ts';
import { findKeptFile } from './blob-store.ts';
import { listLocalMedia, withServerIds } from './named-media.ts';

/** `isOver`: the session has ended, or another one has begun. */
export type Uploader = { uploadFile: (upload: Upload) => Promise<Media>; isOver: () => boolean };

/** A change as the server takes it. `uploaded`: the server's ids of what was sent for it, by those made here. */
export type Uploaded = { change: Change; uploaded: ReadonlyMap<string, string> };

/**
 * Sends what a change names before the change itself, one after the other. Done again it costs little and changes
 * nothing: the server knows an upload by its key.
 */
export const uploadNamed = async (uploader: Uploader, change: Change): Promise<Uploaded> => {
  const uploaded = new Map<string, string>();
  for (const id of listLocalMedia(change)) {
    const kept = await findKeptFile(id);
    if (uploader.isOver()) throw unanswered();
    uploaded.set(id, kept?.mediaId ?? (await send(uploader, kept)));
  }
  return { change: uploaded.size > 0 ? withServerIds(change, uploaded) : change, uploaded };
};

const GONE = 404;

const send = async (uploader: Uploader, kept: KeptFile | undefined, type?: MediaType): Promise<string> => {
  if (!kept?.blob) throw new ApiError(GONE, 'media_missing', '', { isOurs: true });
  const { s3Key, filename, sound, blob: file } = kept;
  const as = type ?? kept.type;
  const ending = new AbortController();
  const onProgress = () => {
    if (uploader.isOver()) ending.abort();
  };
  const upload = { s3Key, filename, type: as, sound: as === 'audio' ? sound : null, file };
  try {
    return (await uploader.uploadFile({ ...upload, signal: ending.signal, onProgress }))._id;
  } catch (error) {
    const isNoSound = as === 'audio' && (error as Partial<ApiError>).code === 'audio_format_invalid';
    if (!isNoSound) throw error;
    return send(uploader, kept, 'file');
  }
};
