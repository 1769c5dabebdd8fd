import type { Media } from '@pinlife/contract/media/schema';
import { onSessionEnd } from '../../lib/session/session.ts';
import { startStopwatch } from '../../lib/time/stopwatch.ts';
import { mediaApi } from './lazy-api.ts';

/** Signed addresses expire after an hour; older ones are read again. */
const FRESH_MS = 30 * 60_000;

const known = new Map<string, { media: Media; findAge: () => number }>();
onSessionEnd(() => known.clear());

export const rememberMedia = (...media: readonly Media[]): void => {
  for (const item of media) known.set(item._id, { media: item, findAge: startStopwatch() });
};

/** Finds media in memory or on the server; null if it is deleted or the server cannot be reached. */
export const findMedia = async (id: string, { isStale = false } = {}): Promise<Media | null> => {
  const found = isStale ? undefined : known.get(id);
  if (found && found.findAge() < FRESH_MS) return found.media;
  const api = await mediaApi.tryLoad();
  const media = (await api?.renewMedia({ _id: id, noteId: '' }).catch(() => null)) ?? null;
  if (media) rememberMedia(media);
  return media;
};
