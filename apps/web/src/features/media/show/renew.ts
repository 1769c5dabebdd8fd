import type { Media } from '@pinlife/contract/media/schema';
import { mediaApi } from '../../../entities/media/lazy-api.ts';

/** Addresses that were renewed once: one that fails again after that is broken, not old. */
const asked = new Set<string>();

/**
 * For a picture that did not load: its address has run out, most likely. The fresh one reaches every copy of the note;
 * whoever holds a copy of their own is told, also when it is gone.
 */
export const renewOnce = (media: Media, onAnswer?: (fresh: Media | null) => void): void => {
  if (asked.has(media.url)) return;
  asked.add(media.url);
  mediaApi
    .load()
    .then(({ renewMedia }) => renewMedia(media))
    // Out of reach for now: the next failure may ask again.
    .then(onAnswer, () => asked.delete(media.url));
};

/** Downloads with an address of this moment; the one in the page may have run out. */
export const download = async (media: Media): Promise<void> => {
  const api = await mediaApi.tryLoad();
  const { url, filename } = (await api?.renewMedia(media).catch(() => null)) ?? media;
  const link = Object.assign(document.createElement('a'), { href: url, download: filename });
  link.click();
};
