import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { ApiError, unansweredError } from '../../../../lib/api/api-error.ts';
import type { Upload } from '../../../upload/upload.ts';
import type { WaitingFile } from '../queue/database.ts';
import type { Change } from '../queue/entry.ts';
import { findWaitingFile } from './blob-store.ts';
import { listLocalMedia, withServerIds } from './referenced-media.ts';

/** `isOver`: the session has ended, or another one has begun. */
export type Uploader = { uploadFile: (upload: Upload) => Promise<Media>; isOver: () => boolean };

/** A change with the server's ids of its media. `uploaded`: those ids by the local ones. */
export type Uploaded = { change: Change; uploaded: ReadonlyMap<string, string> };

/**
 * Uploads the local media of a change, one after the other. It can be repeated: the server recognises an upload by its key.
 */
export const uploadReferenced = async (uploader: Uploader, change: Change): Promise<Uploaded> => {
  const uploaded = new Map<string, string>();
  for (const id of listLocalMedia(change)) {
    const kept = await findWaitingFile(id);
    if (uploader.isOver()) throw unansweredError();
    uploaded.set(id, kept?.mediaId ?? (await send(uploader, kept)));
  }
  return { change: uploaded.size > 0 ? withServerIds(change, uploaded) : change, uploaded };
};

const GONE = 404;

const send = async (uploader: Uploader, kept: WaitingFile | undefined, type?: MediaType): Promise<string> => {
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
