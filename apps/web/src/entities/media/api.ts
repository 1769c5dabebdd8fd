import type { Media } from '@pinlife/contract/media/schema';
import { call } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { getSession } from '../../lib/session/session.ts';
import { changeCachedNote } from '../note/cache.ts';
import { findWaitingFile, listKeptFiles, toMedia } from '../note/outbox/files/blob-store.ts';
import { isLocalMedia } from '../upload/local-media.ts';

/** Renews the signed addresses of a media item, in every cached copy of its note. Null if it is gone. */
export const renewMedia = async ({ _id, noteId }: Pick<Media, '_id' | 'noteId'>): Promise<Media | null> => {
  if (isLocalMedia(_id)) return renewKept(_id);
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
    if (error instanceof ApiError && error.isOurs && error.status === 404) return findKept(_id);
    throw error;
  }
};

/** Media that the server has deleted before a note used it, if this browser still has its bytes. */
const findKept = async (id: string): Promise<Media | null> => {
  const person = getSession()?.id;
  const [kept] = person === undefined ? [] : await listKeptFiles(person, [id]).catch(() => []);
  return kept ? toMedia(kept) : null;
};

/** Media that waits in this browser to be uploaded; after the upload, the server's media. */
const renewKept = async (id: string): Promise<Media | null> => {
  const kept = await findWaitingFile(id);
  if (kept?.blob) return toMedia(kept);
  return kept?.mediaId ? renewMedia({ _id: kept.mediaId, noteId: '' }) : null;
};
