import type { Media } from '@pinlife/contract/media/schema';
import { findMedia } from '../../../entities/media/cache.ts';
import { t } from '../../../lib/i18n/i18n.ts';
import { findKeptThumb } from '../../../lib/kept/kept.ts';

/** The text of a note is never wider. */
const MAX_WIDTH = 704;

/** Gives a picture among the text its address. One that has run out is asked for once more. */
const show = (image: HTMLImageElement, media: Media, canRenew: boolean): void => {
  const { url, thumbUrl, thumbs, width, height, placeholder } = media;
  image.onerror = canRenew ? () => findAndShow(image, media._id, { isStale: true }) : null;
  image.loading = 'lazy';
  image.decoding = 'async';
  if (width && height) Object.assign(image, { width, height });
  if (placeholder) image.style.backgroundImage = `url("${placeholder}")`;
  // What the browser is told here is the size in which it shows the picture: a small one stays small.
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

/** Shows the picture of this id; what is not among the known ones is asked for. */
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
