import type { Media } from '@pinlife/contract/media/schema';
import { onSessionEnd } from '../../lib/session/session.ts';
import { mediaApi } from './lazy-api.ts';

/** Addresses expire within the hour; what was heard of longer ago is asked for again. */
const FRESH_MS = 30 * 60_000;

const known = new Map<string, { media: Media; at: number }>();
onSessionEnd(() => known.clear());

export const rememberMedia = (...media: readonly Media[]): void => {
  for (const item of media) known.set(item._id, { media: item, at: Date.now() });
};

/** Media by its id, from memory or from the server; null when it is gone or out of reach. */
export const findMedia = async (id: string, { isStale = false } = {}): Promise<Media | null> => {
  const found = isStale ? undefined : known.get(id);
  if (found && Date.now() - found.at < FRESH_MS) return found.media;
  const api = await mediaApi.tryLoad();
  const media = (await api?.renewMedia({ _id: id, noteId: '' }).catch(() => null)) ?? null;
  if (media) rememberMedia(media);
  return media;
};
