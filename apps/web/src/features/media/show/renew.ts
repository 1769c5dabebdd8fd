import type { Media } from '@pinlife/contract/media/schema';
import { mediaApi } from '../../../entities/media/lazy-api.ts';

/** Each URL is renewed once: if it fails again, the file is broken, not the signature expired. */
const asked = new Set<string>();

/**
 * Called when a picture did not load: most likely its signed URL has expired. The fresh URL is put into every cached copy
 * of the note. `onAnswer` is for callers with a copy of their own; null if the file is gone.
 */
export const renewOnce = (media: Media, onAnswer?: (fresh: Media | null) => void): void => {
  if (asked.has(media.url)) return;
  asked.add(media.url);
  mediaApi
    .load()
    .then(({ renewMedia }) => renewMedia(media))
    // The server was not reached: the next failure tries again.
    .then(onAnswer, () => asked.delete(media.url));
};

/** Downloads by a fresh URL, as the one in the page may have expired. */
export const download = async (media: Media): Promise<void> => {
  const api = await mediaApi.tryLoad();
  const { url, filename } = (await api?.renewMedia(media).catch(() => null)) ?? media;
  const link = Object.assign(document.createElement('a'), { href: url, download: filename });
  link.click();
};
