import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { ApiError, unansweredError } from '../../../../lib/api/api-error.ts';
import { isLocalMedia } from '../../../upload/local-media.ts';
import type { Upload } from '../../../upload/upload.ts';
import type { WaitingFile } from '../queue/database.ts';
import type { Change } from '../queue/entry.ts';
import { findWaitingFile, listKeptFiles } from './blob-store.ts';
import { listLocalMedia, listMediaIds, withServerIds } from './referenced-media.ts';

/** The calls of one person. `isOver`: the session has ended, or another one has begun. */
export type Uploader = {
  person: string;
  uploadFile: (upload: Upload) => Promise<Media>;
  /** Whether the server has deleted a media item, as it does if no note uses it for a day. */
  isGone: (mediaId: string) => Promise<boolean>;
  isOver: () => boolean;
};

/** A change with the server's ids of its media. `uploaded`: those ids by the earlier ones. */
export type Uploaded = { change: Change; uploaded: ReadonlyMap<string, string> };

/**
 * Uploads the media of a change that the server does not have, or no longer, one after the other. It can be repeated: the
 * server recognises an upload by its key.
 */
export const uploadReferenced = async (uploader: Uploader, change: Change): Promise<Uploaded> => {
  const uploaded = new Map<string, string>();
  for (const id of listLocalMedia(change)) {
    const kept = await findWaitingFile(id);
    if (uploader.isOver()) throw unansweredError();
    uploaded.set(id, (await findUploaded(uploader, kept)) ?? (await send(uploader, kept)));
  }
  const sent = listMediaIds(change).filter((id) => !isLocalMedia(id));
  // Without a database nothing is kept.
  const files = sent.length > 0 ? await listKeptFiles(uploader.person, sent).catch(() => []) : [];
  const found = await Promise.all(files.map((kept) => findUploaded(uploader, kept)));
  for (const [index, kept] of files.entries()) {
    if (uploader.isOver()) throw unansweredError();
    const mediaId = found[index] ?? (await send(uploader, kept));
    for (const id of [kept.id, kept.mediaId]) if (id) uploaded.set(id, mediaId);
  }
  return { change: uploaded.size > 0 ? withServerIds(change, uploaded) : change, uploaded };
};

/** The id of an uploaded file; null if the server does not have it, or no longer. */
const findUploaded = async ({ isGone }: Uploader, kept: WaitingFile | undefined): Promise<string | null> => {
  if (!kept?.mediaId || !kept.blob) return kept?.mediaId ?? null;
  return (await isGone(kept.mediaId)) ? null : kept.mediaId;
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
