import type { Media } from '@pinlife/contract/media/schema';
import { findMedia } from '../../../entities/media/cache.ts';
import { t } from '../../../lib/i18n/i18n.ts';
import { findKeptThumb } from '../../../lib/kept/kept.ts';

/** The text of a note is never wider. */
const MAX_WIDTH = 704;

/** Sets the address of an inline image. An expired one is renewed once. */
const show = (image: HTMLImageElement, media: Media, canRenew: boolean): void => {
  const { url, thumbUrl, thumbs, width, height, placeholder } = media;
  image.onerror = canRenew ? () => findAndShow(image, media._id, { isStale: true }) : null;
  image.loading = 'lazy';
  image.decoding = 'async';
  if (width && height) Object.assign(image, { width, height });
  if (placeholder) image.style.backgroundImage = `url("${placeholder}")`;
  // The displayed size: a small image is not enlarged.
  image.sizes = `min(100vw, ${Math.min(width ?? MAX_WIDTH, MAX_WIDTH)}px)`;
  image.srcset = thumbs.map((thumb) => `${thumb.url} ${thumb.width}w`).join(', ');
  image.src = thumbUrl ?? url;
};

const findAndShow = async (image: HTMLImageElement, id: string, { isStale }: { isStale: boolean }): Promise<void> => {
  const media = await findMedia(id, { isStale });
  if (media) return show(image, media, !isStale);
  const kept = await findKeptThumb(id);
  if (kept !== null) Object.assign(image, { onerror: null, srcset: '', src: kept });
  else image.alt = t('media.imageGone');
};

/** Shows the image with this id; if it is not in `known`, it is fetched. */
export const showMedia = (image: HTMLImageElement, id: string, known: readonly Media[] = []): void => {
  const media = known.find(({ _id }) => _id === id);
  if (media) show(image, media, true);
  else findAndShow(image, id, { isStale: false });
};

/** Shows all pictures among a text. */
export const showMediaIn = (text: ParentNode, known: readonly Media[]): void => {
  for (const image of text.querySelectorAll<HTMLImageElement>('img[data-media]')) {
    showMedia(image, image.dataset.media ?? '', known);
  }
};
